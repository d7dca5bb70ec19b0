import { cookies } from 'next/headers';
import { NOT_FOR_VISITORS } from '@/lib/api/editorDoor';
import { mayCheck } from '@/lib/api/editorSessions';
import { isOwnOrigin } from '@/lib/api/origin';
import { FORBIDDEN, refuse } from '@/lib/api/refuse';
import { smallBody } from '@/lib/api/smallBody';
import { makeAnew } from '@/lib/check/makeAnew';
import { readItemName } from '@/lib/check/target';
import { localePath } from '@/lib/i18n/localePath';
import { toSiteLocale } from '@/lib/i18n/locales';
import { checkPath } from '@/lib/routes';

const BAD_REQUEST = 400;

/** "Refresh now": the item's pages are made anew, and the editor comes back to what is known of it. */
export async function POST(request: Request) {
  const isEditor = mayCheck(await cookies(), Date.now());
  if (!isEditor || !isOwnOrigin(request)) return refuse(FORBIDDEN, 'invalid.params');
  const form = new URLSearchParams((await smallBody(request)) ?? '');
  const item = readItemName(form);
  if (!item) return refuse(BAD_REQUEST, 'invalid.params');
  const refreshed = (await makeAnew(item, Date.now())) ? 'yes' : 'later';
  const { kind, id } = item;
  const locale = toSiteLocale(form.get('locale') ?? '');
  const location = localePath(locale, checkPath({ kind, id, refreshed }));
  return new Response(null, { status: 303, headers: { ...NOT_FOR_VISITORS, location } });
}
