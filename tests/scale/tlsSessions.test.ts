import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { connect, type ConnectionOptions } from 'node:tls';
import { lacksNginx, startNginx } from '../../scripts/support/test/nginx.mjs';
import { until } from '../support/until.mjs';

/** TLS of deploy/nginx, which asks no website. */
const isSkipped = lacksNginx();

const folder = mkdtempSync(join(tmpdir(), 'one-world-tls-'));
let nginx: Awaited<ReturnType<typeof startNginx>>;

before(async () => {
  if (isSkipped) return;
  nginx = await startNginx(join(folder, 'nginx'), ['http://127.0.0.1:9']);
});
after(async () => {
  await nginx?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A connection as a browser has it; a new one resolves when there is a session to come back with. */
async function visit(options: ConnectionOptions) {
  const { port, host: servername, certificate: ca } = nginx;
  const socket = connect({ host: '127.0.0.1', port, servername, ca, ...options });
  let session: Buffer | undefined;
  socket.on('session', (given: Buffer) => (session = given));
  await once(socket, 'secureConnect');
  const isReused = socket.isSessionReused();
  await until('the session is given', () => isReused || Boolean(session), { withinMs: 5000 });
  socket.destroy();
  return { isReused, session };
}

for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
  test(`who comes back within minutes goes on by ${version}`, { skip: isSkipped }, async () => {
    const options = { minVersion: version, maxVersion: version };
    const { session, isReused } = await visit(options);
    assert.equal(isReused, false);
    assert.equal((await visit({ ...options, session })).isReused, true);
  });
}
