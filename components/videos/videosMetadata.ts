import type { Metadata } from 'next';
import { absentMetadata, namedPageMetadata, pageMetadata } from '@/lib/metadata/pageMetadata';
import { pageWords } from '@/lib/metadata/pageWords';
import { videosPath } from '@/lib/state/videosQuery';
import { chosenOf, readVideos } from './content';
import type { VideosAsked } from './videosAsked';

const PAGES = { films: 'videosView', lives: 'videosLive' } as const;
const CARDS = { films: 'video', lives: 'live' } as const;

/** A video that the address names has the page to itself: name, description and still. */
export async function videosMetadata({ kind, locale, query }: VideosAsked): Promise<Metadata> {
  const page = PAGES[kind];
  if (!query.id) return namedPageMetadata(locale, page, { path: videosPath(kind, query) });
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
