import { OWN_VISITOR } from '@/server/ownVisitor.mjs';
import { mockFetch, captureLog } from '@/tests/support/mockFetch';
import { proxyMedia } from './mediaProxy';
import { mayRequest } from './visitorLimits';

const ask = (init: RequestInit = {}, file = ['a-01234567.jpg']) =>
  proxyMedia('download', file, new Request('http://localhost/download/x', init));
const aFile = (headers: Record<string, string> = {}, status = 200) =>
  new Response(status === 304 ? null : 'bytes', {
    status,
    headers: { 'content-type': 'image/jpeg', ...headers },
  });

describe('proxyMedia (contract: the browser talks to our own host only)', () => {
  it('hands on the file with what describes it, and nothing else', async () => {
    const kept = { etag: '"1"', 'cache-control': 'public, max-age=60' };
    const length = { 'content-length': '5' };
    const calls = mockFetch(
      aFile({ ...kept, ...length, 'set-cookie': 'a=1', 'x-powered-by': 'y' }),
    );
    const answer = await ask();
    expect(calls[0]?.url.href).toBe('http://127.0.0.1:4000/download/a-01234567.jpg');
    expect(Object.fromEntries(answer.headers)).toEqual({
      ...kept,
      'content-type': 'image/jpeg',
      'x-media-length': '5',
    });
    await expect(answer.text()).resolves.toBe('bytes');
  });

  it.each(['GET', 'HEAD'])('hands on the length that the CMS says, to %s', async (method) => {
    mockFetch(aFile({ 'x-media-length': '5' }), aFile({ 'x-media-length': '2' }, 206));
    for (const length of ['5', '2'])
      expect((await ask({ method })).headers.get('x-media-length')).toBe(length);
  });

  it.each(['gzip', 'x-gzip', 'BR', 'deflate, gzip'])(
    'says nothing of the bytes of a file that the storage compressed (%s): they are decoded',
    async (encoding) => {
      const facts = { etag: '"1"', 'accept-ranges': 'bytes', 'content-length': '3' };
      mockFetch(aFile({ ...facts, 'content-encoding': encoding, 'last-modified': 'then' }));
      const answer = await ask();
      expect(Object.fromEntries(answer.headers)).toEqual({
        'content-type': 'image/jpeg',
        'last-modified': 'then',
      });
      await expect(answer.text()).resolves.toBe('bytes');
    },
  );

  it.each(['identity', 'aws-chunked'])('says all of a file that came as it is: %s', async (how) => {
    mockFetch(aFile({ etag: '"1"', 'content-length': '5', 'content-encoding': how }));
    const { headers } = await ask();
    expect([headers.get('etag'), headers.get('x-media-length')]).toEqual(['"1"', '5']);
  });

  it('tells nobody to keep for a year what may be withdrawn', async () => {
    mockFetch(aFile({ 'cache-control': 'public, max-age=31536000, immutable' }));
    expect((await ask()).headers.get('cache-control')).toMatch(/^public, max-age=600, s-maxage=2,/);
  });

  it.each(['range', 'if-range', 'if-none-match', 'if-modified-since'])(
    'passes %s on, and no cookie',
    async (name) => {
      const calls = mockFetch(aFile({}, 206));
      await ask({ headers: { [name]: 'v', cookie: 'a=1', authorization: 'b' } });
      expect(Object.fromEntries(new Headers(calls[0]?.init.headers))).toEqual({
        [name]: 'v',
        'accept-encoding': 'identity',
      });
    },
  );

  it.each([206, 304, 416])('passes status %i back', async (status) => {
    mockFetch(aFile({ 'content-range': 'bytes 0-4/5' }, status));
    const answer = await ask();
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, 'bytes 0-4/5']);
  });

  it('answers HEAD without a body', async () => {
    const calls = mockFetch(aFile({ 'content-length': '5' }));
    const answer = await ask({ method: 'HEAD' });
    expect(calls[0]?.init.method).toBe('HEAD');
    expect([await answer.text(), answer.headers.get('x-media-length')]).toEqual(['', '5']);
  });

  it.each([
    [['..', 'api'], 404],
    [['.env'], 404],
    [['a/../b'], 404],
    [['a\\b'], 404],
    [['a\u0000'], 404],
    [['a'.repeat(201)], 404],
    [['画 1.jpg'], 200],
    [['2024', 'a.jpg'], 200],
  ])('asks for %j only when the name is safe: %i', async (file, status) => {
    const calls = mockFetch(aFile());
    expect((await ask({}, file)).status).toBe(status);
    expect(calls).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe('proxyMedia: what may be shown', () => {
  it('shows an SVG in a sandbox', async () => {
    mockFetch(aFile({ 'content-type': 'image/svg+xml' }));
    const policy = (await ask()).headers.get('content-security-policy');
    expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });

  it.each(['text/html', 'application/javascript', 'application/xhtml+xml', 'text/xml'])(
    'shows no %s: it is handed out to be saved',
    async (type) => {
      mockFetch(aFile({ 'content-type': type }));
      const { headers } = await ask();
      expect(headers.get('content-type')).toBe('application/octet-stream');
      expect(headers.get('content-disposition')).toBe('attachment');
    },
  );

  it.each(['image/webp', 'video/mp4', 'audio/mpeg', 'text/vtt', 'application/vnd.apple.mpegurl'])(
    'shows %s',
    async (type) => {
      mockFetch(aFile({ 'content-type': type }));
      expect((await ask()).headers.get('content-type')).toBe(type);
    },
  );
});

const of = (address: string) => new Headers({ 'x-visitor-address': address });

describe('proxyMedia: files that are not there', () => {
  /** All but one of those that an address may ask for. */
  async function askForMany(headers: Headers) {
    for (let at = 1; at < 600; at += 1) await mayRequest('absentFile', headers);
  }

  it('are asked for so often by an address, then no more', async () => {
    const calls = mockFetch(aFile({}, 404), aFile(), aFile());
    const headers = of('192.0.2.11');
    await askForMany(headers);
    expect((await ask({ headers })).status).toBe(404);
    const refused = await ask({ headers });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(calls).toHaveLength(1);
    expect((await ask({ headers: of('192.0.2.12') })).status).toBe(200);
    const part = ['live', '7', 'a.ts'];
    const live = new Request('http://localhost/x', { headers });
    expect((await proxyMedia('video', part, live)).status).toBe(200);
  });

  it('are counted, and those that are there are not', async () => {
    mockFetch(aFile(), aFile({}, 304), aFile({}, 206), aFile({}, 416), aFile());
    const headers = of('192.0.2.13');
    await askForMany(headers);
    for (const status of [200, 304, 206, 416, 200])
      expect((await ask({ headers })).status).toBe(status);
  });

  it('are not counted for the optimiser, which asks for all visitors', async () => {
    mockFetch(aFile({}, 404), aFile());
    await askForMany(new Headers());
    expect((await ask()).status).toBe(404);
    expect((await ask()).status).toBe(200);
  });
});

describe('proxyMedia: parts of a broadcast that are not there', () => {
  const part = (headers: Headers) =>
    proxyMedia('video', ['live', '7', 'a.ts'], new Request('http://localhost/x', { headers }));
  /** All but one of those that an address may ask for. */
  async function askForMany(headers: Headers) {
    for (let at = 1; at < 600; at += 1) await mayRequest('absentPart', headers);
  }

  it('are asked for in the name of the visitor, whom the CMS gives a few at a time; other files are not', async () => {
    const calls = mockFetch(aFile(), aFile());
    await part(of('192.0.2.5'));
    await ask({ headers: of('192.0.2.5') });
    const [live, file] = calls.map(({ init }) => new Headers(init.headers));
    expect(live?.get('x-visitor-address')).toBe('192.0.2.5');
    expect(live?.get('x-signature')).toMatch(/^[0-9a-f]{64}$/);
    expect(file?.get('x-visitor-address')).toBeNull();
  });

  it('are asked for so often by an address, then no more', async () => {
    const calls = mockFetch(aFile({}, 404), aFile());
    const headers = of('192.0.2.1');
    await askForMany(headers);
    expect((await part(headers)).status).toBe(404);
    const refused = await part(headers);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(calls).toHaveLength(1);
    expect((await part(of('192.0.2.2'))).status).toBe(200);
  });

  it('are counted, and those that are there are not', async () => {
    mockFetch(aFile(), aFile(), aFile());
    const headers = of('192.0.2.3');
    await askForMany(headers);
    for (let at = 0; at < 3; at += 1) expect((await part(headers)).status).toBe(200);
  });

  it('are not counted when the host fails, is busy, or the range is beyond the end', async () => {
    captureLog();
    const busy = aFile({ 'retry-after': '5' }, 503);
    mockFetch(aFile({}, 416), busy, aFile({}, 503), aFile({}, 502), aFile());
    const headers = of('192.0.2.4');
    await askForMany(headers);
    for (const status of [416, 503, 503, 503, 200])
      expect((await part(headers)).status).toBe(status);
  });

  it('may be asked for again when the CMS says, while its host is busy: no failure for the log', async () => {
    const lines = captureLog();
    mockFetch(aFile({ 'retry-after': '5', 'cache-control': 'no-store' }, 503));
    const answer = await part(of('192.0.2.5'));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(lines).toEqual([]);
  });
});

describe('proxyMedia: failures', () => {
  it('asks the storage for no address that it would refuse', async () => {
    const calls = mockFetch();
    const answer = await proxyMedia(
      'download',
      Array(40).fill('$'.repeat(199)),
      new Request('http://localhost/x'),
    );
    expect([answer.status, calls.length]).toEqual([404, 0]);
  });

  it('says 404 in our own words', async () => {
    mockFetch(
      new Response('<html>storage</html>', {
        status: 404,
        headers: { 'content-type': 'text/html' },
      }),
    );
    const answer = await ask();
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
  });

  it.each([
    ['is down', () => new TypeError('fetch failed')],
    ['answers 500', () => new Response('x', { status: 500 })],
    ['answers 503', () => new Response('x', { status: 503, headers: { 'retry-after': '5' } })],
    ['answers 403', () => new Response('x', { status: 403 })],
  ])('is a plain 503, not stored, when the storage %s', async (_, upstream) => {
    const lines = captureLog();
    mockFetch(upstream());
    const answer = await ask();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(lines).toMatchObject([{ token: 'net.error', path: '/download/a-01234567.jpg' }]);
  });

  it('logs why a storage could not be asked', async () => {
    const lines = captureLog();
    const nobody = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    mockFetch(new TypeError('fetch failed', { cause: nobody }));
    await ask();
    expect(lines).toMatchObject([{ reason: 'fetch failed: ECONNREFUSED' }]);
  });

  it('stops asking when the visitor has gone, and logs nothing', async () => {
    const lines = captureLog();
    const gone = new AbortController();
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      gone.abort();
      init?.signal?.throwIfAborted();
      return aFile();
    });
    expect((await ask({ signal: gone.signal })).status).toBe(499);
    expect(lines).toEqual([]);
  });

  it('breaks off a picture for the optimiser or the website itself when the storage falls silent in its middle, not a film', async () => {
    const left = jest.fn();
    const aBeginning = () => {
      const start = (body: ReadableStreamDefaultController) => body.enqueue(new Uint8Array(2));
      return new Response(new ReadableStream({ start, cancel: left }));
    };
    mockFetch(aBeginning(), aBeginning(), aBeginning());
    jest.useFakeTimers();
    const pictures = [await ask(), await ask({ headers: of(OWN_VISITOR) })];
    const film = await ask({ headers: of('192.0.2.14') });
    const broken = pictures.map((picture) =>
      expect(picture.arrayBuffer()).rejects.toThrow('silent'),
    );
    const ended = jest.fn();
    void film.arrayBuffer().then(ended, ended);
    await jest.advanceTimersByTimeAsync(60_000);
    await Promise.all(broken);
    expect([left.mock.calls.length, ended.mock.calls.length]).toEqual([2, 0]);
    jest.useRealTimers();
  });

  it('takes nobody for gone while a broadcast hangs', async () => {
    jest.useFakeTimers();
    captureLog();
    jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) =>
      String(address).includes('/live/')
        ? new Promise<Response>((_, reject) => {
            const { signal } = init ?? {};
            signal?.addEventListener('abort', () => reject(signal.reason));
          })
        : Promise.resolve(aFile()),
    );
    const stream = proxyMedia('video', ['live', '7', 'a.m3u8'], new Request('http://localhost/x'));
    await jest.advanceTimersByTimeAsync(6000);
    expect((await stream).status).toBe(503);
    expect((await ask()).status).toBe(200);
    jest.useRealTimers();
  });
});
