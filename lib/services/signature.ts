import 'server-only';
import { signedText, type Purpose, type SignedPart } from '@/lib/contract/signed';
import { env } from '@/lib/env';
import { isSignatureOf, signatureOf } from '@/lib/signing';

export const sign = (purpose: Purpose, parts: readonly SignedPart[]): string =>
  signatureOf(signedText(purpose, parts), env().previewSecret);

export const isSigned = (purpose: Purpose, parts: readonly SignedPart[], given: string): boolean =>
  isSignatureOf(given, signedText(purpose, parts), env().previewSecret);

/** The signature headers of a call to the CMS; valid for a minute. */
export function signedHeaders(purpose: Purpose, parts: readonly SignedPart[], now: number) {
  const at = String(now);
  return { 'x-at': at, 'x-signature': sign(purpose, [...parts, at]) };
}
