import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { lacksNginx, startNginx } from '../../scripts/support/test/nginx.mjs';
import { http2Visitor } from '../support/http2';

/** deploy/nginx before a stand-in for a website, which answers with the headers that it got. */
const isSkipped = lacksNginx();

const folder = mkdtempSync(join(tmpdir(), 'one-world-address-'));
const website = createServer(({ headers }, response) => response.end(JSON.stringify(headers)));
let nginx: Awaited<ReturnType<typeof startNginx>>;
let visitor: ReturnType<typeof http2Visitor>;

before(async () => {
  if (isSkipped) return;
  await once(website.listen(0, '127.0.0.1'), 'listening');
  const { port } = website.address() as AddressInfo;
  nginx = await startNginx(join(folder, 'nginx'), [`http://127.0.0.1:${port}`]);
  visitor = http2Visitor(nginx, '127.0.0.9');
});
after(async () => {
  visitor?.close();
  await nginx?.stop();
  website.close();
  rmSync(folder, { recursive: true, force: true });
});

const PATHS = ['/', '/api/captcha', '/_next/image?url=%2Fa.jpg&w=200&q=60', '/download/a.jpg'];

test('nobody chooses the address by which limits count', { skip: isSkipped }, async () => {
  const chosen = { 'x-real-ip': '192.0.2.1', 'x-forwarded-for': '192.0.2.1' };
  for (const path of PATHS) {
    const { body } = await visitor.ask(path, chosen);
    const got = JSON.parse(body.toString()) as Record<string, string>;
    const addresses = Object.keys(chosen).map((name) => got[name]);
    assert.deepEqual(addresses, ['127.0.0.9', '127.0.0.9'], path);
  }
});
