import {
  EDITORIAL_KINDS,
  isEditorialKind,
  type EditorialKind,
  type WireEditorial,
} from '@/lib/contract/editorial';
import { ServiceError } from '@/lib/errors';
import { isRecord } from '@/lib/record';
import { findEditorial, findOneEditorial } from '../queries/editorial';
import { CMS_LOCALES, type CmsLocale } from '../queries/locale';
import { isFresh } from '../http/signatures';
import type { Answer, Call } from './answer';
import { linksOf, partsOf, textsOf, type Parts } from './editorialParts';
import { documentId, pagingOf, textOf } from './params';
import { toHtml } from './richText';

type Fields = Record<string, unknown>;

/** The body is checked as HTML. */
const SKIPPED = ['content', 'html'];
/** The footer's name in the CMS is no text of the site. */
const skippedOf = (kind: EditorialKind) =>
  kind === 'footer' || kind === 'pages' ? [...SKIPPED, 'title'] : SKIPPED;

/** The field with the item's picture, which it must have. */
const COVER: Readonly<Partial<Record<EditorialKind, string>>> = {
  news: 'draft.icon',
  albums: 'cover',
  videos: 'cover',
  lives: 'cover',
};

async function bodyIn(doc: Fields, locale: CmsLocale): Promise<string> {
  const html = textsOf(doc.html)[locale];
  if (html) return html;
  return isRecord(doc.content) ? toHtml(doc.content[locale], locale) : '';
}

/** The item's HTML in each language; '' where it has none. */
async function htmlOf(doc: Fields): Promise<Record<string, string>> {
  const bodies = CMS_LOCALES.map(async (locale) => [locale, await bodyIn(doc, locale)] as const);
  return Object.fromEntries(await Promise.all(bodies));
}

function withCover({ texts, pictures }: Parts, kind: EditorialKind): Parts {
  const cover = COVER[kind];
  if (!cover || pictures.some(({ field }) => field === cover)) return { texts, pictures };
  return { texts, pictures: [{ field: cover, img: '', alts: textsOf(null) }, ...pictures] };
}

const firstText = (texts: Record<string, string>) => Object.values(texts).find(Boolean) ?? '';

/** What the check page judges of a published item. */
export async function toWire(doc: Fields, kind: EditorialKind): Promise<WireEditorial> {
  // The summary of a news item is the fallback for its body, so that the body may be empty.
  const { texts, pictures } = withCover(partsOf(doc, skippedOf(kind)), kind);
  return {
    kind,
    id: String(doc.id),
    key: String(kind === 'years' ? doc.year : doc.id),
    title: firstText(textsOf(doc.title ?? doc.name)) || String(doc.year ?? doc.id),
    updatedAt: Date.parse(String(doc.updatedAt)) || 0,
    texts,
    html: await htmlOf(doc),
    links: linksOf(doc),
    pictures,
  };
}

/** Ours: which fields editors filled in, of one kind or of all, for the website's check page. */
export async function listPublished({ query, request }: Call): Promise<Answer> {
  const { start, count } = pagingOf(query);
  const [kind, id] = [textOf(query, 'kind'), textOf(query, 'id')];
  const isAllowed = isFresh('editorial', [kind, start, count, id], request.headers);
  if (!isAllowed || (kind && !isEditorialKind(kind))) throw new ServiceError('sid.empty');
  const kinds = isEditorialKind(kind) ? [kind] : EDITORIAL_KINDS;
  const { found, total } =
    id && isEditorialKind(kind)
      ? await findOneEditorial(kind, /^\d+$/.test(id) ? documentId(id) : null)
      : await findEditorial(kinds, { start, count });
  const datas = await Promise.all(
    found.map(({ kind: of, doc }) => (isRecord(doc) ? toWire(doc, of) : [])),
  );
  return { body: [{ datas: datas.flat(), total }] };
}
