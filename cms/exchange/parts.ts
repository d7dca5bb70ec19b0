import type { Locale } from '@/lib/i18n/locales';
import { isRecord } from '@/lib/record';
import { anyIdOf } from '../idOf';
import { localesFrom } from '../queries/locale';
import type { Cell } from './sheet';

/** A part of a document, through relations: null for one that is not there or that the editor may not read. */
export function partOf(doc: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : null), doc);
}

export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const asCell = (value: unknown): Cell => (typeof value === 'number' ? value : asText(value));

/** The text in the editor's language, else in English, else in the first of the others that has it. */
export function inLanguage(value: unknown, locale: Locale): string {
  if (!isRecord(value)) return asText(value);
  const texts = localesFrom(locale).map((one) => asText(value[one]));
  return texts.find(Boolean) ?? '';
}

/** What a relation refers to by itself: a label. */
export const asId = (value: unknown): string => asText(anyIdOf(value));

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** `2026-11-22 19:30`, in UTC. */
export function asTime(value: unknown): string {
  const time = new Date(asText(value));
  return Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(0, 16).replace('T', ' ');
}
