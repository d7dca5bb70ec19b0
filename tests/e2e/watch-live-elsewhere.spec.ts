import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { livePlaylist } from '../../cms/live/playlist';
import { readRecording } from '../../cms/live/recording';
import { makeTlsCertificate } from '../../scripts/support/test/tlsCertificate.mjs';
import { editorOf } from '../support/editor';
import { ownExhibition, type OwnExhibition } from '../support/programs';
import { time } from '../support/player';
import { anAddress, expect, test, visit } from '../support/visitor';

const FILES = join(process.cwd(), 'cms/demo/media/live');
const SECRET = 'only-for-the-museum';

const hasOpenssl = () => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** When the host's stream stopped, with a playlist that has no end; null while it goes on. */
const stream: { stoppedAt: number | null } = { stoppedAt: null };

/** A stream on another host: its playlist needs a key, its segments are below it, one file redirects elsewhere, and slow ones wait in `slow` after their first byte. */
function streamHost(files: { key: string; cert: string }, asked: string[], slow: ServerResponse[]) {
  const recording = readRecording(readFileSync(join(FILES, 'playlist.m3u8'), 'utf8'));
  if (!recording) throw new Error('no recording');
  const begun = Date.now() - 60_000;
  const playlist = () => {
    const now = stream.stoppedAt ?? Date.now();
    const text = livePlaylist(recording, { start: begun, end: null }, now);
    return text?.replaceAll(/seg\d|init/g, 'low/$&');
  };
  const options = { key: readFileSync(files.key), cert: readFileSync(files.cert) };
  return createServer(options, ({ url = '', headers }, response) => {
    asked.push(url);
    expect(headers.cookie).toBeUndefined();
    const part = /^\/hall\/low\/(seg\d+\.m4s|init\.mp4)$/.exec(url)?.[1];
    if (url === `/hall/index.m3u8?key=${SECRET}`) response.end(playlist());
    else if (part) response.end(readFileSync(join(FILES, part)));
    else if (url.startsWith('/hall/slow')) {
      // Nobody waits long for an answer to begin: neither the CMS nor the website, which gets its head with the first byte.
      response.write('s');
      slow.push(response);
    } else if (url === '/hall/away.ts') response.writeHead(302, { location: '/etc/x.ts' }).end();
    else response.writeHead(404).end();
  });
}

test.describe('A broadcast that another host sends (§2 /videosLive)', () => {
  // One exhibition for both.
  test.describe.configure({ mode: 'default' });

  test.skip(!hasOpenssl(), 'openssl is not at hand: no certificate can be made');
  const asked: string[] = [];
  const slow: ServerResponse[] = [];
  let exhibition: OwnExhibition;
  let host: Server;
  let folder: string;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    folder = mkdtempSync(join(tmpdir(), 'one-world-stream-'));
    const files = await makeTlsCertificate('localhost', folder);
    host = streamHost(files, asked, slow);
    await new Promise<void>((resolve) => host.listen(0, resolve));
    // Makes the CMS trust the host's certificate.
    process.env.NODE_EXTRA_CA_CERTS = files.cert;
    const { port } = host.address() as AddressInfo;
    exhibition = await ownExhibition(undefined, { LIVE_INTERNAL_HOSTS: `localhost:${port}` });
  });
  test.afterEach(() => {
    stream.stoppedAt = null;
  });
  test.afterAll(async () => {
    delete process.env.NODE_EXTRA_CA_CERTS;
    await exhibition?.stop();
    host?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is watched through our own site alone, and its key stays with us', async ({ page }) => {
    const { port } = host.address() as AddressInfo;
    const uri = `https://localhost:${port}/hall/index.m3u8?key=${SECRET}`;
    const fields = {
      name: 'From the hall',
      uri,
      sTime: new Date(Date.now() - 60_000).toISOString(),
    };
    const editor = editorOf(exhibition);
    const { cover } = await editor.first('lives');
    const id = await editor.publish('lives', { ...fields, cover });
    const path = `${exhibition.siteUrl}/videosLive?id=${id}`;
    await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);

    await visit(page, path);
    await page.getByRole('button', { name: /^Play “From the hall/ }).click();
    await expect.poll(() => time(page), { timeout: 30_000 }).toBeGreaterThan(1);
    expect(asked.filter((url) => /^\/hall\/low\/seg\d+\.m4s$/.test(url)).length).toBeGreaterThan(0);
    expect(await page.content()).not.toContain(SECRET);

    const part = (name: string) =>
      page.request.get(`${exhibition.siteUrl}/video/live/${id}/${name}`);
    const list = await part('index.m3u8');
    expect(list.headers()['cache-control']).toBe('no-store');
    expect(await list.text()).not.toContain(SECRET);
    const [segment = ''] = /low\/seg\d+\.m4s/.exec(await list.text()) ?? [];
    expect((await part(segment)).headers()['content-type']).toBe('video/iso.segment');
    for (const name of ['away.ts', 'no-such.ts', 'index.html', '..%2f..%2findex.m3u8']) {
      expect((await part(name)).status(), name).toBeGreaterThanOrEqual(400);
    }
  });

  test('is called interrupted when it just stops, and goes on when it does', async ({ page }) => {
    test.setTimeout(180_000);
    const { port } = host.address() as AddressInfo;
    const editor = editorOf(exhibition);
    const { cover } = await editor.first('lives');
    const uri = `https://localhost:${port}/hall/index.m3u8?key=${SECRET}`;
    const sTime = new Date(Date.now() - 60_000).toISOString();
    const id = await editor.publish('lives', { name: 'From the stage', uri, sTime, cover });
    const path = `${exhibition.siteUrl}/videosLive?id=${id}`;
    await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);

    await visit(page, path);
    await page.getByRole('button', { name: /^Play “From the stage/ }).click();
    await expect.poll(() => time(page), { timeout: 30_000 }).toBeGreaterThan(1);
    stream.stoppedAt = Date.now();
    const status = page.getByRole('status').filter({ hasText: 'The stream is interrupted' });
    await expect(status).toBeVisible({ timeout: 60_000 });
    const last = await time(page);
    stream.stoppedAt = null;
    await expect(page.getByText('The stream is back.')).toBeAttached({ timeout: 60_000 });
    await expect.poll(() => time(page), { timeout: 30_000 }).toBeGreaterThan(last + 1);
  });

  test('is watched on while a stranger asks for all sorts of its parts', async ({ request }) => {
    const { port } = host.address() as AddressInfo;
    const editor = editorOf(exhibition);
    const { cover } = await editor.first('lives');
    const uri = `https://localhost:${port}/hall/index.m3u8?key=${SECRET}`;
    const sTime = new Date(Date.now() - 60_000).toISOString();
    const id = await editor.publish('lives', { name: 'From the roof', uri, sTime, cover });
    const part = async (name: string, from: string) => {
      const headers = { 'x-visitor': from };
      const path = `${exhibition.siteUrl}/video/live/${id}/${name}`;
      return (await request.get(path, { headers })).status();
    };
    const [stranger, other] = [anAddress(), anAddress()];
    await expect.poll(() => part('index.m3u8', other)).toBe(200);
    const statuses: number[] = [];
    const all = Array.from({ length: 40 }, async (_, at) => {
      statuses.push(await part(`slow-${at}.ts`, stranger));
    });
    await expect.poll(() => statuses.length).toBe(32);
    await expect.poll(() => slow.length).toBe(8);
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect(await part('index.m3u8', other)).toBe(200);
    for (const response of slow) response.end('low');
    await Promise.all(all);
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
  });

  test('comes from no machine of our own network that is not named', async ({ request }) => {
    const { port } = host.address() as AddressInfo;
    const editor = editorOf(exhibition);
    const { cover } = await editor.first('lives');
    const sTime = new Date(Date.now() - 60_000).toISOString();
    asked.length = 0;
    for (const name of ['127.0.0.1', '[::1]', 'localhost.']) {
      const uri = `https://${name}:${port}/hall/index.m3u8?key=${SECRET}`;
      const id = await editor.publish('lives', { name, uri, sTime, cover });
      const part = () => request.get(`${exhibition.siteUrl}/video/live/${id}/index.m3u8`);
      expect((await part()).status(), name).toBe(503);
    }
    expect(asked).toEqual([]);
  });
});
