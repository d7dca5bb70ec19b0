import { getImageProps } from 'next/image';
import { listPublished as listLives } from '@/lib/services/artexhLive';
import { listPublished as listFilms } from '@/lib/services/artexhVideo';
import { everyVideo } from '@/lib/services/publishedVideos';
import { localePath } from '@/lib/i18n/localePath';
import { longDay } from '@/lib/i18n/longDay';
import type { Locale } from '@/lib/i18n/locales';
import { inOrder, phaseOf } from '@/lib/state/live';
import { videosPath, type VideosKind, type VideosQuery } from '@/lib/state/videosQuery';
import type { Video } from '@/lib/domain/video';
import type { Film } from './film';
import { factsOf, momentOf, tracksOf } from './filmWords';
import type { VideosTexts } from './texts';

const POSTER_WIDTH = 1200;
/** Of a film whose size nobody knows. */
const USUAL = { width: 1280, height: 720 };

/** Every published video of the list. Live ones begin with what is on the air. */
export async function readVideos(kind: VideosKind, labelIds: readonly string[], locale: Locale) {
  const list = kind === 'films' ? listFilms : listLives;
  const videos = await everyVideo(list, { labelIds, locale });
  return kind === 'films' ? videos : inOrder(videos, Date.now());
}

/** One file of a picture: a film's poster can't offer several. */
function posterOf(src: string, size: { width: number; height: number }): string {
  if (!src) return '';
  const height = Math.round((POSTER_WIDTH * size.height) / size.width);
  const { props } = getImageProps({ src, alt: '', width: POSTER_WIDTH, height, quality: 60 });
  return props.srcSet?.split(' ')[0] ?? src;
}

type How = {
  kind: VideosKind;
  query: VideosQuery;
  locale: Locale;
  texts: VideosTexts;
  siteName: string;
};

export function toFilm(video: Video, { kind, query, locale, texts, siteName }: How): Film {
  const { id, name, imgUrl, width, height, sTime, eTime } = video;
  const size = width > 0 && height > 0 ? { width, height } : USUAL;
  const isLive = kind === 'lives';
  const title = isLive ? texts.liveTitle : texts.title;
  return {
    id,
    href: localePath(locale, videosPath(kind, { ...query, id })),
    name: name || title,
    pageTitle: [name, title, siteName].filter(Boolean).join(' | '),
    date: isLive ? '' : longDay(sTime, locale),
    description: video.description,
    facts: factsOf(video, locale, texts),
    videoUrl: video.videoUrl,
    outsideUrl: video.outsideUrl,
    poster: posterOf(imgUrl, size),
    imgUrl,
    ...size,
    tracks: tracksOf(video, locale),
    live: isLive
      ? {
          sTime,
          eTime,
          starts: momentOf(sTime, locale, texts),
          ends: momentOf(eTime, locale, texts),
          phase: phaseOf(video, Date.now()),
        }
      : null,
  };
}

/** The video that the address names, else the first; undefined: there is none. */
export const chosenOf = <T extends { id: string }>(videos: readonly T[], id: string) =>
  id ? videos.find((video) => video.id === id) : videos[0];
