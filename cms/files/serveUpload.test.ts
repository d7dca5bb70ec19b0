import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import * as promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PayloadRequest } from 'payload';
import type { serveUpload } from './serveUpload';

jest.mock('node:fs/promises', () => ({
  __esModule: true,
  ...jest.requireActual('node:fs/promises'),
}));
jest.mock('./bucket', () => ({}));

/** Too large for a single read. */
const size = 600 * 1024;

describe('A file on the disk, to an editor', () => {
  const top = mkdtempSync(join(tmpdir(), 'one-world-uploads-'));
  let serve: typeof serveUpload;

  beforeAll(async () => {
    process.env.DATA_DIR = top;
    mkdirSync(join(top, 'media'));
    writeFileSync(join(top, 'secrets.json'), '{}');
    writeFileSync(join(top, 'media', 'film.mp4'), Buffer.alloc(size, 'a'));
    writeFileSync(join(top, 'media', 'drawing.svg'), '<svg/>');
    serve = (await import('./serveUpload')).serveUpload;
  });
  afterAll(() => rmSync(top, { recursive: true, force: true }));

  type Asked = { range?: string; signal?: AbortSignal; params?: object };

  const ask = (filename: string, { range, signal, params }: Asked = {}) => {
    const headers = new Headers(range ? { range } : {});
    const req = { method: 'GET', headers, signal } as unknown as PayloadRequest;
    return serve(req, { doc: { id: 1 }, params: { collection: 'media', filename, ...params } });
  };

  it('is given whole, and in ranges', async () => {
    const whole = await ask('film.mp4');
    expect(whole?.status).toBe(200);
    expect((await whole?.arrayBuffer())?.byteLength).toBe(size);
    const part = await ask('film.mp4', { range: 'bytes=10-19' });
    const said = ['content-type', 'content-range'].map((name) => part?.headers.get(name));
    expect([part?.status, ...said]).toEqual([206, 'video/mp4', `bytes 10-19/${size}`]);
    expect(await part?.text()).toBe('a'.repeat(10));
    expect((await ask('film.mp4', { range: `bytes=${size}-` }))?.status).toBe(416);
  });

  it('runs nothing', async () => {
    const { headers } = (await ask('drawing.svg')) ?? {};
    expect(headers?.get('content-type')).toBe('image/svg+xml');
    expect(headers?.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers?.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['is not there', 'none.mp4', {}],
    ['is no file', '..', {}],
    ['is elsewhere', '../secrets.json', {}],
    ['is said to be uploaded past the CMS', 'film.mp4', { clientUploadContext: {} }],
  ])('is left to Payload when it %s', async (_, filename, params) => {
    expect(await ask(filename, { params })).toBeUndefined();
  });

  it('is closed when the browser leaves before it has all of it', async () => {
    const { mock } = jest.spyOn(promises, 'open');
    const gone = new AbortController();
    expect((await ask('film.mp4', { signal: gone.signal }))?.status).toBe(200);
    gone.abort();
    const handle = await mock.results[0]?.value;
    for (let tries = 0; tries < 100 && handle.fd >= 0; tries += 1) await wait(10);
    expect(handle.fd).toBe(-1);
    expect((await ask('film.mp4', { signal: gone.signal }))?.status).toBe(499);
  });
});
