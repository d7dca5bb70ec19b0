import { isRecord } from '@/lib/record';
import { toMediaPath } from '../files/mediaFiles';
import { CMS_LOCALES } from '../queries/locale';

type Fields = Record<string, unknown>;

type Texts = { field: string; values: Record<string, string> };
type Pictured = { field: string; img: string; alts: Record<string, string> };
export type Parts = { texts: Texts[]; pictures: Pictured[] };

/** A localised field, read in all languages: `{en: …, fr: …}`. */
const isByLocale = (value: Fields) => {
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => CMS_LOCALES.some((locale) => locale === name));
};

const isFile = (value: Fields) => typeof value.filename === 'string';
/** Whether it is another document. Items of a list have an id too, but no dates. */
const isDocument = (value: Fields) => 'updatedAt' in value && 'id' in value;

export const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    CMS_LOCALES.map((locale) => {
      const text = isRecord(value) ? value[locale] : undefined;
      return [locale, typeof text === 'string' ? text : ''];
    }),
  );

const isText = (value: Fields) =>
  Object.values(value).every((text) => text === null || typeof text === 'string');

const toPictured = (file: Fields, field: string): Pictured => ({
  field,
  img: file.private === true ? '' : toMediaPath(String(file.filename)),
  alts: textsOf(file.alt),
});

const isPicture = ({ mimeType }: Fields) => String(mimeType).startsWith('image/');

/** Collects the localised texts and pictures of any document. `skip`: fields that are checked elsewhere. */
export function partsOf(value: unknown, skip: readonly string[], field = ''): Parts {
  if (Array.isArray(value)) {
    return merged(value.map((item, at) => partsOf(item, skip, `${field}.${at + 1}`)));
  }
  if (!isRecord(value)) return { texts: [], pictures: [] };
  if (field && isFile(value)) {
    return { texts: [], pictures: isPicture(value) ? [toPictured(value, field)] : [] };
  }
  if (field && isDocument(value)) return { texts: [], pictures: [] };
  if (field && isByLocale(value)) {
    return { texts: isText(value) ? [{ field, values: textsOf(value) }] : [], pictures: [] };
  }
  const inner = Object.entries(value).filter(([name]) => !skip.includes(name));
  return merged(
    inner.map(([name, part]) => partsOf(part, skip, field ? `${field}.${name}` : name)),
  );
}

const LINKS = ['link', 'route'];

/** The addresses in a document's own fields, at any depth; not those in other documents. */
export function linksOf(value: unknown, isInside = false): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => linksOf(item, true));
  if (!isRecord(value) || (isInside && isDocument(value))) return [];
  const links = Object.entries(value).flatMap(([name, part]) => {
    if (typeof part !== 'string') return linksOf(part, true);
    return LINKS.includes(name) && part ? [part] : [];
  });
  return [...new Set(links)];
}

const merged = (parts: readonly Parts[]): Parts => ({
  texts: parts.flatMap(({ texts }) => texts),
  pictures: parts.flatMap(({ pictures }) => pictures),
});
