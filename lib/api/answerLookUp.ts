import 'server-only';
import type { NextRequest } from 'next/server';
import { toSiteLocale } from '@/lib/i18n/locales';
import { LIMIT_SECONDS, mayLookUp, readNumber } from './certificateLookUp';
import { respond } from './respond';

const TOO_MANY_REQUESTS = 429;

const refusal = () =>
  Response.json(
    { token: 'too.many' },
    {
      status: TOO_MANY_REQUESTS,
      headers: { 'cache-control': 'no-store', 'retry-after': String(LIMIT_SECONDS) },
    },
  );

/** Both doors to the certificates: what is asked for is counted first, then read, then looked up. `found` null: not found. */
export async function answerLookUp(
  { headers, nextUrl: { pathname, searchParams } }: NextRequest,
  name: string,
  lookUp: (num: string, locale: string) => Promise<unknown>,
): Promise<Response> {
  if (!(await mayLookUp(headers))) return refusal();
  const locale = toSiteLocale(searchParams.get('locale') ?? '');
  const num = searchParams.get(name) ?? '';
  return respond(pathname, async () => ({ found: await lookUp(readNumber(num), locale) }));
}
