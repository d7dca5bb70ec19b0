import { getRequestConfig } from 'next-intl/server';
import en from '@/messages/en.json';
import { DEFAULT_SITE_LOCALE, isLocale } from './locales';
import { mergeMessages } from './mergeMessages';

export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = asked && isLocale(asked) ? asked : DEFAULT_SITE_LOCALE;
  if (locale === DEFAULT_SITE_LOCALE) return { locale, messages: en };
  const { default: texts } = await import(`@/messages/${locale}.json`);
  return { locale, messages: mergeMessages(en, texts) };
});
