import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';

/** What lib/html.ts adds to an editor's text: the name of a table, and of the way to a film. */
export async function htmlTexts(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'news' });
  return { table: t('table'), film: (host: string) => t('film', { host }) };
}
