import { isIPv4, isIPv6 } from 'node:net';

/** IPv4-mapped IPv6 addresses. */
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

const bytesOf = (group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255];

/**
 * The address in its canonical form, without a zone ("%eth0"); '' when it is invalid.
 * @param {string | undefined} text
 * @returns {string}
 */
export function toAddress(text = '') {
  const address = text.trim().split('%')[0];
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return '';
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(short) ?? [];
  return high ? [...bytesOf(high), ...bytesOf(low)].join('.') : short;
}

/**
 * What counts as one visitor: an IPv4 address, or the /64 network of an IPv6 address; 'unknown' without an address.
 * @param {string | undefined} text
 * @returns {string}
 */
export function networkOf(text) {
  const address = toAddress(text);
  if (!isIPv6(address)) return address || 'unknown';
  const [head, tail] = address.split('::').map((side) => side.split(':').filter(Boolean));
  const zeros = tail ? Array(8 - head.length - tail.length).fill('0') : [];
  return `${[...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')}::/64`;
}
