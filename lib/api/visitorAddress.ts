import 'server-only';
import { isIPv6 } from 'node:net';
import { env } from '@/lib/env';

/** Set by server.mjs from the connection itself. */
const PEER = 'x-peer-address';

/** A home has a whole /64 of IPv6 addresses: it counts as one visitor. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array(8 - groups.length - rest.length).fill('0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}

/**
 * The visitor's network address. Behind a proxy it stands in the header that the settings name, and there in the last
 * entry, which the proxy added; any other header could be made up.
 */
export function visitorAddress(headers: Headers): string {
  const { visitorAddressHeader } = env();
  const named = visitorAddressHeader && headers.get(visitorAddressHeader);
  const last = named ? named.split(',').at(-1)?.trim() : '';
  return networkOf(last || headers.get(PEER) || 'unknown');
}
