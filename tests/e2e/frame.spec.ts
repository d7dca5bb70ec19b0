import { randomUUID } from 'node:crypto';
import { CHUNK_LOAD_TIMEOUT_MS } from '../../lib/constants';
import { expect, test } from '../support/visitor';

test('The browser waits for a chunk as long as §9 says', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [path = ''] = /\/_next\/static\/chunks\/webpack-[^"]+\.js/.exec(html) ?? [];
  const runtime = await (await request.get(path)).text();
  const [, timeout] = /type:"timeout",[^}]*\}\),([\de]+)\)/.exec(runtime) ?? [];
  expect(Number(timeout)).toBe(CHUNK_LOAD_TIMEOUT_MS);
});

test('A path with broken escapes is a bad request, not a fault of ours', async ({
  request,
  baseURL,
}) => {
  const answer = await fetch(`${baseURL}/%E0%A4%A`);
  expect(answer.status).toBe(400);
  expect((await request.get('/cert/query?unicode=50%')).status()).toBeLessThan(500);
});

test('A policy that a visitor sends stays out of the page that all get', async ({ request }) => {
  // Which nobody has asked for, so that it is made for this request, and kept.
  const path = `/contentView?id=none-${randomUUID()}`;
  const nonce = randomUUID();
  const headers = { 'content-security-policy': `script-src 'nonce-${nonce}'` };
  for (const how of [{ headers }, {}]) {
    const text = await (await request.get(path, how)).text();
    expect(text).toContain('__PAGE__');
    expect(text).not.toContain(nonce);
  }
});

test('Unknown addresses leave nothing behind: one page is kept for all of them', async ({
  request,
}) => {
  const unknown = () => request.get(`/unknown-${Date.now()}-${Math.random()}`);
  expect((await unknown()).status()).toBe(404);
  expect((await unknown()).headers()['x-nextjs-cache']).toBe('HIT');
});
