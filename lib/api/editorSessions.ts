import 'server-only';
import { isPreviewKind, type PreviewKind } from '@/lib/contract/editorial';
import { LINK_LIVES_MS, type Purpose } from '@/lib/contract/signed';
import { env } from '@/lib/env';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import { UNKNOWN, type Rewrite } from '@/lib/rewrites';
import { ROUTES } from '@/lib/routes';
import { isSigned, sign } from '@/lib/services/signature';

const SESSION_LIVES_S = 60 * 60;
/** As the CMS's own session. */
const CHECK_LIVES_S = 8 * 60 * 60;
/** A browser keeps the cookie longer than it is good for: whoever has an ended one is told so. */
const CHECK_COOKIE_LIVES_S = 24 * 60 * 60;

/** What an editor's cookie gives access to: the check page, or one draft in one language. */
type Scope = readonly string[];

/** Answers for editors are not cached, not indexed and leak no referrer. (`no-referrer` would hide our forms' origin.) */
export const NOT_FOR_VISITORS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
} as const;

/** Whether a link from the CMS has a valid signature and is at most a minute old. `names`: the signed parameters, in their order. */
export function isGoodLink(
  purpose: Purpose,
  names: readonly string[],
  { query, now }: { query: URLSearchParams; now: number },
): boolean {
  const until = Number(query.get('until'));
  if (!Number.isSafeInteger(until) || until < now || until > now + LINK_LIVES_MS) return false;
  const parts = names.map((name) => query.get(name) ?? '');
  return isSigned(purpose, [...parts, until], query.get('signature') ?? '');
}

type Held = { value: string | undefined; now: number };

/** The cookie's value, valid for an hour: its expiry, and a signature over expiry and scope. */
export const sessionValue = (purpose: Purpose, scope: Scope, now: number): string => {
  const until = now + SESSION_LIVES_S * 1000;
  return `${until}.${sign(purpose, [...scope, until])}`;
};

export function isSession(purpose: Purpose, scope: Scope, { value, now }: Held): boolean {
  const [until = '', signature = ''] = (value ?? '').split('.');
  if (!/^\d{13}$/.test(until) || Number(until) < now) return false;
  return isSigned(purpose, [...scope, Number(until)], signature);
}

type Cookie = {
  path: string;
  httpOnly: boolean;
  sameSite: 'lax' | 'none';
  secure: boolean;
  partitioned?: boolean;
  maxAge: number;
};

/** Lax, since editors follow a link from the CMS, which may be another site. HttpOnly. */
export const cookieFor = (path: string): Cookie => ({
  path,
  httpOnly: true,
  sameSite: 'lax',
  secure: env().siteUrl.startsWith('https:'),
  maxAge: SESSION_LIVES_S,
});

export type Item = { kind: PreviewKind; id: string; locale: Locale };

type Cookies = { get(name: string): { value: string } | undefined };

/** A cookie for each draft, so that several can be open at once. */
export const previewCookie = ({ kind, id }: Item) => `preview-${kind}-${id}`;

/** A draft in the frame of the CMS's live preview. */
type LiveItem = Item & {
  /** By which the CMS knows what is being typed in it. */
  live: string;
  /** The CMS's origin, which alone may frame it. */
  cms: string;
};

export const liveCookie = ({ kind, id }: Item) => `live-${kind}-${id}`;

const liveScopeOf = ({ live, cms, ...item }: LiveItem) => [...scopeOf(item), live, cms];

export const liveSession = (item: LiveItem, now: number) =>
  sessionValue('live session', liveScopeOf(item), now);

/** What a request for the frame names, if it does; checked by its signature only. */
export function liveItemOf(
  item: Item,
  query: { get(name: string): string | null },
): LiveItem | null {
  const [live, cms] = [query.get('live'), query.get('cms')];
  return live && cms ? { ...item, live, cms } : null;
}

const mayPreviewLive = (item: LiveItem, cookies: Cookies, now: number): boolean =>
  isSession('live session', liveScopeOf(item), {
    value: cookies.get(liveCookie(item))?.value,
    now,
  });

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * In a frame of another site a browser keeps only cookies that say so, for that site apart, and only over https or on its own machine.
 * Over plain http elsewhere the frame works if the CMS is of the same site.
 */
export function frameCookieFor(path: string): Cookie {
  const { siteUrl } = env();
  const isSafe = siteUrl.startsWith('https:') || LOOPBACK.test(siteUrl);
  return isSafe
    ? { ...cookieFor(path), sameSite: 'none', secure: true, partitioned: true }
    : cookieFor(path);
}

/** The path of drafts in a language; their cookies are limited to it. */
export const previewFolder = (locale: Locale) => localePath(locale, ROUTES.preview);

const scopeOf = ({ kind, id, locale }: Item) => [kind, id, locale];

export const previewSession = (item: Item, now: number) =>
  sessionValue('preview session', scopeOf(item), now);

const mayPreview = (item: Item, cookies: Cookies, now: number): boolean =>
  isSession('preview session', scopeOf(item), {
    value: cookies.get(previewCookie(item))?.value,
    now,
  });

export const CHECK_COOKIE = 'check';

export const checkCookie = (): Cookie => ({
  ...cookieFor(ROUTES.home),
  maxAge: CHECK_COOKIE_LIVES_S,
});

/** The cookie's value: when it was opened, its expiry, and a signature over both. It goes on with each use, but not for ever. */
export function checkSession(now: number, openedAt = now): string {
  const until = Math.min(now + SESSION_LIVES_S * 1000, openedAt + CHECK_LIVES_S * 1000);
  return `${openedAt}.${until}.${sign('check session', [openedAt, until])}`;
}

/** By how much the clocks of several machines may differ. */
const CLOCKS_MS = 60_000;

const CHECK_SESSION = /^(\d{13})\.(\d{13})\.(\w+)$/;

type CheckSession = { openedAt: number; isOpen: boolean };

/** Null: there was none that we signed. A browser forgets an ended one after a day. */
function checkSessionIn(cookies: Cookies, now: number): CheckSession | null {
  const [, openedAt, until, signature = ''] =
    CHECK_SESSION.exec(cookies.get(CHECK_COOKIE)?.value ?? '') ?? [];
  const times = [Number(openedAt), Number(until)] as const;
  // By openedAt it ends: one to come would never end.
  const isMadeHere = isSigned('check session', times, signature) && times[0] <= now + CLOCKS_MS;
  if (!isMadeHere) return null;
  return { openedAt: times[0], isOpen: now <= times[1] };
}

/** For pages, which must not read the clock themselves. */
export const mayPreviewNow = (item: Item, cookies: Cookies) =>
  mayPreview(item, cookies, Date.now());
export const mayPreviewLiveNow = (item: LiveItem, cookies: Cookies) =>
  mayPreviewLive(item, cookies, Date.now());
export const checkSessionNow = (cookies: Cookies) => checkSessionIn(cookies, Date.now());

type PageRequest = { locale: Locale; path: string; query: URLSearchParams; cookies: Cookies };

/** For whom a page is rendered: `frame` is the origin that may show it in a frame, `session` the check's that goes on. */
type LetIn = { isLetIn: boolean; frame?: string; session?: string };

function checkLetIn(cookies: Cookies, now: number): LetIn {
  const held = checkSessionIn(cookies, now);
  return {
    isLetIn: held !== null,
    ...(held?.isOpen && { session: checkSession(now, held.openedAt) }),
  };
}

function letIn({ locale, path, query, cookies }: PageRequest, now: number): LetIn {
  if (path === ROUTES.check) return checkLetIn(cookies, now);
  const [kind, id] = [query.get('kind') ?? '', query.get('id') ?? ''];
  if (!isPreviewKind(kind)) return { isLetIn: false };
  const item = { kind, id, locale };
  const live = liveItemOf(item, query);
  return live
    ? { isLetIn: mayPreviewLive(live, cookies, now), frame: live.cms }
    : { isLetIn: mayPreview(item, cookies, now) };
}

export type EditorRewrite = Rewrite & Pick<LetIn, 'frame' | 'session'>;

/** Routes for editors: rendered per request for a valid session, and for an ended one of the check; a 404 for anybody else. */
export function editorRewrite(request: PageRequest, now: number): EditorRewrite | null {
  const { path } = request;
  if (path !== ROUTES.check && path !== ROUTES.preview) return null;
  const { isLetIn, ...rest } = letIn(request, now);
  return isLetIn ? { path, isPerRequest: true, ...rest } : { path: UNKNOWN, isPerRequest: false };
}
