import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { hasNginx, startNginx } from '../../scripts/support/test/nginx.mjs';
import { http2Visitor } from '../support/http2';

/** deploy/nginx before two websites of which one takes requests and answers none. */
const isSkipped = !hasNginx() && 'nginx is not installed';

const folder = mkdtempSync(join(tmpdir(), 'one-world-hung-'));
const NAME = 'Name-of-a-child';
let hung: Awaited<ReturnType<typeof aWebsite>>;
let other: Awaited<ReturnType<typeof aWebsite>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let visitor: ReturnType<typeof http2Visitor>;

async function aWebsite(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(String(request.url));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { asked, origin: `http://127.0.0.1:${port}`, stop };
}

before(async () => {
  if (isSkipped) return;
  hung = await aWebsite(() => undefined);
  other = await aWebsite((_request, response) => response.end('a page'));
  nginx = await startNginx(join(folder, 'nginx'), [hung.origin, other.origin]);
  visitor = http2Visitor(nginx);
});
after(async () => {
  visitor?.close();
  await nginx?.stop();
  for (const website of [hung, other]) website?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'the other one answers after seconds, and is asked at once then',
  { skip: isSkipped },
  async () => {
    const since = Date.now();
    const ask = (at: number) => visitor.ask(`/albumsView?author=${NAME}&page=${at}`);
    const answers = await Promise.all([1, 2, 3, 4].map(ask));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.ok(hung.asked.length > 0);
    const waited = Date.now() - since;
    assert.ok(waited > 14_000 && waited < 20_000, `${waited} ms`);
    const before = Date.now();
    assert.equal((await ask(5)).status, 200);
    assert.ok(Date.now() - before < 1000);
  },
);

test('and no log has what a visitor looked for', { skip: isSkipped }, () => {
  const logs = readdirSync(join(folder, 'nginx')).filter((name) => name.endsWith('.log'));
  assert.deepEqual(logs.sort(), ['error.log', 'one-world-error.log', 'one-world.log']);
  for (const name of logs)
    assert.ok(!readFileSync(join(folder, 'nginx', name), 'utf8').includes(NAME), name);
});
