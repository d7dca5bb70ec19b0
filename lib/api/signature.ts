import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { signedText, type Purpose, type SignedPart } from '@/lib/contract/signed';
import { env } from '@/lib/env';

const digest = (purpose: Purpose, parts: readonly SignedPart[]) =>
  createHmac('sha256', env().previewSecret).update(signedText(purpose, parts)).digest();

export const sign = (purpose: Purpose, parts: readonly SignedPart[]): string =>
  digest(purpose, parts).toString('hex');

/** In constant time, and never true while there is no secret. */
export function isSigned(purpose: Purpose, parts: readonly SignedPart[], given: string): boolean {
  if (!env().previewSecret || !/^[0-9a-f]{64}$/.test(given)) return false;
  return timingSafeEqual(digest(purpose, parts), Buffer.from(given, 'hex'));
}

/** For a call of ours to the CMS: good for a minute. */
export function signedHeaders(purpose: Purpose, parts: readonly SignedPart[], now: number) {
  const at = String(now);
  return { 'x-at': at, 'x-signature': sign(purpose, [...parts, at]) };
}
