import { performance as hooks } from 'node:perf_hooks';
import { array, object, string } from 'yup';
import { TOO_MANY_TRIES } from '@/lib/contract/envelope';
import { anEnvelope, mockFetch, captureLog } from '@/tests/support/mockFetch';
import { call, validItems } from './call';
import { LONG_LIMIT_MS, LIMIT_MS, withLongLimit } from './transport';

const answer = { schema: array(object({ id: string().required() })).required() };
const refused = (fields: object, status = 200) =>
  Response.json({ code: '1', ...fields }, { status });
const connectionRefused = () =>
  new TypeError('fetch failed', {
    cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  });

describe('call (§7)', () => {
  it('adds the timestamp at the moment it goes out, and no empty values', async () => {
    const calls = mockFetch(connectionRefused(), anEnvelope({ body: [] }));
    jest.spyOn(Date, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(2000);
    const query = { dStart: 0, labelIds: '', seqFlag: true, name: undefined };
    await call('albumList', { query }, answer);
    expect(calls.map(({ url }) => url.href)).toEqual(
      [1000, 2000].map(
        (t) =>
          `http://127.0.0.1:4000/services/artexh/artexhAlbum/listPublished?dStart=0&seqFlag=true&t=${t}`,
      ),
    );
  });

  it('puts path parameters where the table has them, encoded', async () => {
    const calls = mockFetch(anEnvelope({ body: [] }));
    await call('menuByLabel', { path: { site: 'a/b', label: 'main_EN' } }, answer);
    expect(calls[0]?.url.pathname).toBe('/services/cms/menu/getByLabel/a%2Fb/main_EN');
  });

  it('posts a form, once, form-encoded', async () => {
    captureLog();
    const calls = mockFetch(connectionRefused());
    await expect(
      call('login', { form: { username: 'ann', password: 'ä' } }, answer),
    ).rejects.toThrow();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.init.method).toBe('POST');
    expect(String(calls[0]?.init.body)).toBe('username=ann&password=%C3%A4');
  });

  it('unwraps body, or props for the one call that answers there', async () => {
    mockFetch(anEnvelope({ body: [{ id: 1, more: 2 }] }), anEnvelope({ props: { a: 'x' } }));
    await expect(call('albumList', {}, answer)).resolves.toEqual([{ id: '1' }]);
    const props = { schema: object({ a: string() }), part: 'props' } as const;
    await expect(call('childAreas', {}, props)).resolves.toEqual({ a: 'x' });
  });

  it.each([0, '00', '0 ', true, null, ['0'], undefined])(
    "takes nothing but the string '0' for success: not %j",
    async (code) => {
      captureLog();
      mockFetch(Response.json({ code, body: [] }));
      await expect(call('albumList', {}, answer)).rejects.toMatchObject({
        token: 'request.failed',
      });
    },
  );

  it('needs no words beside a success', async () => {
    mockFetch(anEnvelope({ desc: null, body: [] }));
    await expect(call('albumList', {}, answer)).resolves.toEqual([]);
  });
});

describe('call: failures (§8)', () => {
  beforeEach(captureLog);

  it.each([
    ['the desc', { desc: 'invalid.captcha' }, 'invalid.captcha'],
    ['the code', { code: 'invalid.id' }, 'invalid.id'],
    [
      'the desc before the code',
      { code: 'request.failed', desc: 'invalid.params' },
      'invalid.params',
    ],
    ['no known word', { desc: 'oops' }, 'request.failed'],
    ['the other spelling', { desc: 'requst.failed' }, 'request.failed'],
  ])('takes the token from %s', async (_, fields, token) => {
    mockFetch(refused(fields));
    await expect(call('favourite', {}, answer)).rejects.toMatchObject({ token });
  });

  it.each([
    ['a refused connection', () => connectionRefused()],
    ['status 500', () => Response.json({ code: '0', body: [] }, { status: 500 })],
    ['no JSON', () => new Response('<html>')],
  ])('tries a GET once more after %s, then says net.error', async (_, failure) => {
    const calls = mockFetch(failure(), failure(), anEnvelope({ body: [] }));
    await expect(call('albumList', {}, answer)).rejects.toMatchObject({ token: 'net.error' });
    expect(calls).toHaveLength(2);
  });

  it('is content when the second try succeeds', async () => {
    mockFetch(connectionRefused(), anEnvelope({ body: [] }));
    await expect(call('albumList', {}, answer)).resolves.toEqual([]);
  });

  it('sends what changes something once', async () => {
    const calls = mockFetch(connectionRefused());
    await expect(call('favourite', { once: true }, answer)).rejects.toMatchObject({
      token: 'net.error',
    });
    expect(calls).toHaveLength(1);
  });

  it.each([
    [null],
    ['text'],
    [{ body: [] }],
    [{ code: '0', body: [{ name: 'no id' }] }],
    [{ code: '0' }],
  ])('calls an answer of another shape request.failed: %j', async (json) => {
    mockFetch(Response.json(json));
    await expect(call('albumList', {}, answer)).rejects.toMatchObject({ token: 'request.failed' });
  });
});

describe('call: the log', () => {
  it('says path, token and duration, and nothing of the query', async () => {
    const lines = captureLog();
    mockFetch(refused({ desc: 'invalid.captcha' }));
    const query = { name: 'Ann', email: 'ann@example.org' };
    await expect(call('favourite', { query, once: true }, answer)).rejects.toThrow();
    expect(lines).toEqual([
      {
        ...{ time: expect.any(String), level: 'warn', msg: 'call failed' },
        ...{ path: 'artexhAlbumFav/fav', token: 'invalid.captcha', duration: expect.any(Number) },
      },
    ]);
  });

  it('takes no service for failed that refuses a visitor’s many tries', async () => {
    const lines = captureLog();
    mockFetch(Response.json({ code: 'request.failed', desc: TOO_MANY_TRIES }, { status: 429 }));
    await expect(call('favourite', { once: true }, answer)).rejects.toMatchObject({
      ...{ token: 'request.failed', desc: TOO_MANY_TRIES },
    });
    expect(lines).toMatchObject([{ level: 'warn', token: 'too.many' }]);
  });

  it('says why there was no answer', async () => {
    const lines = captureLog();
    mockFetch(connectionRefused(), connectionRefused());
    await expect(call('albumList', {}, answer)).rejects.toThrow();
    expect(lines).toMatchObject([{ level: 'error', token: 'net.error', reason: 'ECONNREFUSED' }]);
  });

  it('tells of an item that is dropped, and keeps the others', () => {
    const lines = captureLog();
    const item = object({ id: string().required() });
    expect(validItems('albumList', item, [{ id: '1' }, {}, { id: '3' }])).toEqual([
      { id: '1' },
      { id: '3' },
    ]);
    expect(lines).toMatchObject([
      { msg: 'item dropped', reason: expect.stringContaining('1: id') },
    ]);
  });
});

describe('call: a service that takes the call and does not answer', () => {
  beforeEach(() => {
    captureLog();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  /** How long a call to a service of its own takes until it fails, how often it was sent, and what it told of its time limit. */
  async function givenUp(service: string, ...[name, request]: Parameters<typeof call>) {
    jest.spyOn(URL.prototype, 'origin', 'get').mockReturnValue(`https://${service}.test`);
    const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((__, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    // This process's own work would add to it.
    const active = { idle: 0, active: 0, utilization: 0 };
    jest.spyOn(hooks, 'eventLoopUtilization').mockReturnValue(active);
    const start = Date.now();
    let waited = -1;
    const token = call(name, request, answer).catch(({ token: failure }) => {
      waited = Date.now() - start;
      return failure;
    });
    await jest.advanceTimersByTimeAsync(10_000);
    const [[, first] = []] = sent.mock.calls;
    const told = new Headers(first?.headers).get('x-time-limit');
    return { token: await token, waited, sent: sent.mock.calls.length, told };
  }

  it('is given up after 2 seconds, and not asked again', async () => {
    const given = await givenUp('slow', 'albumList', {}, answer);
    expect(given).toEqual({ token: 'net.error', waited: LIMIT_MS, sent: 1, told: null });
    expect(LIMIT_MS).toBe(2000);
  });

  it('has longer for what stays done', async () => {
    const given = await givenUp('fav', 'favourite', { once: true }, answer);
    expect(given).toEqual({ token: 'net.error', waited: LONG_LIMIT_MS, sent: 1, told: '5' });
    expect(LONG_LIMIT_MS).toBe(5000);
  });

  it('has longer for what is kept', async () => {
    const given = await withLongLimit(() => givenUp('kept', 'albumList', {}, answer));
    expect(given).toEqual({ token: 'net.error', waited: LONG_LIMIT_MS, sent: 1, told: '5' });
  });
});
