import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { askRaw } from '@/tests/support/askRaw';
import { codingOf } from './coding.mjs';
import { staticFiles } from './staticFiles.mjs';

const SCRIPT = 'console.log(1);'.repeat(100);
const MUSIC = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));

let website: string;
let server: Server;
let files: ReturnType<typeof staticFiles>;

const write = (path: string, content: string | Uint8Array) => {
  const file = join(website, '.next/files', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

beforeAll(async () => {
  website = mkdtempSync(join(tmpdir(), 'website-'));
  write('_next/static/chunks/[a]/a.js', SCRIPT);
  write('_next/static/chunks/[a]/a.js.br', brotliCompressSync(SCRIPT));
  write('flags/fr.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('music/m.mp3', MUSIC);
  write('music/long.mp3', Buffer.alloc(20_000_000));
  files = staticFiles(website);
  server = createServer((request, response) => {
    request.headers['accept-encoding'] = codingOf(request.headers['accept-encoding']?.toString());
    if (!files.answer(request, response)) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(website, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askRaw(server, path, headers, method);

describe('staticFiles', () => {
  it('gives a script in its compressed form, for good', async () => {
    const { headers, body } = await get('/_next/static/chunks/%5Ba%5D/a.js', {
      'accept-encoding': 'gzip, br',
    });
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    const plain = await get('/_next/static/chunks/[a]/a.js');
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, SCRIPT]);
  });

  it('has an icon asked for again every ten minutes, and says 304', async () => {
    const { headers } = await get('/icon.svg');
    expect(headers['cache-control']).toBe('public, max-age=600');
    const again = await get('/icon.svg', { 'if-none-match': `"x", ${headers.etag}` });
    expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
  });

  it('has music kept for ten minutes: a cache in front that keeps nothing of it would fetch it whole each time', async () => {
    const { headers } = await get('/music/m.mp3');
    expect(headers['cache-control']).toBe('public, max-age=600');
  });

  it('lets a drawing run nothing', async () => {
    const { headers } = await get('/flags/fr.svg');
    expect(headers['content-security-policy']).toContain("script-src 'none'");
    const part = await get('/flags/fr.svg', { range: 'bytes=0-9' });
    expect([part.status, part.headers['content-security-policy'], part.headers.etag]).toEqual([
      200,
      headers['content-security-policy'],
      headers.etag,
    ]);
  });

  it.each([
    ['bytes=5-9', 206, 5],
    ['bytes=299990-', 206, 10],
    ['bytes=299990-999999', 206, 10],
    // What need not be granted: the whole file is right as well.
    ['bytes=0-0', 200, 300_000],
    ['bytes=9-5', 200, 300_000],
    ['bytes=-5', 200, 300_000],
    ['bytes=0-1,5-6', 200, 300_000],
    ['bytes=0-99999999999999999999', 200, 300_000],
    ['pages=1-2', 200, 300_000],
    ['bytes=300000-', 416, 0],
  ])('gives %s of music: %i', async (range, status, length) => {
    const { status: told, headers, body } = await get('/music/m.mp3', { range });
    expect([told, body.length]).toEqual([status, length]);
    const first = Number(/^bytes (\d+)/.exec(headers['content-range'] ?? '')?.[1] ?? 0);
    expect(body.equals(MUSIC.subarray(first, first + length))).toBe(true);
  });

  it('gives no part of a file that may have changed since', async () => {
    const { status, body } = await get('/music/m.mp3', { range: 'bytes=0-4', 'if-range': '"x"' });
    expect([status, body.length]).toEqual([200, 300_000]);
  });

  it('closes the file of a download that breaks off', async () => {
    const { port } = server.address() as AddressInfo;
    const isOpen = () =>
      readdirSync('/proc/self/fd').some((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).endsWith('/music/long.mp3');
        } catch {
          return false;
        }
      });
    const begun = await new Promise<boolean>((resolve) => {
      const asked = ask({ port, path: '/music/long.mp3' }, (answer) =>
        answer.once('data', () => {
          resolve(isOpen());
          asked.destroy();
        }),
      ).end();
    });
    expect(begun).toBe(true);
    for (const end = Date.now() + 3000; isOpen() && Date.now() < end;)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isOpen()).toBe(false);
  });

  it('tells HEAD the same, without the file', async () => {
    const { headers, body } = await get('/flags/fr.svg', {}, 'HEAD');
    expect([headers['content-length'], body.length]).toEqual(['41', 0]);
  });

  it.each(['/', '/flags', '/flags/xx.svg', '/_next/static/chunks/[a]/a.js.br', '/constructor'])(
    'leaves %s to others',
    async (path) => expect((await get(path)).status).toBe(418),
  );
});
