import { networkOf } from '@/lib/network.mjs';
import { PEER_HEADER } from '../http/peerAddress';
import { isFresh } from '../http/signatures';

/** The visitor's address in the website's signed header; '' without a valid signature, as it could be forged. */
export function signedVisitor(headers: Headers): string {
  const named = headers.get('x-visitor-address') ?? '';
  return named && isFresh('visitor', [named], headers) ? named : '';
}

/** The visitor's address; the connection's remote one where the website has signed none. */
export const visitorAddress = (headers: Headers): string =>
  signedVisitor(headers) || networkOf(headers.get(PEER_HEADER) ?? undefined);
