import { isLocale } from './locales';
import { localePath, splitLocale } from './localePath';

const PERMANENT = 308;
const TEMPORARY = 307;

export type LocaleRedirect = { location: string; status: 307 | 308 };

/**
 * `/en/news` is `/news`, `/FR/news` is `/fr/news`: the address alone decides the language, so that a kept page is the same
 * for everybody, and each page has one.
 */
function prefixRedirect({ pathname, search }: URL): LocaleRedirect | null {
  const [, first = ''] = pathname.split('/');
  const small = `/${first.toLowerCase()}${pathname.slice(first.length + 1)}`;
  const { locale, path } = splitLocale(isLocale(first.toLowerCase()) ? small : pathname);
  const location = localePath(locale, path);
  return location === pathname ? null : { location: location + search, status: TEMPORARY };
}

/**
 * §2 `?locale=FR`, in any case: the same page in that language, without the parameter. A language that the site does not
 * have only loses the parameter, and not for good: it may come later.
 */
export function localeRedirect(url: URL): LocaleRedirect | null {
  const asked = url.searchParams.get('locale');
  if (asked === null) return prefixRedirect(url);
  const { locale, path } = splitLocale(url.pathname);
  const wanted = asked.toLowerCase();
  const query = new URLSearchParams(url.searchParams);
  query.delete('locale');
  const search = query.size > 0 ? `?${query}` : '';
  return isLocale(wanted)
    ? { location: localePath(wanted, path) + search, status: PERMANENT }
    : { location: localePath(locale, path) + search, status: TEMPORARY };
}
