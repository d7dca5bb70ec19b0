import { networkOf } from '@/lib/network.mjs';
import { PEER_HEADER } from '../peerAddress';
import { isFresh } from '../signatures';

/**
 * What counts as the visitor's address: the one that the website names and signs. Anybody else could make it up: then
 * the address at the other end of the line counts, a website's without our secret too.
 */
export function visitorAddress(headers: Headers): string {
  const named = headers.get('x-visitor-address') ?? '';
  if (named && isFresh('visitor', [named], headers)) return named;
  return networkOf(headers.get(PEER_HEADER) ?? undefined);
}
