import { MOST_AT_ONCE } from '@/lib/contract/calls';
import { ServiceError } from '@/lib/errors';
import { toCmsLocale, type CmsLocale } from '../queries/locale';
import type { Page } from '../queries/page';

const COUNT_DEFAULT = 20;
/** All countries fit. */
const LIST_MAX = 250;
const TEXT_MAX = 256;
/** PostgreSQL and SQLite take it as a number of rows. */
const LARGEST = 999_999_999;

const invalid = () => new ServiceError('invalid.params');

function wholeNumber(query: URLSearchParams, name: string, whenAbsent: number): number {
  const value = query.get(name);
  if (!value) return whenAbsent;
  if (!/^\d+$/.test(value)) throw invalid();
  return Math.min(Number(value), LARGEST);
}

/** §7: dStart and dCount. */
export const pagingOf = (query: URLSearchParams): Page => ({
  start: wholeNumber(query, 'dStart', 0),
  count: Math.min(wholeNumber(query, 'dCount', COUNT_DEFAULT), MOST_AT_ONCE),
});

/** Longer than any field, it can't match; PostgreSQL refuses a text with a zero character. */
const isRefused = (value: string, max = TEXT_MAX) => value.length > max || value.includes('\0');

/** A text parameter, trimmed; '' when absent. */
export function textOf(query: URLSearchParams, name: string, max = TEXT_MAX): string {
  const value = (query.get(name) ?? '').trim();
  if (isRefused(value, max)) throw invalid();
  return value;
}

/** A comma-separated list without empty or repeated parts. */
export function listOf(query: URLSearchParams, name: string): string[] {
  const parts = (query.get(name) ?? '').split(',').map((part) => part.trim());
  const list = [...new Set(parts.filter(Boolean))];
  if (list.length > LIST_MAX || list.some((part) => isRefused(part))) throw invalid();
  return list;
}

export const flagOf = (query: URLSearchParams, name: string): boolean => query.get(name) === 'true';

/** Ours: the language of titles and country names, for calls that have none in their path. */
export const localeOf = (query: URLSearchParams): CmsLocale => toCmsLocale(query.get('locale'));

/** `news_EN` → news, en; `experts2024_FR` → experts2024, fr. A label without a locale is in English. */
export function localisedLabel(label: string): { label: string; locale: CmsLocale } {
  const at = label.lastIndexOf('_');
  if (at < 1) return { label, locale: toCmsLocale(null) };
  return { label: label.slice(0, at), locale: toCmsLocale(label.slice(at + 1)) };
}

export const isDocumentId = (value: string) => /^[1-9]\d{0,8}$/.test(value);

/** Document ids are integers here: anything else matches no document. */
export function documentId(value: string | undefined): number {
  if (!value || !isDocumentId(value)) throw new ServiceError('invalid.id');
  return Number(value);
}

/** PostgreSQL returns exact numbers as text. */
export const numberOf = (value: number | string | null): number | null =>
  value === null ? null : Number(value);
