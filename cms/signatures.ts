import { createHmac, timingSafeEqual } from 'node:crypto';
import { LINK_LIVES_MS, signedText, type Purpose, type SignedPart } from '@/lib/contract/signed';
import { PREVIEW_SECRET } from './env';

const digest = (purpose: Purpose, parts: readonly SignedPart[]) =>
  createHmac('sha256', PREVIEW_SECRET).update(signedText(purpose, parts)).digest();

export const canSign = () => PREVIEW_SECRET !== '';

export const sign = (purpose: Purpose, parts: readonly SignedPart[]): string =>
  digest(purpose, parts).toString('hex');

/** A call of the website's, no older than a minute. Never true while there is no secret. */
export function isFresh(purpose: Purpose, parts: readonly SignedPart[], headers: Headers): boolean {
  const at = headers.get('x-at') ?? '';
  const given = headers.get('x-signature') ?? '';
  if (!canSign() || !/^\d{13}$/.test(at) || !/^[0-9a-f]{64}$/.test(given)) return false;
  if (Math.abs(Date.now() - Number(at)) > LINK_LIVES_MS) return false;
  return timingSafeEqual(digest(purpose, [...parts, at]), Buffer.from(given, 'hex'));
}
