import assert from 'node:assert/strict';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { ROOT } from '../../scripts/support/paths.mjs';
import { aPair, npmStart, pidsOf, untilReady, untilSaid } from '../support/npmStart.mjs';
import { runScript } from '../support/runScript.mjs';
import { inDatabaseOf } from '../support/savedData.mjs';

const { start, remove, dataDir, processes, untilRunning } = npmStart();
after(remove);

const isClosed = (port) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => false,
    () => true,
  );

test('a Node that the packages exclude is told in one line', async () => {
  for (const node of ['20.18.3', '21.7.3', '22.12.0', '23.11.1']) {
    const other = `Object.defineProperty(process, "versions", { value: { node: "${node}" } })`;
    const run = start({}, ['--import', `data:text/javascript,${encodeURIComponent(other)}`]);
    assert.equal(await run.ended, 1);
    assert.equal(run.said, `Node 24 is needed, or at least 20.19 or 22.13; this is ${node}.\n`);
  }
});

test('a port in use is told in one line', async () => {
  const blocker = createServer();
  const given = await aPair();
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

test('settings of the shell reach no program of a test', async (context) => {
  const before = { ...process.env };
  context.after(() => (process.env = before));
  process.env = { ...before, CMS_ORIGIN: 'nowhere' };
  const run = start({ PORT: 'x' });
  assert.equal(await run.ended, 1);
  assert.match(run.said.trim(), /^PORT must be a port/);
  const { said } = await runScript('backup', [], { DATA_DIR: dataDir, PORT: 'x' });
  assert.match(said, /^PORT must be a port/);
});

test('SIGTERM stops both with exit code 0, also one that is just being started again', async () => {
  const given = await aPair();
  const run = start(given);
  await untilReady(run);
  process.kill(pidsOf(run, 'CMS')[0], 'SIGKILL');
  await untilSaid(run, 'The CMS has ended by itself');
  await untilRunning(3);
  run.child.kill('SIGTERM');
  assert.equal(await run.ended, 0);
  assert.doesNotMatch(run.said, /is up again|while starting/);
  assert.deepEqual(processes(), []);
  assert.ok((await isClosed(given.PORT)) && (await isClosed(given.CMS_PORT)));
});

test('a second start builds and loads nothing, and Ctrl-C stops both', async (context) => {
  const given = await aPair();
  const keptByAnother = join(ROOT, '.next/server/route-cache/kept-by-another');
  mkdirSync(dirname(keptByAnother), { recursive: true });
  writeFileSync(keptByAnother, '');
  context.after(() => rmSync(keptByAnother, { force: true }));
  const before = performance.now();
  const run = start(given);
  await untilReady(run);
  const seconds = (performance.now() - before) / 1000;
  assert.doesNotMatch(run.said, /Build|Install|Migrate|Load/);
  // The goal is 10 s on an idle machine.
  assert.ok(seconds < 20, `took ${seconds.toFixed(1)} s`);
  assert.equal((await fetch(`http://127.0.0.1:${given.PORT}/api/health`)).status, 200);

  run.child.kill('SIGINT');
  assert.equal(await run.ended, 130);
  assert.ok(existsSync(keptByAnother), 'the pages of a website that runs from this folder stay');
  assert.ok((await isClosed(given.PORT)) && (await isClosed(given.CMS_PORT)));
});

test('a database whose content was replaced is looked at again', async () => {
  const another = "UPDATE payload_migrations SET created_at = '2020-01-01T00:00:00.000Z'";
  await inDatabaseOf(dataDir, (query) => query(another));
  const run = start(await aPair());
  await untilSaid(run, 'Look for an editor');
  assert.match(run.said, /Migrate the database/);
  run.child.kill('SIGTERM');
  await run.ended;
});

test('a start that loads nothing says why', async () => {
  const run = start({ ...(await aPair()), DEMO: 'off' });
  await untilSaid(run, 'Look for an editor');
  assert.match(run.said, /Load the structure [^\n]* s {2}not loaded: this was done before\.\n/);
  run.child.kill('SIGTERM');
  await run.ended;
});
