import 'server-only';
import { array } from 'yup';
import { forDisplay } from '@/lib/content/minors';
import { wireAlbum } from '@/lib/contract/album';
import { wireFoundText, wireSiteSearch, type WireSiteSearch } from '@/lib/contract/siteSearch';
import { toAlbum, type Album } from '@/lib/domain/album';
import { toFoundText, type Found, type FoundText } from '@/lib/domain/found';
import type { Page } from '@/lib/domain/page';
import { env } from '@/lib/env';
import { toWireLocale } from '@/lib/i18n/locales';
import { ServiceError } from '@/lib/errors';
import { call, validItems } from './call';
import { urlOf } from './media';

type WireFound = WireSiteSearch['titles'];

const toAlbums = ({ datas, number }: WireFound): Page<Album> => ({
  items: validItems('siteSearch', wireAlbum, datas)
    .flatMap((wire) => toAlbum(wire, urlOf) ?? [])
    .map((album) => forDisplay(album, env().minors)),
  total: number,
});

const toTexts = ({ datas, number }: WireFound): Page<FoundText> => ({
  items: validItems('siteSearch', wireFoundText, datas).map(toFoundText),
  total: number,
});

/** Ours, search/listPublished; `isBrief`: works are not counted. Never cached, as words are endless: what was withdrawn is not found. */
export async function findEverywhere(
  q: string,
  { count, locale, isBrief }: { count: number; locale: string; isBrief: boolean },
): Promise<Found> {
  const brief = isBrief || undefined;
  const query = { q, dCount: count, locale: toWireLocale(locale), brief };
  const [found] = await call('siteSearch', { query }, { schema: array(wireSiteSearch).required() });
  if (!found) throw new ServiceError('request.failed', 'nothing in the answer');
  const { titles, authors, news, contents, videos, lives } = found;
  return {
    titles: toAlbums(titles),
    authors: toAlbums(authors),
    news: toTexts(news),
    contents: toTexts(contents),
    videos: toTexts(videos),
    lives: toTexts(lives),
  };
}
