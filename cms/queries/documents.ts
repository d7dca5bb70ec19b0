import type { Where } from 'payload';
import type { Config } from '../payload-types';
import { localApi } from './database';
import { FALLBACK_LOCALE, localesFrom, type CmsLocale } from './locale';

/**
 * Web content through the Local API: documents of many parts. The website reads them a few times an hour, as it caches them, and
 * certificates some texts every few seconds, so its cost doesn't matter. Relations stay ids.
 */
const reading = (locale: CmsLocale) =>
  ({ locale, fallbackLocale: localesFrom(locale), depth: 0, pagination: false }) as const;

/** These replace what the website says in every language: their texts in another than English don't. */
const REPLACING: readonly (keyof Config['globals'])[] = ['pages', 'messages', 'logo'];

export async function findGlobal<Slug extends keyof Config['globals']>(
  slug: Slug,
  locale: CmsLocale,
): Promise<Config['globals'][Slug]> {
  const fallbackLocale = REPLACING.includes(slug) ? FALLBACK_LOCALE : localesFrom(locale);
  const api = await localApi();
  return api.findGlobal({ slug, locale, fallbackLocale, depth: 0 });
}

/** In the editors' order, of documents that come by their ids. What was stored without a number is at 0, as in the other queries. */
const inOrder = <T extends { order?: number | null }>(docs: T[]): T[] =>
  docs.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));

/** Newest first; `more`: which of them. */
export async function findYears(
  locale: CmsLocale,
  more: Where = {},
): Promise<Config['collections']['years'][]> {
  const api = await localApi();
  const where = { _status: { equals: 'published' }, ...more };
  const { docs } = await api.find({
    ...reading(locale),
    collection: 'years',
    where,
    sort: '-year',
  });
  return docs;
}

export async function findYear(year: string, locale: CmsLocale) {
  const [found] = await findYears(locale, { year: { equals: year } });
  return found;
}

export async function findMediaPartners(labelId: string, locale: CmsLocale) {
  const api = await localApi();
  const where = { years: { in: [labelId] } };
  const { docs } = await api.find({
    ...reading(locale),
    collection: 'mediaPartners',
    where,
    sort: 'id',
  });
  return inOrder(docs);
}

export async function findLanguages(locale: CmsLocale) {
  const api = await localApi();
  const { docs } = await api.find({ ...reading(locale), collection: 'languages', sort: 'id' });
  return inOrder(docs);
}
