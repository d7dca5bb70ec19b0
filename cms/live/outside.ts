import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { request, type RequestOptions } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { urlToHttpOptions } from 'node:url';

/** Less than the website waits, which takes who says nothing for gone. */
const START_TIMEOUT_MS = 3000;
/** A stream that sends nothing for this long is aborted. */
const IDLE_TIMEOUT_MS = 30_000;

/** Special-purpose addresses (IANA's registries): not on the internet, or standing for other addresses. */
const NOT_PUBLIC = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ],
  // Within 2000::/3 (nothing else is global unicast): Teredo, documentation and 6to4.
  ipv6: [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
} as const;

const notPublic = new BlockList();
for (const family of ['ipv4', 'ipv6'] as const) {
  for (const [network, bits] of NOT_PUBLIC[family]) notPublic.addSubnet(network, bits, family);
}
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/** Whether it is an address on the internet, not of this machine or a private network. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address);
  // An address with a zone is link-local.
  const isWhole = isIP(address) === 6 && !address.includes('%');
  return isWhole && unicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

class NotPublicError extends Error {}

const bare = (address: string | LookupAddress) =>
  typeof address === 'string' ? address : address.address;

/**
 * The look-up of the connection itself, so that the address checked is the one connected to. A single non-public
 * address is enough to refuse the name.
 */
const publicLookup =
  (resolve: LookupFunction): LookupFunction =>
  (host, options, answer) =>
    resolve(host, options, (error, address, family) => {
      const found = error ? [] : [address].flat();
      const isRefused = found.length === 0 || !found.map(bare).every(isPublic);
      if (!error && isRefused) return answer(new NotPublicError(`${host} is not public`), '');
      return answer(error, address, family);
    });

type Outside = {
  /** Hosts in our own network that are allowed nevertheless, as `URL` has them. */
  internal: readonly string[];
  resolve?: LookupFunction;
};

function optionsFor(url: URL, { internal, resolve = systemLookup }: Outside): RequestOptions {
  const options = urlToHttpOptions(url);
  if (internal.includes(url.host)) return { ...options, lookup: resolve };
  // An IP address is never looked up.
  const host = String(options.hostname);
  if (isIP(host) && !isPublic(host)) throw new NotPublicError(`${host} is not public`);
  return { ...options, lookup: publicLookup(resolve) };
}

/**
 * Requests a host on the internet over a connection of its own; rejects for any other host. Redirects are not followed:
 * they could lead anywhere.
 */
export async function getOutside(
  url: URL,
  init: { method: string; headers: Record<string, string> },
  outside: Outside,
): Promise<IncomingMessage> {
  const options = { ...optionsFor(url, outside), ...init, agent: false };
  return new Promise((resolve, reject) => {
    const call = request(options);
    const slow = setTimeout(() => call.destroy(new Error('no answer in time')), START_TIMEOUT_MS);
    call.setTimeout(IDLE_TIMEOUT_MS, () => call.destroy(new Error('nothing more came')));
    call.on('close', () => clearTimeout(slow));
    call.on('error', reject);
    call.on('response', (answer) => {
      clearTimeout(slow);
      resolve(answer);
    });
    call.end();
  });
}
