import { pageAddress } from '@/lib/discovery/metadata/siteAddress';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/localePath';
import type { TypedAddress } from './Address';

export const typedAddress = (locale: Locale, path: string): TypedAddress => ({
  href: localePath(locale, path),
  text: pageAddress(locale, path).replace(/^https?:\/\//, ''),
});
