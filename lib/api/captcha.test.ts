import { TOO_MANY_TRIES } from '@/lib/contract/envelope';
import { ServiceError, type ErrorToken } from '@/lib/errors';
import { captchaByDraft, captchaByEmail } from './captcha';
import { sealDraft } from './draft';
import { NO_DRAFT } from '@/lib/state/favoriteForm';

const SITE = 'http://localhost:3000';
const email = 'ann@example.org';
const asked = (address = 'unknown') =>
  new Request(`${SITE}/api/captcha`, {
    method: 'POST',
    headers: { origin: SITE, 'x-visitor-address': address },
    body: JSON.stringify({ email }),
  });
const failing = (token: ErrorToken, desc: string) => () =>
  Promise.reject(new ServiceError(token, desc));

describe('A captcha (§5)', () => {
  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])(
    'without JavaScript, where the browser says of the asking page %s: %i',
    async (site, status) => {
      const form = sealDraft({ ...NO_DRAFT, email }, Date.now());
      const headers = { 'sec-fetch-site': site };
      const request = new Request(`${SITE}/api/captcha?form=${form}`, { headers });
      const { status: told } = await captchaByDraft(request, async () => new Blob(['x']));
      expect(told).toBe(status);
    },
  );

  it.each(['', '7', '{}', '{"email":[]}', '{"email":{}}', '{"email":{"toString":1}}'])(
    'is refused to who sends %s',
    async (body) => {
      const headers = { origin: SITE };
      const request = new Request(`${SITE}/api/captcha`, { method: 'POST', headers, body });
      const answer = await captchaByEmail(request, async () => new Blob(['x']));
      expect(answer.status).toBe(400);
      await expect(answer.json()).resolves.toEqual({ token: 'invalid.params' });
    },
  );

  it('is given to one address 120 times a minute: to a class of forty', async () => {
    const make = jest.fn(async () => new Blob(['x']));
    for (let given = 0; given < 120; given += 1)
      expect((await captchaByEmail(asked('192.0.2.1'), make)).status).toBe(200);
    const { status, headers } = await captchaByEmail(asked('192.0.2.1'), make);
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
    expect(make).toHaveBeenCalledTimes(120);
    expect((await captchaByEmail(asked('192.0.2.2'), make)).status).toBe(200);
  });

  it('is a picture for nobody to keep', async () => {
    const picture = new Blob(['x'], { type: 'image/png' });
    const { status, headers } = await captchaByEmail(asked(), async () => picture);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['net.error', '', 503, 'net.error', '30'],
    ['request.failed', TOO_MANY_TRIES, 429, 'too.many', null],
    ['request.failed', '', 502, 'request.failed', null],
  ] as const)(
    'tells when to try again when the service says %s %s, with and without JavaScript',
    async (token, desc, status, told, wait) => {
      const form = sealDraft({ ...NO_DRAFT, email }, Date.now());
      const plain = new Request(`${SITE}/api/captcha?form=${form}`);
      const answers = [
        await captchaByEmail(asked(), failing(token, desc)),
        await captchaByDraft(plain, failing(token, desc)),
      ];
      for (const answer of answers) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, wait]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        await expect(answer.json()).resolves.toEqual({ token: told });
      }
    },
  );
});
