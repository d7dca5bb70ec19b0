import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { yearOfLabels } from '@/components/year/yearOfLabels';
import { fill } from '@/lib/i18n/fill';
import { absentMetadata, namedPageMetadata, pageMetadata } from '@/lib/metadata/pageMetadata';
import { pageWords } from '@/lib/metadata/pageWords';
import { videosPath } from '@/lib/state/videosQuery';
import { chosenOf, readVideos } from './content';
import type { VideosAsked } from './videosAsked';

const PAGES = { films: 'videosView', lives: 'videosLive' } as const;
const CARDS = { films: 'video', lives: 'live' } as const;

/** A year's videos are a page of their own; other labels, and mixtures of them, are the whole list to search engines. */
async function listMetadata({ kind, locale, query: { labelIds } }: VideosAsked): Promise<Metadata> {
  const page = PAGES[kind];
  const [words, year, { meta }] = await Promise.all([
    pageWords(page, locale),
    yearOfLabels(labelIds, locale),
    getMessages({ locale }),
  ]);
  return namedPageMetadata(locale, page, {
    path: videosPath(kind, { labelIds: year ? labelIds : [], id: '' }),
    title: year ? fill(meta.ofYear, { title: words.title, year: year.year }) : words.title,
    isHidden: labelIds.length > 1,
  });
}

/** A video that the address names has the page to itself: name, description and still. */
export async function videosMetadata({ kind, locale, query }: VideosAsked): Promise<Metadata> {
  const page = PAGES[kind];
  if (!query.id) return listMetadata({ kind, locale, query });
  const [videos, words] = await Promise.all([
    readVideos(kind, query.labelIds, locale),
    pageWords(page, locale),
  ]);
  const video = chosenOf(videos, query.id);
  if (!video) return absentMetadata(locale);
  return pageMetadata({
    locale,
    path: videosPath(kind, { labelIds: [], id: query.id }),
    title: [video.name, words.title].filter(Boolean).join(' | '),
    description: video.description || words.description,
    card: { kind: CARDS[kind], id: video.id },
    kind: { type: 'video.other' },
  });
}
