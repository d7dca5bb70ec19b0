import 'server-only';
import { array, type Schema } from 'yup';
import { forDisplay } from '@/lib/content/minors';
import { wireAlbum } from '@/lib/contract/album';
import type { PreviewKind } from '@/lib/contract/editorial';
import { wireNews } from '@/lib/contract/news';
import { liveParts } from '@/lib/contract/signed';
import { wireYearDraft } from '@/lib/contract/webContent';
import { toAlbum, type Album } from '@/lib/domain/album';
import { toNews, type News } from '@/lib/domain/news';
import { toYearDraft, type YearContent } from '@/lib/domain/years';
import { env } from '@/lib/env';
import { ServiceError } from '@/lib/errors';
import { call } from './call';
import { checkId } from './ids';
import { urlOf } from './media';
import { signedHeaders } from './signature';

/** `live`: of the live preview whose typed texts it has; '' as last saved. */
type DraftOf = { id: string; locale: string; live: string };

/** Ours. Never cached. */
async function draftOf<T>(
  kind: PreviewKind,
  { id, locale, live }: DraftOf,
  schema: Schema<T>,
): Promise<T> {
  const path = { kind, id: checkId(id) };
  const parts = liveParts([kind, path.id, locale], live);
  const headers = signedHeaders('draft', parts, Date.now());
  const [item] = await call(
    'draft',
    { path, query: { locale, ...(live && { live }) }, headers },
    { schema: array(schema).required() },
  );
  if (!item) throw new ServiceError('invalid.id');
  return item;
}

export const draftNews = async (draft: DraftOf): Promise<News> =>
  toNews(await draftOf('news', draft, wireNews), urlOf);

export const draftYear = async (draft: DraftOf): Promise<YearContent> =>
  toYearDraft(await draftOf('years', draft, wireYearDraft), urlOf);

/** Null: the draft has no picture yet, which its page needs. */
export async function draftAlbum(draft: DraftOf): Promise<Album | null> {
  const album = toAlbum(await draftOf('albums', draft, wireAlbum), urlOf);
  return album && forDisplay(album, env().minors);
}
