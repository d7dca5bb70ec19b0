import type { PayloadRequest } from 'payload';

process.env.REVALIDATE_SECRET = 'secret';
process.env.WEBSITE_ORIGIN = 'http://one:3000, http://two:3000/';

it('tells each of several websites', async () => {
  jest.useFakeTimers();
  const send = jest.fn<Promise<Response>, [string]>(async () => new Response());
  global.fetch = send as unknown as typeof fetch;
  const { enqueue } = await import('./notes');
  enqueue('tags', ['albums'], { context: {}, payload: {} } as unknown as PayloadRequest);
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
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
  const { enqueue } = await import('./notes');
  const tags = Array.from({ length: 1100 }, (_, id) => `album:${id}`);
  const request = { context: {}, payload: {} } as unknown as PayloadRequest;
  enqueue('tags', tags, request);
  enqueue('withdrawn', tags, request);
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  const ofOne = bodies.filter((_, index) => index < 3);
  expect(ofOne.map((note) => note.tags.length)).toEqual([500, 500, 100]);
  expect(ofOne.flatMap((note) => note.withdrawn)).toEqual(tags);
});
