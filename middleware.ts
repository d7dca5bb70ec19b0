import { NextResponse, type NextRequest } from 'next/server';
import { placeOf } from '@/lib/addresses';
import { refuse } from '@/lib/api/answers';
import {
  CHECK_COOKIE,
  checkCookie,
  editorRewrite,
  NOT_FOR_VISITORS,
  type EditorRewrite,
} from '@/lib/api/editorSessions';
import { countAbsent, mayRequest, mayGuess } from '@/lib/api/visitorLimits';
import { localePath, splitLocale } from '@/lib/i18n/localePath';
import { localeRedirect } from '@/lib/i18n/localeRedirect';
import { innerPath } from '@/lib/keptPlace';
import { rewriteTo } from '@/lib/pagePolicy';
import { ROUTES } from '@/lib/routes';
import { UNKNOWN } from '@/lib/rewrites';

const PERMANENT = 308;
const isStrict = process.env.NODE_ENV === 'production';

/** All page requests: each page has exactly one address (lib/addresses.ts). */
export async function middleware(request: NextRequest) {
  const { nextUrl, cookies, headers } = request;
  const redirect = localeRedirect(nextUrl);
  if (redirect) {
    return NextResponse.redirect(new URL(redirect.location, request.url), redirect.status);
  }
  const { locale, path } = splitLocale(nextUrl.pathname);
  const page = { locale, path, query: nextUrl.searchParams, cookies };
  const forEditors = editorRewrite(page, Date.now());
  if (forEditors) return answerEditor(request, `/${locale}${forEditors.path}`, forEditors);
  const place = placeOf(path, nextUrl.searchParams, locale);
  if ('redirect' in place) {
    return NextResponse.redirect(
      new URL(localePath(locale, place.redirect), request.url),
      PERMANENT,
    );
  }
  const { isPerRequest, isGuess, isCatalogue } = place;
  if (isGuess && !(await mayGuess(headers, isCatalogue))) return refuse('too.many');
  // The 404 page is cached, so it can't count the request itself.
  if (place.path === UNKNOWN) await countAbsent();
  if (isPerRequest && !(await mayRequest(isList(path) ? 'search' : 'page', headers)))
    return refuse('too.many');
  return rewriteTo(request, innerPath(locale, place.path), { isPerRequest, isStrict });
}

const LISTS: readonly string[] = [
  ROUTES.albumsView,
  ROUTES.videosView,
  ROUTES.videosLive,
  ROUTES.search,
];
const isList = (path: string) => LISTS.includes(path);

/** Neither cached nor indexed, whoever asks. */
function answerEditor(
  request: NextRequest,
  path: string,
  { isPerRequest, frame, session }: EditorRewrite,
) {
  const response = rewriteTo(request, path, { isPerRequest, isStrict, frame });
  for (const [name, value] of Object.entries(NOT_FOR_VISITORS)) response.headers.set(name, value);
  if (session) response.cookies.set(CHECK_COOKIE, session, checkCookie());
  return response;
}

/** Pages only: no endpoints, media or static files. middleware.test.ts checks that none is missing, here and in lib/i18n/localePath.ts. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    {
      source:
        '/((?!api/|_next/|download/|video/|card/|feed/|iiif/|sitemap/|flags/|icons/|music/|past/|category/|sitemap\\.xml$|robots\\.txt$|manifest\\.webmanifest$|apple-icon\\.png$|icon\\.svg$|favicon\\.ico$).*)',
      // server/place.mjs has asked lib/keptPlace.ts, which goes by the same rule.
      missing: [{ type: 'header', key: 'x-placed' }],
    },
  ],
};
