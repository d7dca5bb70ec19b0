import 'server-only';
import { array } from 'yup';
import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import { wireVideo, wireVideoList } from '@/lib/contract/video';
import { toVideo, type Video } from '@/lib/domain/video';
import { toWireLocale } from '@/lib/i18n/locales';
import { cached } from './cached';
import { call, kept } from './call';
import { urlOf } from './media';

/** Films and live videos have one shape and one query: only the call and its tag differ. */
export function publishedVideos(name: 'videoList' | 'liveList', tag: 'videos' | 'lives') {
  const ask = cached(
    name,
    () => [tag],
    async (labelIds: string, start: number, count: number, locale: string): Promise<Video[]> => {
      const [list] = await call(
        name,
        { query: { dStart: start, dCount: count, labelIds, locale: toWireLocale(locale) } },
        { schema: array(wireVideoList).required() },
      );
      return kept(name, wireVideo, list?.datas ?? []).map((wire) => toVideo(wire, urlOf));
    },
  );
  return (
    labelIds: readonly string[] = [],
    start = 0,
    count = ALBUM_PAGE_SIZE,
    locale = '',
  ): Promise<Video[]> => ask(labelIds.join(','), start, count, locale);
}
