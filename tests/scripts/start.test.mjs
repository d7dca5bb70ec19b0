import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { freePort } from '../../scripts/support/freePort.mjs';
import { ROOT } from '../../scripts/support/paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'one-world-start-'));
const DATA_DIR = join(folder, 'data');
cpSync(process.env.TEMPLATE_DATA, DATA_DIR, { recursive: true });
const started = [];
after(async () => {
  // A test that failed half-way has left its programs running.
  for (const { child, ended } of started) {
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** `npm start`; `said` grows while it runs, `ended` tells its exit code. */
function start(env, nodeArgs = []) {
  const child = spawn(process.execPath, [...nodeArgs, 'scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, SITE_URL: '', DATABASE_URL: '', DATA_DIR, ...env },
  });
  const run = { child, said: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (run.said += chunk));
  }
  run.ended = new Promise((resolve) => child.once('exit', resolve));
  started.push(run);
  return run;
}

async function untilReady(run) {
  const over = run.ended.then((code) => assert.fail(`ended with ${code}:\n${run.said}`));
  const ready = new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!run.said.includes('Ctrl-C stops both')) return;
      clearInterval(timer);
      resolve();
    }, 50);
  });
  await Promise.race([ready, over]);
}

const isGone = (port) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => false,
    () => true,
  );

const ports = async () => ({ PORT: String(await freePort()), CMS_PORT: String(await freePort()) });

test('a Node too old is told in one line', async () => {
  const old = 'Object.defineProperty(process, "versions", { value: { node: "20.8.1" } })';
  const run = start({}, ['--import', `data:text/javascript,${encodeURIComponent(old)}`]);
  assert.equal(await run.ended, 1);
  assert.equal(run.said, 'Node 20.9 or newer is needed; this is 20.8.1.\n');
});

test('a port in use is told in one line', async () => {
  const blocker = createServer();
  const given = await ports();
  await new Promise((resolve) => blocker.listen(Number(given.PORT), resolve));
  const run = start(given);
  assert.equal(await run.ended, 1);
  assert.match(run.said, new RegExp(`Port ${given.PORT} is in use: .*PORT`));
  assert.doesNotMatch(run.said, / at .*:\d+/);
  blocker.close();
});

test('a wrong setting is told in one line', async () => {
  const run = start({ PORT: 'x' });
  assert.equal(await run.ended, 1);
  assert.match(run.said.trim(), /^PORT must be a port[^\n]*$/);
});

test('SIGTERM stops both with exit code 0', async () => {
  const given = await ports();
  const run = start(given);
  await untilReady(run);
  run.child.kill('SIGTERM');
  assert.equal(await run.ended, 0);
  assert.ok((await isGone(given.PORT)) && (await isGone(given.CMS_PORT)));
});

test('a second start builds and loads nothing, and Ctrl-C stops both', async () => {
  const given = await ports();
  const before = performance.now();
  const run = start(given);
  await untilReady(run);
  const seconds = (performance.now() - before) / 1000;
  assert.doesNotMatch(run.said, /Build|Install|Migrate|Load/);
  // The aim is 10 s on a machine that does nothing else.
  assert.ok(seconds < 20, `took ${seconds.toFixed(1)} s`);
  assert.equal((await fetch(`http://127.0.0.1:${given.PORT}/api/health`)).status, 200);

  run.child.kill('SIGINT');
  assert.equal(await run.ended, 130);
  assert.ok((await isGone(given.PORT)) && (await isGone(given.CMS_PORT)));
});

test('a program that dies brings the other down, in a clear line', async () => {
  const given = await ports();
  const run = start(given);
  await untilReady(run);
  process.kill(Number(/CMS .*pid (\d+)/.exec(run.said)[1]), 'SIGKILL');
  assert.equal(await run.ended, 1);
  assert.match(run.said, /The CMS ended by itself/);
  assert.ok(await isGone(given.PORT));
});
