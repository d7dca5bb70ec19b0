import { getRequestConfig } from 'next-intl/server';
import en from '@/messages/en.json';
import { DEFAULT_SITE_LOCALE, toSiteLocale } from './locales';
import { mergeMessages } from './mergeMessages';

export default getRequestConfig(async ({ requestLocale }) => {
  const locale = toSiteLocale((await requestLocale) ?? '');
  if (locale === DEFAULT_SITE_LOCALE) return { locale, messages: en };
  const { default: texts } = await import(`@/messages/${locale}.json`);
  return { locale, messages: mergeMessages(en, texts) };
});
