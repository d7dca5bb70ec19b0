import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
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
async function listMetadata({ kind, query: { labelIds } }: VideosAsked): Promise<Metadata> {
  const page = PAGES[kind];
  const locale = await getLocale();
  const [words, year, { meta }] = await Promise.all([
    pageWords(page, locale),
    yearOfLabels(labelIds, locale),
    getMessages(),
  ]);
  return namedPageMetadata(page, {
    path: videosPath(kind, { labelIds: year ? labelIds : [], id: '' }),
    title: year ? fill(meta.ofYear, { title: words.title, year: year.year }) : words.title,
    isHidden: labelIds.length > 1,
  });
}

/** A video that the address names has the page to itself: name, description and still. */
export async function videosMetadata({ kind, query }: VideosAsked): Promise<Metadata> {
  const page = PAGES[kind];
  if (!query.id) return listMetadata({ kind, query });
  const locale = await getLocale();
  const [videos, words] = await Promise.all([
    readVideos(kind, query.labelIds, locale),
    pageWords(page, locale),
  ]);
  const video = chosenOf(videos, query.id);
  if (!video) return absentMetadata();
  return pageMetadata({
    path: videosPath(kind, { labelIds: [], id: query.id }),
    title: [video.name, words.title].filter(Boolean).join(' | '),
    description: video.description || words.description,
    card: { kind: CARDS[kind], id: video.id },
    kind: { type: 'video.other' },
  });
}
