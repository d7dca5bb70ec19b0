import { cookies, draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import {
  cookieFor,
  frameCookieFor,
  isGoodLink,
  liveCookie,
  liveItemOf,
  liveSession,
  NOT_FOR_VISITORS,
  previewCookie,
  previewFolder,
  previewSession,
} from '@/lib/api/editorSessions';
import { logRefusal } from '@/lib/api/logRefusal';
import { isPreviewKind } from '@/lib/contract/editorial';
import { localePath } from '@/lib/i18n/localePath';
import { toSiteLocale } from '@/lib/i18n/locales';
import { DRAFT_COOKIE } from '@/lib/pagePolicy';
import { previewPath } from '@/lib/routes';

const SIGNED = ['kind', 'id', 'locale'] as const;
const SIGNED_LIVE = [...SIGNED, 'live', 'cms'] as const;

/** Turns on Next's draft mode for the paths of drafts only; all other pages stay the public ones. */
async function openDraftMode(cookie: ReturnType<typeof cookieFor>) {
  (await draftMode()).enable();
  const jar = await cookies();
  jar.set(DRAFT_COOKIE, jar.get(DRAFT_COOKIE)?.value ?? '', cookie);
  return jar;
}

/** Opens a draft for an editor with a signed link from the CMS, for one item in one language; or for the frame of its live preview. */
export async function GET(request: NextRequest) {
  const query = request.nextUrl.searchParams;
  const [kind, id] = [query.get('kind') ?? '', query.get('id') ?? ''];
  const now = Date.now();
  const isLive = query.has('live');
  const isGood = isLive
    ? isGoodLink('live link', SIGNED_LIVE, { query, now })
    : isGoodLink('preview link', SIGNED, { query, now });
  if (!isGood || !isPreviewKind(kind)) {
    await logRefusal(request.headers, { msg: 'editor link refused', path: '/api/preview' });
    return Response.json({ refusal: 'link' }, { status: 403, headers: NOT_FOR_VISITORS });
  }
  const item = { kind, id, locale: toSiteLocale(query.get('locale') ?? '') };
  const live = isLive ? liveItemOf(item, query) : null;
  const folder = previewFolder(item.locale);
  const cookie = live ? frameCookieFor(folder) : cookieFor(folder);
  const jar = await openDraftMode(cookie);
  if (live) jar.set(liveCookie(item), liveSession(live, now), cookie);
  else jar.set(previewCookie(item), previewSession(item, now), cookie);
  const path = previewPath(kind, id, live ? { live: live.live, cms: live.cms } : {});
  const location = localePath(item.locale, path);
  return new Response(null, { status: 303, headers: { ...NOT_FOR_VISITORS, location } });
}
