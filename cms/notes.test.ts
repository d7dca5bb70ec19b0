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
