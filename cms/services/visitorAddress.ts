import { networkOf } from '@/lib/network.mjs';
import { PEER_HEADER } from '../peerAddress';
import { isFresh } from '../signatures';

/**
 * The visitor's address: the one in the website's signed header. Without a valid signature it is the connection's
 * remote address, as the header could be forged.
 */
export function visitorAddress(headers: Headers): string {
  const named = headers.get('x-visitor-address') ?? '';
  if (named && isFresh('visitor', [named], headers)) return named;
  return networkOf(headers.get(PEER_HEADER) ?? undefined);
}
