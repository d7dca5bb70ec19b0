import type { NextRequest } from 'next/server';
import { refuse, respond } from '@/lib/api/answers';
import { mayRequest } from '@/lib/api/visitorLimits';
import { NAME_MAX_LENGTH } from '@/lib/constants';
import { BRIEF } from '@/lib/freshness.mjs';
import { toSiteLocale } from '@/lib/i18n/locales';
import { suggest } from '@/lib/pages/search';
import { readSought } from '@/lib/state/siteSearch';

/** Suggestions while words are typed (ours). Caches may hold them as briefly as anything else, if all was looked through. */
export async function GET({ headers, nextUrl: { pathname, searchParams } }: NextRequest) {
  if ((searchParams.get('q') ?? '').length > NAME_MAX_LENGTH) return refuse('invalid.params');
  if (!(await mayRequest('suggestions', headers))) return refuse('too.many');
  let isWhole = false;
  const response = await respond(pathname, async () => {
    const locale = toSiteLocale(searchParams.get('locale') ?? '');
    const found = await suggest(readSought(searchParams.get('q')), locale);
    isWhole = found.fault === null;
    return found;
  });
  if (response.ok && isWhole) response.headers.set('cache-control', BRIEF);
  return response;
}
