import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { tryWriteJson } from '@/lib/cache/jsonFile.mjs';
import { mockFetch, captureLog } from '@/tests/support/mockFetch';
import { noteSignature } from '@/tests/support/signature.mjs';
import { hearPages } from '@/server/warmNotes.mjs';
import { POST } from './route';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));
jest.mock('next/server', () => ({ after: jest.fn() }));
jest.mock('@/lib/env', () => ({
  env: () => ({ revalidateSecret: 'secret', ownOrigin: 'http://own' }),
}));

const post = (body: string, signature: string, size = String(body.length)) =>
  POST(
    new Request('http://localhost', {
      method: 'POST',
      body,
      headers: { 'x-signature': signature, ...(size ? { 'content-length': size } : {}) },
    }),
  );
const sign = (body: string) => noteSignature(body, 'secret');

describe('POST /api/revalidate', () => {
  beforeEach(() => {
    jest.mocked(revalidateTag).mockClear();
    captureLog();
  });

  it('marks the tags stale, so that the kept page is served until the new one is there', async () => {
    const body = JSON.stringify({ tags: ['albums', 'news:1'], at: Date.now() });
    expect((await post(body, sign(body))).status).toBe(200);
    expect(jest.mocked(revalidateTag).mock.calls).toEqual([
      ['albums', 'max'],
      ['news:1', 'max'],
    ]);
  });

  it('gives nobody again what was withdrawn, also after a change, and makes the most visited pages', async () => {
    jest.mocked(after).mockClear();
    const body = JSON.stringify({ tags: ['albums'], withdrawn: ['albums'], at: Date.now() });
    expect((await post(body, sign(body))).status).toBe(200);
    expect(jest.mocked(revalidateTag).mock.calls).toEqual([
      ['albums', 'max'],
      ['withdrawn:albums', { expire: 0 }],
    ]);
    const calls = mockFetch(...Array.from({ length: 7 }, () => new Response()));
    const [made] = jest.mocked(after).mock.calls[0] ?? [];
    await (typeof made === 'function' ? made() : made);
    expect(calls.map(({ url }) => url.pathname)).toEqual([
      '/',
      '/fr',
      '/zh',
      '/es',
      '/ru',
      '/ar',
      '/albumsView',
    ]);
  });

  it('is not heard by a website that would forget it, for want of a disk', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const folder = mkdtempSync(join(tmpdir(), 'forgetful-'));
    mkdirSync(join(folder, 'note.json.new'));
    const body = JSON.stringify({ tags: ['albums'], at: Date.now() });
    expect(tryWriteJson(join(folder, 'note.json'), 1)).toBe(false);
    expect((await post(body, sign(body))).status).toBe(503);
    expect(revalidateTag).toHaveBeenCalledWith('albums', 'max');
    rmSync(join(folder, 'note.json.new'), { recursive: true });
    expect(tryWriteJson(join(folder, 'note.json'), 1)).toBe(true);
    expect((await post(body, sign(body))).status).toBe(200);
    rmSync(folder, { recursive: true });
  });

  it('tells which pages may show new pictures', async () => {
    const body = JSON.stringify({ tags: ['albums', 'album:7'], at: Date.now() });
    jest.mocked(after).mockClear();
    const heard = jest.fn();
    hearPages(heard);
    await post(body, sign(body));
    const [told] = jest.mocked(after).mock.calls[0] ?? [];
    await (typeof told === 'function' ? told() : told);
    expect(heard).toHaveBeenCalledWith({ items: ['/artwork/7'], others: ['/', '/albumsView'] });
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
