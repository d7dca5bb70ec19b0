import 'server-only';
import { array, type Schema } from 'yup';
import { forDisplay } from '@/lib/content/minors';
import { wireAlbum } from '@/lib/contract/album';
import type { PreviewKind } from '@/lib/contract/editorial';
import { wireNews } from '@/lib/contract/news';
import { wireYearContent } from '@/lib/contract/webContent';
import { toAlbum, type Album } from '@/lib/domain/album';
import { toNews, type News } from '@/lib/domain/news';
import { toYearContent, type YearContent } from '@/lib/domain/years';
import { env } from '@/lib/env';
import { ServiceError } from '@/lib/errors';
import { call } from './call';
import { checkId } from './ids';
import { urlOf } from './media';
import { signedHeaders } from './signature';

/** Ours: an item as last saved. Never cached. */
async function draftOf<T>(kind: PreviewKind, id: string, locale: string, schema: Schema<T>) {
  const path = { kind, id: checkId(id) };
  const headers = signedHeaders('draft', [kind, path.id, locale], Date.now());
  const [item] = await call(
    'draft',
    { path, query: { locale }, headers },
    { schema: array(schema).required() },
  );
  if (!item) throw new ServiceError('invalid.id');
  return item;
}

export const draftNews = async (id: string, locale: string): Promise<News> =>
  toNews(await draftOf('news', id, locale, wireNews), urlOf);

export const draftYear = async (id: string, locale: string): Promise<YearContent> =>
  toYearContent(await draftOf('years', id, locale, wireYearContent), urlOf);

/** Null: the draft has no picture yet, which its page needs. */
export async function draftAlbum(id: string, locale: string): Promise<Album | null> {
  const album = toAlbum(await draftOf('albums', id, locale, wireAlbum), urlOf);
  return album && forDisplay(album, env().minors);
}
