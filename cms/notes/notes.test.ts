import type { PayloadRequest } from 'payload';
import { countsPutBack, emptyOutbox } from '@/tests/support/memoryOutbox';

process.env.REVALIDATE_SECRET = 'secret';
process.env.WEBSITE_ORIGIN = 'http://one:3000, http://two:3000/';

jest.mock('../queries/outbox', () => jest.requireActual('@/tests/support/memoryOutbox'));

const request = {
  context: {},
  payload: { logger: { warn: jest.fn() } },
} as unknown as PayloadRequest;

afterEach(async () => {
  await jest.advanceTimersByTimeAsync(20_000);
  jest.useRealTimers();
});

it('tells each of several websites', async () => {
  jest.useFakeTimers();
  const send = jest.fn<Promise<Response>, [string]>(async () => new Response());
  global.fetch = send as unknown as typeof fetch;
  const { keep } = await import('./notes');
  await keep({ tags: ['albums'] }, request);
  await jest.advanceTimersByTimeAsync(1000);
  expect(send.mock.calls.map(([url]) => url)).toEqual([
    'http://one:3000/api/revalidate',
    'http://two:3000/api/revalidate',
  ]);
});

it('tells of more than the website takes at once in several notes', async () => {
  jest.useFakeTimers();
  const bodies: { tags: string[]; withdrawn: string[] }[] = [];
  global.fetch = jest.fn(async (_, { body }) => {
    bodies.push(JSON.parse(body));
    return new Response();
  }) as unknown as typeof fetch;
  const { keep } = await import('./notes');
  const tags = Array.from({ length: 1100 }, (_, id) => `album:${id}`);
  await keep({ tags }, request);
  await keep({ withdrawn: tags }, request);
  await jest.advanceTimersByTimeAsync(1000);
  const ofOne = bodies.filter((_, index) => index < 3);
  expect(ofOne.map((note) => note.tags.length)).toEqual([500, 500, 100]);
  expect(ofOne.flatMap((note) => note.withdrawn)).toEqual(tags);
});

it('tells only the website again that did not hear', async () => {
  jest.useFakeTimers();
  let isDown = true;
  const send = jest.fn(async (url: string) => {
    if (isDown && url.startsWith('http://two')) throw new Error('refused');
    return new Response();
  });
  global.fetch = send as unknown as typeof fetch;
  const { keep } = await import('./notes');
  await keep({ tags: ['albums'] }, request);
  await jest.advanceTimersByTimeAsync(30_000);
  const told = (name: string) => send.mock.calls.filter(([url]) => url.includes(name)).length;
  expect(told('one')).toBe(1);
  const tries = told('two');
  expect(tries).toBeGreaterThan(5);
  isDown = false;
  await jest.advanceTimersByTimeAsync(30_000);
  // Both are told once more when all have heard.
  expect([told('one'), told('two')]).toEqual([2, tries + 2]);
});

it.each([
  ['is over in time', 1000, 0],
  ['takes until its announcement is being told', 61_000, 1],
  ['takes until its announcement has been told', 90_000, 2],
])('tells twice what a save changes that %s', async (_, takes, times) => {
  jest.useFakeTimers();
  emptyOutbox();
  const told: string[][] = [];
  global.fetch = jest.fn(async (url, { body }) => {
    if (String(url).includes('one')) told.push(JSON.parse(body).tags);
    return new Response();
  }) as unknown as typeof fetch;
  const { announce, keep } = await import('./notes');
  const { startSending } = await import('./sendNotes');
  await startSending(request.payload);
  await announce('save', { tags: ['albums'] }, request);
  await jest.advanceTimersByTimeAsync(takes);
  await keep({ tags: ['album:1'] }, request, 'save');
  await jest.advanceTimersByTimeAsync(120_000);
  expect(told.filter((tags) => tags.includes('albums'))).toHaveLength(times);
  expect(told.filter((tags) => tags.includes('album:1'))).toHaveLength(2);
});

it('says why a website can’t be told', async () => {
  jest.useFakeTimers();
  emptyOutbox();
  const nobody = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  const failed = new TypeError('fetch failed', { cause: nobody });
  global.fetch = jest.fn(async () => Promise.reject(failed));
  const { keep } = await import('./notes');
  await keep({ tags: ['albums'] }, request);
  await jest.advanceTimersByTimeAsync(1000);
  const { warn } = request.payload.logger;
  const told = expect.objectContaining({ reason: 'fetch failed: ECONNREFUSED' });
  expect(warn).toHaveBeenLastCalledWith(told);
  emptyOutbox();
});

it('puts back by one statement what was saved at several times, while a website is away', async () => {
  jest.useFakeTimers();
  emptyOutbox();
  global.fetch = jest.fn(async () => Promise.reject(new Error('refused')));
  const { keep } = await import('./notes');
  for (const pause of [3100, 4700, 100, 60_000]) {
    await keep({ tags: ['albums'] }, request);
    await jest.advanceTimersByTimeAsync(pause);
  }
  countsPutBack.length = 0;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(countsPutBack).toEqual([4, 4, 4, 4]);
  emptyOutbox();
});
