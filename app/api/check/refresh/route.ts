import { cookies } from 'next/headers';
import { refuse } from '@/lib/api/answers';
import { checkSessionNow, NOT_FOR_VISITORS } from '@/lib/api/editorSessions';
import { isOwnOrigin, smallBody } from '@/lib/api/requests';
import { refreshPages } from '@/lib/check/refreshPages';
import { readItemName } from '@/lib/check/target';
import { localePath } from '@/lib/i18n/localePath';
import { toSiteLocale } from '@/lib/i18n/locales';
import { checkPath } from '@/lib/routes';

/** "Refresh now": renders the item's pages again, and redirects back to its check. That says, too, when the editor's session has ended. */
export async function POST(request: Request) {
  const session = checkSessionNow(await cookies());
  if (!session || !isOwnOrigin(request)) return refuse('forbidden');
  const form = new URLSearchParams((await smallBody(request)) ?? '');
  const item = readItemName(form);
  if (!item) return refuse('invalid.params');
  const { kind, id } = item;
  const refresh = async () => ((await refreshPages(item, Date.now())) ? 'yes' : 'later');
  const refreshed = session.isOpen ? await refresh() : '';
  const locale = toSiteLocale(form.get('locale') ?? '');
  const location = localePath(locale, checkPath({ kind, id, refreshed }));
  return new Response(null, { status: 303, headers: { ...NOT_FOR_VISITORS, location } });
}
