import { isLocale, type Locale } from '@/lib/i18n/locales';

/**
 * What a made certificate is known by: the name that it is uploaded with, which only editors see (0025). `source`: a hash of the work's
 * own fields, `version`: of all that the sheet shows.
 */
type SheetName = { num: string; locale: Locale; source: string; version: string };

const NAME = /^certificate-.*-([a-z]{2})-([0-9a-f]{12})-([0-9a-f]{12})\.jpg$/;

/** A number as part of a file's name. */
export const plainNumber = (num: string) => num.replace(/[^\p{L}\p{N}-]+/gu, '_');

export const toSheetName = ({ num, locale, source, version }: SheetName) =>
  `certificate-${plainNumber(num)}-${locale}-${source}-${version}.jpg`;

/** Null: an editor's own file. */
export function readSheetName(name: string | null | undefined): Omit<SheetName, 'num'> | null {
  const [, locale = '', source = '', version = ''] = NAME.exec(name ?? '') ?? [];
  return isLocale(locale) ? { locale, source, version } : null;
}
