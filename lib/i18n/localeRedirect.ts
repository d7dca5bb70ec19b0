import { isLocale } from './locales';
import { localePath, splitLocale } from './localePath';

const PERMANENT = 308;
const TEMPORARY = 307;

type LocaleRedirect = { location: string; status: 307 | 308 };

/** The language of an address, in whatever case, and its path without the prefix. */
function splitAnyCase(pathname: string) {
  const [, first = ''] = pathname.split('/');
  const small = first.toLowerCase();
  return splitLocale(isLocale(small) ? `/${small}${pathname.slice(first.length + 1)}` : pathname);
}

/**
 * `/en/news` redirects to `/news`, `/FR/news` to `/fr/news`: each page has one address, and only the address decides
 * the language, so that cached pages are the same for everybody.
 */
function prefixRedirect({ pathname, search }: URL): LocaleRedirect | null {
  const { locale, path } = splitAnyCase(pathname);
  const location = localePath(locale, path);
  return location === pathname ? null : { location: location + search, status: TEMPORARY };
}

/**
 * §2 `?locale=FR`, in any case: redirects to the same page in that language, without the parameter. For an unknown
 * language only the parameter is removed, by a temporary redirect, as the language may be added later.
 */
export function localeRedirect(url: URL): LocaleRedirect | null {
  const param = url.searchParams.get('locale');
  if (param === null) return prefixRedirect(url);
  const { locale, path } = splitAnyCase(url.pathname);
  const wanted = param.toLowerCase();
  const query = new URLSearchParams(url.searchParams);
  query.delete('locale');
  const search = query.size > 0 ? `?${query}` : '';
  return isLocale(wanted)
    ? { location: localePath(wanted, path) + search, status: PERMANENT }
    : { location: localePath(locale, path) + search, status: TEMPORARY };
}
