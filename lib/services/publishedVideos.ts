import 'server-only';
import { array } from 'yup';
import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import { wireVideo, wireVideoList } from '@/lib/contract/video';
import type { Given } from '@/lib/domain/page';
import { toVideo, type Video } from '@/lib/domain/video';
import { toWireLocale } from '@/lib/i18n/locales';
import { cached } from './cached';
import { call, validItems, type callIfKnown } from './call';
import { everyItem } from './everyItem';
import { urlOf } from './media';

/** The most films, or broadcasts, that a page shows. */
const MOST_SHOWN = 300;
/** So many have a page of their own, and stand in the sitemap. */
export const MOST_NAMED = 3000;

type VideoPage = Given<Video>;

/** Films and live videos differ only in the call, its tag, and whether a host may lack it. */
export function publishedVideos(
  name: 'videoList' | 'liveList',
  tag: 'videos' | 'lives',
  ask: typeof callIfKnown = call,
) {
  const fetchPage = async (
    labelIds: string,
    start: number,
    count: number,
    locale: string,
  ): Promise<VideoPage> => {
    const lists = await ask(
      name,
      { query: { dStart: start, dCount: count, labelIds, locale: toWireLocale(locale) } },
      { schema: array(wireVideoList).required() },
    );
    const datas = lists?.[0]?.datas ?? [];
    const items = validItems(name, wireVideo, datas).map((wire) => toVideo(wire, urlOf));
    return { items, given: datas.length };
  };
  const fetchCached = cached(name, () => [tag], fetchPage);
  return (
    labelIds: readonly string[] = [],
    start = 0,
    count = ALBUM_PAGE_SIZE,
    locale = '',
  ): Promise<VideoPage> =>
    // Several labels have endless combinations: those lists are not cached.
    (labelIds.length > 1 ? fetchPage : fetchCached)(labelIds.join(','), start, count, locale);
}

type VideoList = ReturnType<typeof publishedVideos>;
type ListRequest = { labelIds?: readonly string[]; locale: string; most?: number; id?: string };

/** All videos of a list, and the one with `id`, however old. The service gives no total: the list ends with the first page that isn't full. */
export async function everyVideo(
  list: VideoList,
  { labelIds = [], locale, most = MOST_SHOWN, id = '' }: ListRequest,
): Promise<Video[]> {
  const fetchPage = async (start: number, count: number) => {
    const { items, given } = await list(labelIds, start, count, locale);
    return { items, total: given < count ? start + given : Infinity };
  };
  const isNamed = (video: Video) => video.id === id;
  const { items, total } = await everyItem(fetchPage, { most });
  // Lists of several labels aren't cached.
  if (!id || total <= most || labelIds.length > 1 || items.some(isNamed)) return items;
  const older = await everyItem(fetchPage, { from: most, most: MOST_NAMED - most });
  return [...items, ...older.items.filter(isNamed)];
}
