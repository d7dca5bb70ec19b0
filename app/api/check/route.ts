import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import {
  CHECK_COOKIE,
  checkCookie,
  checkSession,
  isGoodLink,
  NOT_FOR_VISITORS,
} from '@/lib/api/editorSessions';
import { readCheckQuery, toSearch } from '@/lib/check/query';
import { logRefusal } from '@/lib/api/logRefusal';
import { localePath } from '@/lib/i18n/localePath';
import { toSiteLocale } from '@/lib/i18n/locales';
import { checkPath } from '@/lib/routes';

/** Opens the check page, in the language of the CMS, for an editor with a signed link from there. */
export async function GET(request: NextRequest) {
  const query = request.nextUrl.searchParams;
  const now = Date.now();
  if (!isGoodLink('check link', [], { query, now })) {
    await logRefusal(request.headers, { msg: 'editor link refused', path: '/api/check' });
    return Response.json({ refusal: 'link' }, { status: 403, headers: NOT_FOR_VISITORS });
  }
  const locale = toSiteLocale(query.get('locale') ?? '');
  (await cookies()).set(CHECK_COOKIE, checkSession(now), checkCookie());
  return new Response(null, {
    status: 303,
    headers: {
      ...NOT_FOR_VISITORS,
      location: localePath(locale, checkPath(toSearch(readCheckQuery(query)))),
    },
  });
}
