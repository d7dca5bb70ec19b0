import { LINK_LIVES_MS, signedText, type Purpose, type SignedPart } from '@/lib/contract/signed';
import { acceptedSecrets, isSignatureOf, signatureOf } from '@/lib/signing';
import { PREVIEW_SECRET, PREVIEW_SECRET_PREVIOUS } from '../env';

export const canSign = () => PREVIEW_SECRET !== '';

export const sign = (purpose: Purpose, parts: readonly SignedPart[]): string =>
  signatureOf(signedText(purpose, parts), PREVIEW_SECRET);

/** Whether a call from the website has a valid signature, at most a minute old. Always false without a secret. */
export function isFresh(purpose: Purpose, parts: readonly SignedPart[], headers: Headers): boolean {
  const at = headers.get('x-at') ?? '';
  const given = headers.get('x-signature') ?? '';
  if (!/^\d{13}$/.test(at) || Math.abs(Date.now() - Number(at)) > LINK_LIVES_MS) return false;
  const secrets = acceptedSecrets(PREVIEW_SECRET, PREVIEW_SECRET_PREVIOUS);
  return isSignatureOf(given, signedText(purpose, [...parts, at]), secrets);
}
