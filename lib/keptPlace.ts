import 'server-only';
import { NextRequest } from 'next/server';
import { placeOf } from '@/lib/addresses';
import { editorRewrite } from '@/lib/api/editorSessions';
import { mayGuess } from '@/lib/api/visitorLimits';
import { isPagePath, localePath, splitLocale } from '@/lib/i18n/localePath';
import { localeRedirect } from '@/lib/i18n/localeRedirect';
import type { Locale } from '@/lib/i18n/locales';
import { DRAFT_COOKIE } from '@/lib/pagePolicy';
import { UNKNOWN } from '@/lib/rewrites';
import { ROUTES } from '@/lib/routes';

/** Where Next finds the page: its address with the language in front, in each language. */
export const innerPath = (locale: Locale, path: string): string =>
  path === ROUTES.home ? `/${locale}` : `/${locale}${path}`;

/** Whoever has such a cookie, or asks for editors' pages, is dealt with by the middleware. */
const EDITORS: readonly string[] = [ROUTES.check, ROUTES.preview];

type Asked = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Where a kept page is made, as the middleware would say; null when it may have more to say than that: a redirect, a refusal, a
 * page made for one visitor, none at all.
 */
export async function keptPlace(url: string, asked: Asked): Promise<string | null> {
  if (asked.cookie?.includes(DRAFT_COOKIE)) return null;
  const address = new URL(`http://site${url}`);
  if (localeRedirect(address)) return null;
  const { locale, path } = splitLocale(address.pathname);
  if (EDITORS.includes(path)) return null;
  const place = placeOf(path, address.searchParams, locale);
  if ('redirect' in place || place.isPerRequest || place.path === UNKNOWN) return null;
  const headers = { get: (name: string) => asked[name]?.toString() ?? null };
  if (place.isGuess && !(await mayGuess(headers, place.isCatalogue))) return null;
  return innerPath(locale, place.path);
}

const NO_QUERY = new URLSearchParams();

/** What an editors' page leads to: without a session the 404 page. Null for other pages. */
function forEditors(address: URL, asked: Asked) {
  const { locale, path } = splitLocale(address.pathname);
  if (!EDITORS.includes(path)) return null;
  const { cookies } = new NextRequest(address, {
    headers: { cookie: asked.cookie?.toString() ?? '' },
  });
  return editorRewrite({ locale, path, query: address.searchParams, cookies }, Date.now());
}

/**
 * The own address of the kept page that is asked for, without what else the request's has; null for what is not kept. Next writes the
 * address that it is given into the page, and everybody gets that page.
 */
export function ownAddress(url: string, asked: Asked): string | null {
  const address = new URL(`http://site${url}`);
  if (!isPagePath(address.pathname) || localeRedirect(address)) return null;
  const { locale, path } = splitLocale(address.pathname);
  const place = forEditors(address, asked) ?? placeOf(path, address.searchParams, locale);
  if ('redirect' in place || place.isPerRequest) return null;
  // An inner path leads to its public address.
  const own = placeOf(place.path, NO_QUERY, locale);
  if ('redirect' in own) return localePath(locale, own.redirect);
  return localePath(locale, place.path === UNKNOWN ? UNKNOWN : path);
}
