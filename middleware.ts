import createIntlMiddleware from 'next-intl/middleware';
import { NextResponse, type NextRequest } from 'next/server';
import { localeRedirect } from '@/lib/i18n/localeRedirect';
import { routing } from '@/lib/i18n/routing';

const withLocale = createIntlMiddleware(routing);

export function middleware(request: NextRequest) {
  const redirect = localeRedirect(request.nextUrl);
  if (!redirect) return withLocale(request);
  return NextResponse.redirect(new URL(redirect.location, request.url), redirect.status);
}

/** Pages only: not the doors to services and media, nor a file, which has a dot in its name. */
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|_next/|download/|video/|.*\\..*).*)'],
};
