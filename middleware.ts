import createIntlMiddleware from 'next-intl/middleware';
import { NextResponse, type NextRequest } from 'next/server';
import { NOT_FOR_VISITORS } from '@/lib/api/editorDoor';
import { editorRewrite } from '@/lib/api/editorRewrite';
import { localePath, splitLocale } from '@/lib/i18n/localePath';
import { localeRedirect } from '@/lib/i18n/localeRedirect';
import { routing } from '@/lib/i18n/routing';
import { rewriteTo } from '@/lib/pagePolicy';
import { rewriteOf, type Rewrite } from '@/lib/rewrites';

const withLocale = createIntlMiddleware(routing);
const isStrict = process.env.NODE_ENV === 'production';

export function middleware(request: NextRequest) {
  const { pathname, searchParams } = request.nextUrl;
  const redirect = localeRedirect(request.nextUrl);
  if (redirect) {
    return NextResponse.redirect(new URL(redirect.location, request.url), redirect.status);
  }
  const { locale, path } = splitLocale(pathname);
  if (pathname !== localePath(locale, path)) return withLocale(request);
  const asked = { locale, path, query: searchParams, cookies: request.cookies };
  const forEditors = editorRewrite(asked, Date.now());
  if (forEditors) return answerEditor(request, `/${locale}${forEditors.path}`, forEditors);
  const rewrite = rewriteOf(path, searchParams);
  if (!rewrite) return withLocale(request);
  const { isPerRequest } = rewrite;
  return rewriteTo(request, `/${locale}${rewrite.path}`, { isPerRequest, isStrict });
}

/** Neither kept nor indexed, whoever asks. */
function answerEditor(request: NextRequest, path: string, { isPerRequest }: Rewrite) {
  const response = rewriteTo(request, path, { isPerRequest, isStrict });
  for (const [name, value] of Object.entries(NOT_FOR_VISITORS)) response.headers.set(name, value);
  return response;
}

/** Pages only: not the doors to services and media, nor our files. middleware.test.ts finds what is missing here. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!api/|_next/|download/|video/|card/|feed/|iiif/|sitemap/|flags/|icons/|music/|past/|category/|sitemap\\.xml|robots\\.txt$|manifest\\.webmanifest$|apple-icon\\.png$|icon\\.svg$|favicon\\.ico$).*)',
  ],
};
