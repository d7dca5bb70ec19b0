import { env, readEnv, type Env } from '@/lib/env';
import { isOwnOrigin } from './origin';
import { LARGEST_BODY, smallBody } from './smallBody';
import { visitorAddress } from './visitorAddress';

jest.mock('@/lib/env', () => ({ ...jest.requireActual('@/lib/env'), env: jest.fn() }));

const given = (fields: Partial<Env>) =>
  jest.mocked(env).mockReturnValue({ ...readEnv({}), ...fields });

describe('visitorAddress', () => {
  const heard = new Headers({
    'x-peer-address': '192.0.2.7',
    'x-real-ip': '198.51.100.1, 203.0.113.9',
  });

  it.each([
    ['', '192.0.2.7'],
    ['x-real-ip', '203.0.113.9'],
    ['x-forwarded-for', '192.0.2.7'],
  ])('with the setting "%s" is %s', (visitorAddressHeader, address) => {
    given({ visitorAddressHeader });
    expect(visitorAddress(heard)).toBe(address);
  });

  it.each([
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['', 'unknown'],
  ])('counts %s as %s', (peer, address) => {
    given({ visitorAddressHeader: '' });
    expect(visitorAddress(new Headers({ 'x-peer-address': peer }))).toBe(address);
  });
});

describe('isOwnOrigin', () => {
  it.each([
    [{ origin: 'https://museum.test' }, true],
    [{ origin: 'http://10.0.0.2:3000', host: '10.0.0.2:3000' }, true],
    [{ origin: 'http://museum.test' }, false],
    [{ origin: 'https://evil.test', host: 'museum.test' }, false],
    [{ origin: 'https://museum.test.evil.test', host: 'museum.test' }, false],
    [{ origin: 'null', host: 'museum.test' }, false],
    [{ host: 'museum.test' }, false],
  ])('%j is %s', (headers, isOurs) => {
    given({ siteUrl: 'https://museum.test' });
    expect(isOwnOrigin(new Request('https://museum.test/api', { headers }))).toBe(isOurs);
  });
});

describe('smallBody (at most 4 KB)', () => {
  const aRequest = (body: string) => new Request('http://a.test', { method: 'POST', body });

  it('reads a small one and refuses a large one', async () => {
    await expect(smallBody(aRequest('世界'))).resolves.toBe('世界');
    await expect(smallBody(aRequest('x'.repeat(LARGEST_BODY)))).resolves.toHaveLength(4096);
    await expect(smallBody(aRequest('x'.repeat(LARGEST_BODY + 1)))).resolves.toBeNull();
  });
});
