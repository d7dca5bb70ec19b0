import { createHmac } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { heard } from '@/tests/support/answers';
import { POST } from './route';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));
jest.mock('@/lib/env', () => ({ env: () => ({ revalidateSecret: 'secret' }) }));

const post = (body: string, signature: string, size = String(body.length)) =>
  POST(
    new Request('http://localhost', {
      method: 'POST',
      body,
      headers: { 'x-signature': signature, ...(size ? { 'content-length': size } : {}) },
    }),
  );
const sign = (body: string) =>
  `sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`;

describe('POST /api/revalidate', () => {
  beforeEach(() => {
    jest.mocked(revalidateTag).mockClear();
    heard();
  });

  it('marks the tags stale, so that the kept page is served until the new one is there', async () => {
    const body = JSON.stringify({ tags: ['albums', 'news:1'], at: Date.now() });
    expect((await post(body, sign(body))).status).toBe(200);
    expect(jest.mocked(revalidateTag).mock.calls).toEqual([
      ['albums', 'max'],
      ['news:1', 'max'],
    ]);
  });

  it.each([
    [401, JSON.stringify({ tags: ['albums'], at: Date.now() }), 'sha256=00'],
    [400, 'x', sign('x')],
    [400, '{"tags":["albums"],"at":0}', sign('{"tags":["albums"],"at":0}')],
    [413, 'x'.repeat(70_000), sign('x')],
  ])('answers %i and marks nothing', async (status, body, signature) => {
    expect((await post(body, signature)).status).toBe(status);
    expect(revalidateTag).not.toHaveBeenCalled();
  });

  it('answers 413 to a note whose size is not told', async () => {
    const body = JSON.stringify({ tags: ['albums'], at: Date.now() });
    expect((await post(body, sign(body), '')).status).toBe(413);
  });
});
