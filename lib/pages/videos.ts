import { listPublished as listLives } from '@/lib/services/artexhLive';
import { listPublished as listFilms } from '@/lib/services/artexhVideo';
import { everyVideo } from '@/lib/services/publishedVideos';
import { localePath } from '@/lib/i18n/localePath';
import { parisDay } from '@/lib/i18n/intl';
import type { Locale } from '@/lib/i18n/locales';
import { inOrder, phaseOf } from '@/lib/state/live';
import {
  type VideosKind,
  type VideosQuery,
  readVideosQuery,
  videosPath,
} from '@/lib/state/videosQuery';
import { sizeOr } from '@/lib/domain/picture';
import type { Video } from '@/lib/domain/video';
import { pictureAddress } from '@/lib/pictureWidths.mjs';
import type { Film } from './film';
import { factsOf, momentOf, tracksOf } from './filmWords';
import { notFound } from 'next/navigation';
import { type Query, toSearchParams } from '@/lib/query';
import { ALL_LABELS, FIRST_VIDEO } from '@/lib/rewrites';
import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { yearOfLabels } from '@/lib/services/yearOfLabels';
import {
  absentMetadata,
  namedPageMetadata,
  pageMetadata,
} from '@/lib/discovery/metadata/pageMetadata';
import { pageWords } from '@/lib/discovery/metadata/pageWords';

const PAGES = { films: 'videosView', lives: 'videosLive' } as const;

/** A video's poster has no srcset. */
const POSTER_WIDTH = 1440;
/** For a film of unknown size. */
const USUAL = { width: 1280, height: 720 };

/** Once for a page and its head: a list of several labels isn't kept. */
const readOnce = cache(async (kind: VideosKind, labels: string, id: string, locale: Locale) => {
  const list = kind === 'films' ? listFilms : listLives;
  const labelIds = labels.split(',').filter(Boolean);
  const videos = await everyVideo(list, { labelIds, id, locale });
  return kind === 'films' ? videos : inOrder(videos, Date.now());
});

/** All published videos of the list, and the one that the address names. Live ones that are on the air come first. */
export const readVideos = ({ kind, query }: VideosRequest, locale: Locale): Promise<Video[]> =>
  readOnce(kind, query.labelIds.join(','), query.id, locale);

type How = { kind: VideosKind; query: VideosQuery; locale: Locale };

/** The videos with their texts in the visitor's language. */
export async function toFilms(videos: readonly Video[], how: How): Promise<Film[]> {
  const { kind, query, locale } = how;
  const [{ videos: texts, common }, { title }, t] = await Promise.all([
    getMessages({ locale }),
    pageWords(PAGES[kind], locale),
    getTranslations({ locale, namespace: 'videos.live' }),
  ]);
  const isLive = kind === 'lives';
  const inParis = (time: number | null) => {
    const date = momentOf(time, locale);
    return date && t('paris', { date });
  };
  return videos.map((video) => {
    const { id, name, imgUrl, width, height, sTime, eTime } = video;
    const times = { sTime, eTime, starts: inParis(sTime), ends: inParis(eTime) };
    return {
      id,
      href: localePath(locale, videosPath(kind, { ...query, id })),
      name: name || title,
      pageTitle: [name, title, common.siteName].filter(Boolean).join(' | '),
      date: isLive ? '' : parisDay(sTime, locale),
      description: video.description,
      descriptionLang: video.descriptionLang,
      facts: factsOf(video, locale, texts.facts),
      videoUrl: video.videoUrl,
      outsideUrl: video.outsideUrl,
      poster: imgUrl && pictureAddress(imgUrl, POSTER_WIDTH),
      imgUrl,
      ...sizeOr({ width, height }, USUAL),
      tracks: tracksOf(video, locale),
      live: isLive ? { ...times, phase: phaseOf(video, Date.now()) } : null,
    };
  });
}

/** The video that the address names, else the first; undefined when there is none. */
export const chosenOf = <T extends { id: string }>(videos: readonly T[], id: string) =>
  id ? videos.find((video) => video.id === id) : videos[0];

/** Nothing is published under the video or label in the address. The whole list may be empty. */
const isMissing = ({ labelIds, id }: VideosQuery, videos: readonly Video[]): boolean =>
  (id !== '' || labelIds.length > 0) && !chosenOf(videos, id);

/** The request of a video page: which of the two lists, and its query. */
export type VideosRequest = { kind: VideosKind; query: VideosQuery };

/** Whether the labels have videos or are a year's; anybody can invent others. */
const isList = async ({ labelIds }: VideosQuery, videos: readonly Video[], locale: Locale) =>
  videos.length > 0 || (await yearOfLabels(labelIds, locale)) !== undefined;

/**
 * What an address shows. A video that has left the list, as it is of another year by now, is shown in the list of all, as at its
 * canonical address. Null: nothing is published there, a 404.
 */
export async function readShown({ kind, query }: VideosRequest, locale: Locale) {
  const videos = await readVideos({ kind, query }, locale);
  if (!isMissing(query, videos)) return { query, videos };
  const whole: VideosQuery = { labelIds: [], id: query.id };
  if (!query.id || !(await isList(query, videos, locale))) return null;
  const all = await readVideos({ kind, query: whole }, locale);
  return isMissing(whole, all) ? null : { query: whole, videos: all };
}

/** For the path of a cached page (lib/rewrites.ts). */
export async function readKept(
  kind: VideosKind,
  path?: Promise<{ label: string; id: string }>,
): Promise<VideosRequest> {
  const { label, id } = (await path) ?? { label: ALL_LABELS, id: FIRST_VIDEO };
  const labelIds = label === ALL_LABELS ? [] : [label];
  return { kind, query: { labelIds, id: id === FIRST_VIDEO ? '' : id } };
}

/** For the query of a page that is rendered per request. */
export async function readPerRequest(
  kind: VideosKind,
  searchParams: Promise<Query>,
): Promise<VideosRequest> {
  const query = readVideosQuery(toSearchParams(await searchParams));
  return query ? { kind, query } : notFound();
}

const CARDS = { films: 'video', lives: 'live' } as const;

/** The title of a list, and its year if it has one. */
export async function titleOfList({ kind, query: { labelIds } }: VideosRequest) {
  const locale = await getLocale();
  const [words, year, t] = await Promise.all([
    pageWords(PAGES[kind], locale),
    yearOfLabels(labelIds, locale),
    getTranslations('meta'),
  ]);
  return { year, title: year ? t('ofYear', { title: words.title, year: year.year }) : words.title };
}

/** A year's videos have their own canonical page; another label shares that of the whole list, and several are not indexed. */
async function listMetadata(request: VideosRequest): Promise<Metadata> {
  const { kind, query } = request;
  const { year, title } = await titleOfList(request);
  return namedPageMetadata(PAGES[kind], {
    path: videosPath(kind, { labelIds: year ? query.labelIds : [], id: '' }),
    title,
    isHidden: query.labelIds.length > 1,
  });
}

/** A video in the address gets metadata of its own: name, description and still. */
export async function videosMetadata({ kind, query }: VideosRequest): Promise<Metadata> {
  const locale = await getLocale();
  const [shown, words] = await Promise.all([
    readShown({ kind, query }, locale),
    pageWords(PAGES[kind], locale),
  ]);
  if (!shown) return absentMetadata();
  const video = query.id && chosenOf(shown.videos, query.id);
  if (!video) return listMetadata({ kind, query });
  return pageMetadata({
    path: videosPath(kind, { labelIds: [], id: query.id }),
    title: [video.name, words.title].filter(Boolean).join(' | '),
    description: video.description || words.description,
    card: { kind: CARDS[kind], id: video.id },
    kind: { type: 'video.other' },
  });
}
