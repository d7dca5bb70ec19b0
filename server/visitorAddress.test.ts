import type { IncomingMessage } from 'node:http';
import { networkOf } from '../lib/network.mjs';
import { readSettings } from './settings.mjs';
import { rangesOf, visitorAddressBy } from './visitorAddress.mjs';

/** A request as the entry sees it: who is at the other end of the line, and what the header says. */
const heard = (remoteAddress: string, said?: string) =>
  ({
    headers: { 'x-forwarded-for': said },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

const addressFor = (env: Record<string, string>, remoteAddress: string, said?: string) =>
  visitorAddressBy(readSettings(env).visitor)(heard(remoteAddress, said));

const HEADER = { VISITOR_ADDRESS_HEADER: 'X-Forwarded-For' };
const FARM = { ...HEADER, TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8:ff::/48, 192.0.2.250' };

describe('Without a proxy', () => {
  it('whoever is at the other end of the line is the visitor', () => {
    expect(addressFor({}, '192.0.2.7', '203.0.113.9')).toBe('192.0.2.7');
    expect(addressFor({}, '127.0.0.1', '203.0.113.9')).toBe('127.0.0.1');
  });
});

describe('Behind a proxy', () => {
  it.each([
    ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['::1', '203.0.113.9', '203.0.113.9'],
    ['::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    // What stands before the entry that the proxy added was said by the visitor.
    ['127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '203.0.113.9:555', '203.0.113.9'],
    ['127.0.0.1', '[2001:db8:1:2::9]:80', '2001:db8:1:2::/64'],
    ['127.0.0.1', '[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['127.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', 'visitor', '127.0.0.1'],
    ['127.0.0.1', '203.0.113.9, unknown', '127.0.0.1'],
    ['127.0.0.1', '999.1.1.1', '127.0.0.1'],
    ['127.0.0.1', '', '127.0.0.1'],
    ['127.0.0.1', ',', '127.0.0.1'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    // A stranger who reaches the website past the proxy.
    ['192.0.2.7', '203.0.113.9', '192.0.2.7'],
  ])('on loopback: from %s, which says "%s", comes %s', (peer, said, visitor) => {
    expect(addressFor(HEADER, peer, said)).toBe(visitor);
  });

  it.each([
    ['10.1.2.3', '203.0.113.9, 10.9.9.9, 192.0.2.250', '203.0.113.9'],
    ['10.1.2.3', '198.51.100.1, 203.0.113.9, 10.9.9.9:4711', '203.0.113.9'],
    ['2001:db8:ff::1', '203.0.113.9, 2001:db8:ff:1::2', '203.0.113.9'],
    ['10.1.2.3', '10.4.4.4, 10.5.5.5', '10.4.4.4'],
    ['127.0.0.1', '203.0.113.9', '127.0.0.1'],
    ['192.0.2.251', '203.0.113.9', '192.0.2.251'],
  ])('of several: from %s, which says "%s", comes %s', (peer, said, visitor) => {
    expect(addressFor(FARM, peer, said)).toBe(visitor);
  });
});

it.each(['museum', '10.0.0.0/33', '::1/129', '10.0.0.0/', '10.0.0.0/a', '1.2.3.4/8/8/x8'])(
  'TRUSTED_PROXIES=%s is refused by name',
  (text) => expect(() => rangesOf(text)).toThrow(`TRUSTED_PROXIES must be addresses`),
);

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2::', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));
