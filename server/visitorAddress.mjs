import { BlockList, isIP, isIPv4 } from 'node:net';
import { networkOf, toAddress } from '../lib/network.mjs';

const familyOf = (address) => (isIPv4(address) ? 'ipv4' : 'ipv6');
const MOST_BITS = { ipv4: 32, ipv6: 128 };

/**
 * Addresses and ranges as TRUSTED_PROXIES names them: "127.0.0.1, 10.0.0.0/8, fd00::/8".
 * @param {string} text
 */
export function rangesOf(text) {
  const ranges = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (!entry) continue;
    const [address, bits, ...rest] = entry.split('/');
    const family = familyOf(address);
    const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && bits <= MOST_BITS[family]);
    if (!isIP(address) || !isRange || rest.length > 0) {
      throw new Error(
        `TRUSTED_PROXIES must be addresses or ranges like 10.0.0.0/8, not "${entry}"`,
      );
    }
    ranges.addSubnet(address, Number(bits ?? MOST_BITS[family]), family);
  }
  return ranges;
}

/** "192.0.2.1:555", "[2001:db8::1]:80" and "[2001:db8::1]": some proxies name the port as well. */
const withoutPort = (entry) =>
  /^\[([^\]]*)\](?::\d{1,5})?$/.exec(entry)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(entry)?.[1] ?? entry;

/** More proxies than anybody has in a row; earlier entries are the visitor's own and ignored. */
const MOST_HOPS = 20;

/**
 * Whether a connection comes from a trusted proxy.
 * @param {BlockList} proxies
 * @returns {(socket: import('node:net').Socket) => boolean}
 */
export function isProxyBy(proxies) {
  /** Most connections serve many requests. @type {WeakMap<object, boolean>} */
  const known = new WeakMap();
  return (socket) => {
    if (known.has(socket)) return known.get(socket) === true;
    const peer = toAddress(socket.remoteAddress);
    const isProxy = peer !== '' && proxies.check(peer, familyOf(peer));
    known.set(socket, isProxy);
    return isProxy;
  };
}

/**
 * The visitor's network (docs/decisions/0024). The header is believed only when the connection comes from a trusted proxy.
 * That proxy added the last entry; when it is another trusted proxy, that one added the entry before it, and so on.
 * When an entry is no address, the address of the connection counts.
 * @param {{ header: string, proxies: BlockList }} settings
 * @returns {(request: import('node:http').IncomingMessage) => string}
 */
export function visitorAddressBy({ header, proxies }) {
  const isProxy = (address) => proxies.check(address, familyOf(address));
  const comesFromProxy = isProxyBy(proxies);
  /** By connection, as most serve many requests. @type {WeakMap<object, string>} */
  const known = new WeakMap();
  const networkAt = (socket) => {
    const network = networkOf(toAddress(socket.remoteAddress));
    known.set(socket, network);
    return network;
  };
  return ({ headers, socket }) => {
    const network = known.get(socket) ?? networkAt(socket);
    const named = headers[header];
    if (!named || !comesFromProxy(socket)) return network;
    let visitor = '';
    for (const entry of String(named).split(',').slice(-MOST_HOPS).reverse()) {
      visitor = toAddress(withoutPort(entry.trim()));
      if (!visitor) return network;
      if (!isProxy(visitor)) break;
    }
    return networkOf(visitor);
  };
}
