import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  FieldHook,
  PayloadRequest,
} from 'payload';
import { toInitial, toSearchText } from '../searchText';

export const toUpper: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.trim().toUpperCase() || null : value;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A localised value as one language or as all of them. */
const byLocale = (value: unknown, locale: string): Record<string, unknown> =>
  isRecord(value) ? value : typeof value === 'string' ? { [locale]: value } : {};

async function savedNames(req: PayloadRequest, id: string | number | undefined) {
  if (id === undefined) return {};
  const saved = await req.payload.findByID({
    collection: 'albums',
    id,
    locale: 'all',
    draft: true,
    depth: 0,
    select: { name: true },
    disableErrors: true,
    // Not `req` itself: reading all languages through it would change the language that is being saved.
    req: { transactionID: req.transactionID },
  });
  return isRecord(saved) ? byLocale(saved.name, 'en') : {};
}

/** §7 listPublished: names match in every language, ignoring case and accents. */
export const fillSearchFields: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const locale = !req.locale || req.locale === 'all' ? 'en' : req.locale;
  const names = { ...(await savedNames(req, originalDoc?.id)), ...byLocale(data.name, locale) };
  const texts = Object.values(names).filter((name) => typeof name === 'string');
  data.searchName = [...new Set(texts.map(toSearchText))].join(' | ');
  data.searchAuthor = toSearchText(String(data.author ?? originalDoc?.author ?? ''));
  data.initial ||= toInitial(String(names.en ?? texts[0] ?? '')) || null;
  return data;
};

/** Comments and favourites point to their artwork, so they go before it. */
export const removeDependants: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { album: { equals: id } };
  await req.payload.delete({ collection: 'albumComments', where, req });
  await req.payload.delete({ collection: 'favourites', where, req });
  await req.payload.update({ collection: 'certificates', where, data: { album: null }, req });
};
