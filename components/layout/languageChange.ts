import { isPlain } from '@/lib/client/browser';
import { localePath, splitLocale } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';

type Address = Pick<Location, 'pathname' | 'search' | 'hash' | 'protocol'>;

/** §4 Language change: the same path, query and hash in another language. */
export function addressIn(locale: Locale, { pathname, search, hash }: Address): string {
  const query = new URLSearchParams(search);
  query.delete('locale');
  // URLSearchParams.size is younger than the oldest browsers we are made for.
  const rest = String(query);
  return localePath(locale, splitLocale(pathname).path) + (rest && `?${rest}`) + hash;
}

const YEAR_SECONDS = 31_536_000;

/** The cookie that remembers the choice. Cached pages don't depend on it. */
export function localeCookie(locale: Locale, { protocol }: Address): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `NEXT_LOCALE=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/** Sets the locale, then loads the same page in it; the same locale again reloads the page (§4). */
function changeLanguage(locale: Locale) {
  document.cookie = localeCookie(locale, location);
  const address = addressIn(locale, location);
  if (address === location.pathname + location.search + location.hash) location.reload();
  else location.assign(address);
}

/** Of a link to the page in another language: its query and hash for a new tab, too. What is kept or drawn already doesn't know them. */
export const keepQuery = (locale: Locale) => (event: React.SyntheticEvent<HTMLAnchorElement>) => {
  event.currentTarget.href = addressIn(locale, location);
};

/** Of a link to the page in another language; a new tab is the browser's to open. */
export const follow = (locale: Locale) => (event: React.MouseEvent) => {
  if (!isPlain(event)) return;
  event.preventDefault();
  changeLanguage(locale);
};
