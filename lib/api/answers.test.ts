import { ServiceError, type ErrorToken } from '@/lib/errors';
import { captureLog } from '@/tests/support/mockFetch';
import { refuse, respond } from './answers';

const failing = (token: ErrorToken) => () =>
  Promise.reject(new ServiceError(token, 'about ann@example.org'));

describe('respond (§8)', () => {
  it('answers with the value, never stored', async () => {
    const response = await respond('/api/x', async () => ({ items: [1] }));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    await expect(response.json()).resolves.toEqual({ items: [1] });
  });

  it('answers ok to work without a value', async () => {
    const response = await respond('/api/x', async () => undefined);
    await expect(response.json()).resolves.toEqual({ ok: true });
  });

  it.each([
    ['invalid.params', 400],
    ['empty.id', 400],
    ['invalid.captcha', 400],
    ['sid.empty', 401],
    ['invalid.id', 404],
  ] as const)('makes the mistake %s a %i, without a log', async (token, status) => {
    const lines = captureLog();
    const response = await respond('/api/x', failing(token));
    expect(response.status).toBe(status);
    await expect(response.json()).resolves.toEqual({ token });
    expect(lines).toEqual([]);
  });

  it.each([
    ['net.error', 503, '30'],
    ['request.failed', 502, null],
    ['send.sms.failed', 502, null],
  ] as const)(
    'makes the fault %s a %i, which tells when to ask again if it is away, and logs it',
    async (token, status, wait) => {
      const lines = captureLog();
      const response = await respond('/api/x', failing(token));
      expect([response.status, response.headers.get('retry-after')]).toEqual([status, wait]);
      await expect(response.json()).resolves.toEqual({ token });
      expect(lines).toMatchObject([{ path: '/api/x', token, duration: expect.any(Number) }]);
    },
  );

  it('lets a bug fly', async () => {
    const bug = () => Promise.reject(new TypeError('bug'));
    await expect(respond('/api/x', bug)).rejects.toThrow(TypeError);
  });
});

describe('refuse', () => {
  it.each([
    ['forbidden', 403, null],
    ['too.large', 413, null],
    ['too.many', 429, '60'],
  ] as const)('answers %s with %i, never stored', async (token, status, wait) => {
    const answer = refuse(token);
    const { headers } = answer;
    expect([headers.get('cache-control'), headers.get('retry-after')]).toEqual(['no-store', wait]);
    expect(answer.status).toBe(status);
    await expect(answer.json()).resolves.toEqual({ token });
  });
});
