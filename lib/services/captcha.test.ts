import { TOO_MANY_TRIES } from '@/lib/contract/envelope';
import { anEnvelope, mockFetch, captureLog } from '@/tests/support/mockFetch';
import { audioCaptcha, getLanguages, imageCaptcha } from './captcha';

jest.mock('./cached', () => ({ cached: (_name: string, _tags: unknown, read: unknown) => read }));

beforeEach(captureLog);

describe('getLanguages', () => {
  it('are those that the service speaks', async () => {
    mockFetch(anEnvelope({ body: ['EN', 'FR'] }));
    await expect(getLanguages()).resolves.toEqual(['EN', 'FR']);
  });

  it.each([
    ['does not know the call', new Response('<h1>Not found</h1>', { status: 404 })],
    ['refuses it', Response.json({ code: 'request.failed', desc: 'unknown call' })],
    ['answers something else', anEnvelope({ body: [{}] })],
  ])('are none when the service %s', async (_what, answer) => {
    mockFetch(answer);
    await expect(getLanguages()).resolves.toEqual([]);
  });

  it.each([
    ['a proxy’s sign-in', 401, '<h1>Sign in</h1>'],
    ['a refusal', 429, '{"code":"request.failed"}'],
    ['a page in place of the service', 200, '<h1>Back soon</h1>'],
  ])('are not known by %s: nothing is kept', async (_, status, text) => {
    mockFetch(new Response(text, { status }), new Response(text, { status }));
    await expect(getLanguages()).rejects.toMatchObject({ token: 'net.error' });
  });

  it('are not known when the service is down: nothing is kept', async () => {
    mockFetch(new Error('refused'), new Error('refused'));
    await expect(getLanguages()).rejects.toMatchObject({ token: 'net.error' });
  });
});

describe('audioCaptcha', () => {
  it('asks for the e-mail in the language, once', async () => {
    const calls = mockFetch(new Response(new Blob(['wav'], { type: 'audio/wav' })));
    const sound = await audioCaptcha('ann@example.org', 'fr', '192.0.2.1');
    expect(sound.type).toBe('audio/wav');
    const { t: _t, ...query } = Object.fromEntries(calls[0]?.url.searchParams ?? []);
    expect(query).toEqual({ name: 'ann@example.org', locale: 'FR' });
    expect(calls[0]?.init.headers).toEqual({
      'x-visitor-address': '192.0.2.1',
      'x-at': expect.stringMatching(/^\d{13}$/),
      'x-signature': expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('is no sound when the service refuses', async () => {
    mockFetch(Response.json({ code: 'request.failed' }, { status: 429 }), Response.json({}));
    const refused = { token: 'request.failed', desc: TOO_MANY_TRIES };
    await expect(audioCaptcha('ann@example.org', 'en')).rejects.toMatchObject(refused);
    const odd = { token: 'request.failed', desc: '' };
    await expect(audioCaptcha('ann@example.org', 'en')).rejects.toMatchObject(odd);
  });
});

describe('imageCaptcha (§7)', () => {
  it('asks for 130x32 for the e-mail, once, and gives the picture', async () => {
    const calls = mockFetch(new Response(new Blob(['png'], { type: 'image/png' })));
    await expect(imageCaptcha('ann@example.org', '192.0.2.1')).resolves.toMatchObject({
      type: 'image/png',
    });
    const { t: _t, ...query } = Object.fromEntries(calls[0]?.url.searchParams ?? []);
    expect(query).toEqual({ width: '130', height: '32', name: 'ann@example.org' });
    expect(calls[0]?.init.headers).toEqual({
      'x-visitor-address': '192.0.2.1',
      'x-at': expect.stringMatching(/^\d{13}$/),
      'x-signature': expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('is no picture when the service refuses', async () => {
    mockFetch(Response.json({ code: 'request.failed' }, { status: 429 }));
    await expect(imageCaptcha('ann@example.org')).rejects.toMatchObject({
      token: 'request.failed',
    });
  });
});
