import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setMeasures } from './measures.mjs';
import { OWN_VISITOR } from './ownVisitor.mjs';
import { guardPictures, madePictures } from './pictures.mjs';

type Next = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

const SOURCE = '/download/a-0123abcd.jpg';
const address = (url = SOURCE, w = 640) =>
  `/_next/image?${new URLSearchParams({ url, w: String(w), q: '60' })}`;
const send = (response: ServerResponse, cached = 'MISS') => {
  response.setHeader('cache-control', 'public, max-age=31536000, must-revalidate');
  response.setHeader('x-nextjs-cache', cached);
  response.setHeader('content-length', '5');
  response.end('bytes');
};

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

/** The site with this optimiser, as a visitor asks it; what reached the optimiser is noted. */
async function aSite(next: Next, options: object = {}) {
  const reached: string[] = [];
  const guarded = guardPictures({
    handle: async (request, response) => {
      reached.push(`${request.url} ${request.headers.accept}`);
      return next(request, response);
    },
    own: new Set(['/past/past-01.jpg']),
    isGone: async () => false,
    visitorOf: (request) => String(request.headers['x-visitor']),
    made: madePictures(1000),
    ...options,
  });
  server = createServer(guarded);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { ask, reached };
}

/** An optimiser that works at a picture until it is told to end, and keeps it. */
function aSlowOptimiser() {
  const cached = new Set<string>();
  const ends: (() => void)[] = [];
  let [atWork, most] = [0, 0];
  const next: Next = async ({ url = '' }, response) => {
    if (cached.has(url)) return send(response, 'HIT');
    most = Math.max(most, (atWork += 1));
    await new Promise<void>((resolve) => ends.push(resolve));
    atWork -= 1;
    cached.add(url);
    send(response);
  };
  /** Nothing ends before so many have been at work together. */
  const endAll = async (promises: Promise<Response>[], together = 1) => {
    const timer = setInterval(() => {
      if (most >= together) ends.splice(0).forEach((end) => end());
    }, 5);
    return Promise.all(promises).finally(() => clearInterval(timer));
  };
  return { next, endAll, cached, most: () => most };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('guardPictures: what reaches the optimiser', () => {
  it('refuses an address of no page, and says what all answers say', async () => {
    const { ask, reached } = await aSite(async (__, response) => send(response));
    const answer = await ask(`${address()}&a=1`);
    expect([answer.status, reached]).toEqual([400, []]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('hands on whatever is no picture', async () => {
    const { ask } = await aSite(async (_, response) => response.end('page'));
    await expect((await ask('/artwork/1')).text()).resolves.toBe('page');
  });

  it('makes one file for all who write their header in their own way', async () => {
    const { ask, reached } = await aSite(async (_, response) => send(response, 'HIT'));
    await ask(address(), { accept: 'image/avif' });
    await ask(address(), { accept: 'image/*, image/avif;v=7' });
    expect(new Set(reached)).toEqual(new Set([`${address()} image/avif`]));
  });
});

describe('guardPictures: what was withdrawn', () => {
  it('is not there any more, also when it was made before', async () => {
    let isGone = false;
    const { ask } = await aSite(async (_, response) => send(response), {
      isGone: async () => isGone,
    });
    expect((await ask(address())).status).toBe(200);
    isGone = true;
    expect((await ask(address())).status).toBe(404);
    expect((await ask(address('/past/past-01.jpg'))).status).toBe(200);
  });

  it('is cached by nobody for a year; the site’s own pictures are', async () => {
    const { ask } = await aSite(async (_, response) => send(response));
    const freshness = async (path: string) => (await ask(path)).headers.get('cache-control');
    expect(await freshness(address())).toMatch(/^public, max-age=600, s-maxage=2,/);
    expect(await freshness(address('/past/past-01.jpg'))).toContain('max-age=31536000');
  });
});

describe('guardPictures: what costs', () => {
  const WIDTHS = [64, 128, 200, 256];

  it('is made two at a time, and once for all who ask for it meanwhile', async () => {
    const { next, endAll, most } = aSlowOptimiser();
    const { ask } = await aSite(next);
    const asked = [...WIDTHS, ...WIDTHS].map((w) => ask(address(SOURCE, w)));
    const answers = await endAll(asked, 2);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers.map(({ headers }) => headers.get('x-nextjs-cache')).sort()).toEqual([
      ...Array(4).fill('HIT'),
      ...Array(4).fill('MISS'),
    ]);
    expect(most()).toBe(2);
  });

  it('is made once, too, for a crowd that has waited for the same look at what is published', async () => {
    const { next, endAll } = aSlowOptimiser();
    const crowd = 120;
    const looks: (() => void)[] = [];
    const isGone = () =>
      new Promise<boolean>((resolve) => {
        looks.push(() => resolve(false));
        if (looks.length === crowd) looks.forEach((look) => look());
      });
    const { ask } = await aSite(next, { isGone });
    const answers = await endAll(Array.from({ length: crowd }, () => ask(address())));
    const cached = answers.map(({ headers }) => headers.get('x-nextjs-cache'));
    expect(cached.filter((how) => how === 'MISS')).toHaveLength(1);
    expect(cached.filter((how) => how === 'HIT')).toHaveLength(crowd - 1);
  });

  it('is refused when too many wait, to be asked for again soon', async () => {
    const { next, endAll } = aSlowOptimiser();
    const { ask } = await aSite(next);
    const names = Array.from({ length: 110 }, (_, index) => `/download/a-${index}.jpg`);
    const refused: Response[] = [];
    const asked = names.map(async (name) => {
      const answer = await ask(address(name));
      if (answer.status === 503) refused.push(answer);
      return answer;
    });
    // Two are made, a hundred wait.
    while (refused.length < 8) await settled();
    await endAll(asked);
    expect(refused).toHaveLength(8);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
  });

  it('is made again soon after more had waited too long than are made at once', async () => {
    const { next, endAll } = aSlowOptimiser();
    const { ask } = await aSite(next, { longestWait: 100 });
    const named = (index: number) => address(`/download/a-${index}.jpg`);
    const made = [0, 1].map((index) => ask(named(index)));
    await settled();
    const late = Array.from({ length: 20 }, (_, index) => ask(named(2 + index)));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const answers = await endAll([...made, ...late], 2);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, ...Array(20).fill(503)]);
    const again = await endAll(Array.from({ length: 20 }, (_, index) => ask(named(2 + index))));
    expect(again.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  it('is refused when it takes too long, to all who wait for it, is told, and costs nothing', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const told = jest.fn();
    setMeasures({ call: told, favourite: told, picture: told });
    let isStopped = true;
    const next: Next = async (_, response) =>
      isStopped ? new Promise(() => undefined) : send(response);
    const { ask, reached } = await aSite(next, {
      ...{ longestWait: 100, longestWork: 300 },
      cold: { points: 1, duration: 600 },
    });
    const refused = await Promise.all([ask(address()), ask(address())]);
    expect(refused.map(({ status }) => status)).toEqual([503, 503]);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect([reached.length, told.mock.calls.length]).toEqual([1, 0]);
    expect(warn.mock.calls).toEqual([[`${SOURCE} took too long to be made`]]);
    isStopped = false;
    expect((await ask(address())).status).toBe(200);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('has a limit by address, that what is there already never meets', async () => {
    const cached = new Set<string>();
    const next: Next = async ({ url = '' }, response) => {
      send(response, cached.has(url) ? 'HIT' : 'MISS');
      cached.add(url);
    };
    const { ask } = await aSite(next, { cold: { points: 2, duration: 600 } });
    const status = async (w: number, visitor: string) =>
      (await ask(address(SOURCE, w), { 'x-visitor': visitor })).status;
    expect([await status(64, 'a'), await status(128, 'a')]).toEqual([200, 200]);
    const refused = await ask(address(SOURCE, 200), { 'x-visitor': 'a' });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 590]).toEqual([429, true]);
    expect(await status(64, 'a')).toBe(200);
    expect(await status(200, 'b')).toBe(200);
    expect(await status(200, 'a')).toBe(200);
  });

  it('costs again as long as it is not kept', async () => {
    const { ask } = await aSite(async (_, response) => send(response), {
      cold: { points: 2, duration: 600 },
      isKept: ({ width }: { width: string }) => width !== '64',
    });
    const status = async (w: number) => (await ask(address(SOURCE, w))).status;
    expect([await status(128), await status(64), await status(64)]).toEqual([200, 200, 429]);
    expect(await status(128)).toBe(200);
  });

  it('is made for the website itself when no visitor waits, and counts for nobody', async () => {
    const { next, endAll } = aSlowOptimiser();
    const { ask, reached } = await aSite(next, { cold: { points: 2, duration: 600 } });
    const visitors = [64, 128].map((w) => ask(address(SOURCE, w), { 'x-visitor': 'a' }));
    while (reached.length < 2) await settled();
    const own = { 'x-visitor': OWN_VISITOR };
    const errand = ask(address(SOURCE, 200), own);
    await settled();
    expect(reached).toHaveLength(2);
    await endAll([...visitors, errand]);
    const others = [256, 320, 390].map((w) => ask(address(SOURCE, w), own));
    const answers = await endAll(others);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('waits for its turn again when it may have been thrown away', async () => {
    const { next, endAll, cached, most } = aSlowOptimiser();
    const { ask } = await aSite(next, { made: madePictures(12) });
    const askAll = () => endAll([...WIDTHS, 320, 390].map((w) => ask(address(SOURCE, w))));
    await askAll();
    // Room for two of them: what was asked for first is gone.
    [...cached].slice(0, -2).forEach((url) => cached.delete(url));
    await askAll();
    expect(most()).toBe(2);
  });
});
