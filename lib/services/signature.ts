import 'server-only';
import { signedText, type Purpose, type SignedPart } from '@/lib/contract/signed';
import { env } from '@/lib/env';
import { acceptedSecrets, isSignatureOf, signatureOf } from '@/lib/signing';

export const sign = (purpose: Purpose, parts: readonly SignedPart[]): string =>
  signatureOf(signedText(purpose, parts), env().previewSecret);

export function isSigned(purpose: Purpose, parts: readonly SignedPart[], given: string): boolean {
  const { previewSecret, previewSecretPrevious } = env();
  const secrets = acceptedSecrets(previewSecret, previewSecretPrevious);
  return isSignatureOf(given, signedText(purpose, parts), secrets);
}

/** The signature headers of a call to the CMS; valid for a minute. */
export function signedHeaders(purpose: Purpose, parts: readonly SignedPart[], now: number) {
  const at = String(now);
  return { 'x-at': at, 'x-signature': sign(purpose, [...parts, at]) };
}

/** The visitor's address for the service's own limits, signed so that nobody can forge it. */
export const visitorHeaders = (address: string) =>
  address
    ? { 'x-visitor-address': address, ...signedHeaders('visitor', [address], Date.now()) }
    : undefined;
