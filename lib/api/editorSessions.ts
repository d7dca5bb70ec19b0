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

/** What an editor's cookie opens: the check page, or one draft in one language. */
type Scope = readonly string[];

/** Nothing that follows may be kept, indexed, or told to the next site. (`no-referrer` would hide our forms' origin.) */
export const NOT_FOR_VISITORS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
} as const;

/** A link from the CMS: exactly as signed, and of the last minute. `names` in the order in which they were signed. */
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

/** An editor's hour on the website: its end, and a signature over that and over what it opens. */
export const sessionValue = (purpose: Purpose, scope: Scope, now: number): string => {
  const until = now + SESSION_LIVES_S * 1000;
  return `${until}.${sign(purpose, [...scope, until])}`;
};

export function isSession(purpose: Purpose, scope: Scope, { value, now }: Held): boolean {
  const [until = '', signature = ''] = (value ?? '').split('.');
  if (!/^\d{13}$/.test(until) || Number(until) < now) return false;
  return isSigned(purpose, [...scope, Number(until)], signature);
}

/** Lax, since editors come from the CMS, which may be another site. No script can read it. */
export const cookieFor = (path: string) => ({
  path,
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: env().siteUrl.startsWith('https:'),
  maxAge: SESSION_LIVES_S,
});

export type Item = { kind: PreviewKind; id: string; locale: Locale };

type Cookies = { get(name: string): { value: string } | undefined };

/** One cookie a draft, so that several can be open beside each other. */
export const previewCookie = ({ kind, id }: Item) => `preview-${kind}-${id}`;

/** Where drafts of a language are shown. Their cookies go nowhere else. */
export const previewFolder = (locale: Locale) => localePath(locale, ROUTES.preview);

const scopeOf = ({ kind, id, locale }: Item) => [kind, id, locale];

export const previewSession = (item: Item, now: number) =>
  sessionValue('preview session', scopeOf(item), now);

export const mayPreview = (item: Item, cookies: Cookies, now: number): boolean =>
  isSession('preview session', scopeOf(item), {
    value: cookies.get(previewCookie(item))?.value,
    now,
  });

export const CHECK_COOKIE = 'check';

export const checkSession = (now: number) => sessionValue('check session', [], now);

export const mayCheck = (cookies: Cookies, now: number): boolean =>
  isSession('check session', [], { value: cookies.get(CHECK_COOKIE)?.value, now });

/** For a page, which may not read the clock itself. */
export const mayPreviewNow = (item: Item, cookies: Cookies) =>
  mayPreview(item, cookies, Date.now());
export const mayCheckNow = (cookies: Cookies) => mayCheck(cookies, Date.now());

type Asked = { locale: Locale; path: string; query: URLSearchParams; cookies: Cookies };

function isLetIn({ locale, path, query, cookies }: Asked, now: number): boolean {
  if (path === ROUTES.check) return mayCheck(cookies, now);
  const [kind, id] = [query.get('kind') ?? '', query.get('id') ?? ''];
  return isPreviewKind(kind) && mayPreview({ kind, id, locale }, cookies, now);
}

/** Pages for editors: made per request for who has come by a signed link; for anybody else they don't exist. */
export function editorRewrite(asked: Asked, now: number): Rewrite | null {
  const { path } = asked;
  if (path !== ROUTES.check && path !== ROUTES.preview) return null;
  return isLetIn(asked, now)
    ? { path, isPerRequest: true }
    : { path: UNKNOWN, isPerRequest: false };
}
