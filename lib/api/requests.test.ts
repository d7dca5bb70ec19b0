import { env, readEnv, type Env } from '@/lib/env';
import { isOwnOrigin, LARGEST_BODY, smallBody, visitorAddress } from './requests';

jest.mock('@/lib/env', () => ({ ...jest.requireActual('@/lib/env'), env: jest.fn() }));

const given = (fields: Partial<Env>) =>
  jest.mocked(env).mockReturnValue({ ...readEnv({}), ...fields });

it('the visitor’s address is what server.mjs says; in development, without it, all are one', () => {
  expect(visitorAddress(new Headers({ 'x-visitor-address': '192.0.2.7' }))).toBe('192.0.2.7');
  expect(visitorAddress(new Headers({ 'x-forwarded-for': '192.0.2.7' }))).toBe('unknown');
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
