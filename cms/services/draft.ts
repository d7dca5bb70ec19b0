import { isPreviewKind, type PreviewKind } from '@/lib/contract/editorial';
import { ServiceError } from '@/lib/errors';
import { findDraft } from '../queries/drafts';
import { FALLBACK_LOCALE, type CmsLocale } from '../queries/locale';
import { isFresh } from '../signatures';
import type { Answer, Call } from './answer';
import { toWireAlbum } from './artexhAlbum';
import { toAlbumRow, toNewsRow } from './draftRows';
import { toWireNews } from './news';
import { documentId, localeOf } from './params';
import { toWireYear } from './yearContent';

type Reader = (id: number, locale: CmsLocale) => Promise<unknown>;

const READERS: Readonly<Record<PreviewKind, Reader>> = {
  async news(id, locale) {
    const own = await findDraft('news', id, { locale, fallbackLocale: false, depth: 1 });
    const english =
      locale === FALLBACK_LOCALE
        ? own
        : await findDraft('news', id, { locale: FALLBACK_LOCALE, depth: 1 });
    return own && english && toWireNews(toNewsRow(own, english, locale), locale);
  },
  // A year loads its pictures itself.
  async years(id, locale) {
    const year = await findDraft('years', id, { locale, depth: 0 });
    return year && toWireYear(year, locale);
  },
  // A work's organisation has a logo.
  async albums(id, locale) {
    const album = await findDraft('albums', id, { locale, depth: 2 });
    return album && toWireAlbum(toAlbumRow(album));
  },
};

/** Ours: an item as last saved. Only for the website, when an editor previews it. */
export async function getDraftById({ path, query, request }: Call): Promise<Answer> {
  const { kind = '', id = '' } = path;
  const locale = localeOf(query);
  const isAllowed = isFresh('draft', [kind, id, locale], request.headers);
  if (!isAllowed || !isPreviewKind(kind)) throw new ServiceError('sid.empty');
  const item = await READERS[kind](documentId(id), locale);
  if (!item) throw new ServiceError('invalid.id');
  return { body: [item] };
}
