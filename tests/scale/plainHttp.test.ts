import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { lacksNginx, startNginx } from '../../scripts/support/test/nginx.mjs';

/** deploy/nginx on port 80, which asks no website. */
const isSkipped = lacksNginx();
const CHALLENGES = '/.well-known/acme-challenge';

const folder = mkdtempSync(join(tmpdir(), 'one-world-plain-'));
let nginx: Awaited<ReturnType<typeof startNginx>>;

before(async () => {
  if (isSkipped) return;
  nginx = await startNginx(join(folder, 'nginx'), ['http://127.0.0.1:9']);
});
after(async () => {
  await nginx?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string) =>
  fetch(`http://127.0.0.1:${nginx.plainPort}${path}`, { redirect: 'manual' });

test('every address leads to the same one by HTTPS', { skip: isSkipped }, async () => {
  for (const path of ['/', '/certQuery?number=WE-7', '/.well-known/security.txt']) {
    const { status, headers } = await ask(path);
    const to = `https://${nginx.host}${path}`;
    assert.deepEqual([status, headers.get('location')], [308, to]);
  }
});

test('certbot can prove whose the name is', { skip: isSkipped }, async () => {
  const challenges = join(folder, 'nginx/challenges', CHALLENGES);
  mkdirSync(challenges, { recursive: true });
  writeFileSync(join(challenges, 'token'), 'token.key');
  const answer = await ask(`${CHALLENGES}/token`);
  assert.deepEqual([answer.status, await answer.text()], [200, 'token.key']);
  assert.equal((await ask(`${CHALLENGES}/other`)).status, 404);
});
