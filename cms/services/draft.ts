import { isPreviewKind, type PreviewKind } from '@/lib/contract/editorial';
import { liveParts } from '@/lib/contract/signed';
import { ServiceError } from '@/lib/errors';
import { findTyped } from '../preview/typed';
import { localApi } from '../queries/database';
import { findDraft, type Typed } from '../queries/drafts';
import { localesFrom, type CmsLocale } from '../queries/locale';
import { isFresh } from '../signatures';
import type { Answer, Call } from './answer';
import { toWireAlbum } from './artexhAlbum';
import { toAlbumRow, toNewsRow } from './draftRows';
import { toWireNews } from './news';
import { documentId, localeOf } from './params';
import { toWireYear } from './yearContent';

type Reader = (id: number, locale: CmsLocale, typed: Typed | null) => Promise<unknown>;

const READERS: Readonly<Record<PreviewKind, Reader>> = {
  async news(id, locale, typed) {
    const how = { fallbackLocale: false, depth: 1, typed } as const;
    const read = localesFrom(locale).map(async (one) => {
      const doc = await findDraft('news', id, { locale: one, ...how });
      return doc && { locale: one, doc };
    });
    const [own, ...others] = (await Promise.all(read)).filter((found) => found !== null);
    return own && toWireNews(toNewsRow(own, others), locale);
  },
  // A year loads its pictures itself.
  async years(id, locale, typed) {
    const year = await findDraft('years', id, { locale, depth: 0, typed });
    return year && toWireYear(year, locale);
  },
  // A work's organisation has a logo.
  async albums(id, locale, typed) {
    const album = await findDraft('albums', id, { locale, depth: 2, typed });
    return album && toWireAlbum(toAlbumRow(album), true);
  },
};

/** What is typed in the live preview that a frame was opened for; null without one. */
async function typedIn(live: string, kind: PreviewKind, id: string): Promise<Typed | null> {
  const typed = live ? await findTyped(await localApi(), live) : null;
  if (!typed?.values || typed.kind !== kind || typed.id !== id) return null;
  return { values: typed.values, locale: typed.locale };
}

/** Ours: an item as last saved, or as it is being typed. Only for the website, when an editor previews it. */
export async function getDraftById({ path, query, request }: Call): Promise<Answer> {
  const { kind = '', id = '' } = path;
  const locale = localeOf(query);
  const live = query.get('live') ?? '';
  const isAllowed = isFresh('draft', liveParts([kind, id, locale], live), request.headers);
  if (!isAllowed || !isPreviewKind(kind)) throw new ServiceError('sid.empty');
  const typed = await typedIn(live, kind, id);
  const item = await READERS[kind](documentId(id), locale, typed);
  if (!item) throw new ServiceError('invalid.id');
  return { body: [item] };
}
