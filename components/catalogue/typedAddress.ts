import { domainToUnicode } from 'node:url';
import { pageAddress } from '@/lib/discovery/metadata/siteAddress';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/localePath';
import type { TypedAddress } from './Address';

/** Without its protocol, and the host in its own letters: an address has it in ASCII. */
function asTyped(address: string): string {
  const { hostname } = new URL(address);
  const typed = domainToUnicode(hostname) || hostname;
  return address.replace(/^https?:\/\//, '').replace(hostname, typed);
}

export const typedAddress = (locale: Locale, path: string): TypedAddress => ({
  href: localePath(locale, path),
  text: asTyped(pageAddress(locale, path)),
});
