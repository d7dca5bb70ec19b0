import { isPreviewKind, type PreviewKind } from '@/lib/contract/editorial';
import { liveParts } from '@/lib/contract/signed';
import { ServiceError } from '@/lib/errors';
import type { Config } from '../payload-types';
import { findTyped } from '../preview/typed';
import { localApi } from '../queries/database';
import { findDraft, type Typed } from '../queries/drafts';
import { localesFrom, type CmsLocale } from '../queries/locale';
import { withShownNames } from '../queries/news';
import { isFresh } from '../http/signatures';
import type { Answer, Call } from './answer';
import { toWireAlbum } from './artexhAlbum';
import { type InLanguage, toAlbumRow, toNewsRow } from './draftRows';
import { toWireNews } from './news';
import { documentId, localeOf } from './params';
import { toWireDraft } from './yearContent';

/** A document in the language asked for, then in those that stand in for it, in turn; none, when there is no such document. */
async function inLanguages<K extends 'news' | 'albums'>(
  kind: K,
  id: number,
  locale: CmsLocale,
  how: { depth: number; typed: Typed | null },
): Promise<InLanguage<Config['collections'][K]>[]> {
  const read = localesFrom(locale).map(async (one) => {
    const doc = await findDraft(kind, id, { locale: one, fallbackLocale: false, ...how });
    return doc ? [{ locale: one, doc }] : [];
  });
  return (await Promise.all(read)).flat();
}

type Reader = (id: number, locale: CmsLocale, typed: Typed | null) => Promise<unknown>;

const READERS: Readonly<Record<PreviewKind, Reader>> = {
  async news(id, locale, typed) {
    const [own, ...others] = await inLanguages('news', id, locale, { depth: 1, typed });
    const [item] = await withShownNames(own ? [toNewsRow(own, others)] : []);
    return item && toWireNews(item, locale);
  },
  // A year loads its pictures itself.
  async years(id, locale, typed) {
    const year = await findDraft('years', id, { locale, depth: 0, typed });
    return year && toWireDraft(year, locale);
  },
  // A work's organisation has a logo.
  async albums(id, locale, typed) {
    const [own, ...others] = await inLanguages('albums', id, locale, { depth: 2, typed });
    return own && toWireAlbum(toAlbumRow(own, others), true);
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
