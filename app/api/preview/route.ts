import { cookies, draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import {
  cookieFor,
  isGoodLink,
  NOT_FOR_VISITORS,
  previewCookie,
  previewFolder,
  previewSession,
} from '@/lib/api/editorSessions';
import { isPreviewKind } from '@/lib/contract/editorial';
import { localePath } from '@/lib/i18n/localePath';
import { toSiteLocale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { previewPath } from '@/lib/routes';

const SIGNED = ['kind', 'id', 'locale'] as const;
const DRAFT_COOKIE = '__prerender_bypass';

/** Turns on Next's draft mode for the paths of drafts only; all other pages stay the public ones. */
async function openDraftMode(path: string) {
  (await draftMode()).enable();
  const jar = await cookies();
  jar.set(DRAFT_COOKIE, jar.get(DRAFT_COOKIE)?.value ?? '', cookieFor(path));
  return jar;
}

/** Opens a draft for an editor with a signed link from the CMS, for one item in one language. */
export async function GET(request: NextRequest) {
  const query = request.nextUrl.searchParams;
  const [kind, id] = [query.get('kind') ?? '', query.get('id') ?? ''];
  const now = Date.now();
  if (!isGoodLink('preview link', SIGNED, { query, now }) || !isPreviewKind(kind)) {
    log({ level: 'warn', msg: 'editor link refused', path: '/api/preview' });
    return Response.json({ refusal: 'link' }, { status: 403, headers: NOT_FOR_VISITORS });
  }
  const item = { kind, id, locale: toSiteLocale(query.get('locale') ?? '') };
  const folder = previewFolder(item.locale);
  const jar = await openDraftMode(folder);
  jar.set(previewCookie(item), previewSession(item, now), cookieFor(folder));
  const location = localePath(item.locale, previewPath(kind, id));
  return new Response(null, { status: 303, headers: { ...NOT_FOR_VISITORS, location } });
}
