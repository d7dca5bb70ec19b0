import { isLocale } from './locales';
import { localePath, splitLocale } from './localePath';

const PERMANENT = 308;
const TEMPORARY = 307;

export type LocaleRedirect = { location: string; status: 307 | 308 };

/**
 * §2 `?locale=FR`, in any case: the same page in that language, without the parameter. A language that the site does not
 * have only loses the parameter, and not for good: it may come later.
 */
export function localeRedirect(url: URL): LocaleRedirect | null {
  const asked = url.searchParams.get('locale');
  if (asked === null) return null;
  const { locale, path } = splitLocale(url.pathname);
  const wanted = asked.toLowerCase();
  const query = new URLSearchParams(url.searchParams);
  query.delete('locale');
  const search = query.size > 0 ? `?${query}` : '';
  return isLocale(wanted)
    ? { location: localePath(wanted, path) + search, status: PERMANENT }
    : { location: localePath(locale, path) + search, status: TEMPORARY };
}
