import { format, isValid, type Locale as DateLocale } from 'date-fns';
import { ar } from 'date-fns/locale/ar';
import { enGB } from 'date-fns/locale/en-GB';
import { es } from 'date-fns/locale/es';
import { fr } from 'date-fns/locale/fr';
import { ru } from 'date-fns/locale/ru';
import { zhCN } from 'date-fns/locale/zh-CN';

const LOCALES: Readonly<Record<string, DateLocale>> = { ar, en: enGB, es, fr, ru, zh: zhCN };

/** `21 June 2024` as the language writes it; '' when there is no date. The day is the one in UTC, as in toDay. */
export function longDay(epochMs: number | null, locale: string): string {
  const date = new Date(epochMs ?? Number.NaN);
  if (!isValid(date)) return '';
  // date-fns formats in the machine's own zone: give it the same day there.
  const there = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12);
  return format(there, 'PPP', { locale: LOCALES[locale] ?? enGB });
}
