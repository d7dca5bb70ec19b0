import { cookies } from 'next/headers';
import { refuse } from '@/lib/api/answers';
import {
  cookieFor,
  NOT_FOR_VISITORS,
  previewCookie,
  previewFolder,
} from '@/lib/api/editorSessions';
import { isOwnOrigin, smallBody } from '@/lib/api/requests';
import { isPreviewKind } from '@/lib/contract/editorial';
import { pathOfItem, readItemName } from '@/lib/check/target';
import { localePath } from '@/lib/i18n/localePath';
import { toSiteLocale } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routes';

/** Ends the preview of a draft and redirects to the published item. */
export async function POST(request: Request) {
  if (!isOwnOrigin(request)) return refuse('forbidden');
  const form = new URLSearchParams((await smallBody(request)) ?? '');
  const item = readItemName(form);
  const locale = toSiteLocale(form.get('locale') ?? '');
  let path: string = ROUTES.home;
  if (item && isPreviewKind(item.kind)) {
    const jar = await cookies();
    jar.set(previewCookie({ kind: item.kind, id: item.id, locale }), '', {
      ...cookieFor(previewFolder(locale)),
      maxAge: 0,
    });
    path = pathOfItem(item.kind, item.key);
  }
  const location = localePath(locale, path);
  return new Response(null, { status: 303, headers: { ...NOT_FOR_VISITORS, location } });
}
