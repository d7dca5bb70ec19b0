import 'server-only';
import { LINK_LIVES_MS, type Purpose } from '@/lib/contract/signed';
import { env } from '@/lib/env';
import { isSigned, sign } from './signature';

const SESSION_LIVES_S = 60 * 60;

/** What an editor's cookie opens: the check page, or one draft in one language. */
export type Scope = readonly string[];

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

type Held = { value: string | undefined; now: number };

/** Lax, since editors come from the CMS, which may be another site. No script can read it. */
export const cookieFor = (path: string) => ({
  path,
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: env().siteUrl.startsWith('https:'),
  maxAge: SESSION_LIVES_S,
});
