import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { asAnother, contentOf, killedAt, runScript } from '../support/runScript.mjs';
import { backUp, isRestored, manifestOf, restore, savedData } from '../support/savedData.mjs';

/** docs/decisions/0035: what a restore that is killed leaves, and what is not restored. */
const { at, SAVED } = savedData();

const OLD = {
  'cms.sqlite': 'old',
  'cms.sqlite-wal': 'its log',
  'media/a.jpg': 'a',
  'secrets.json': '{"old":1}',
};
const noFolders = (content) =>
  Object.fromEntries(Object.entries(content).filter(([, text]) => text));

/** Restores over other data, is killed at a call, and runs again. */
async function killAndRepeat(call, nth) {
  const dataDir = at(`killed-${call}-${nth}`);
  mkdirSync(join(dataDir, 'media'), { recursive: true });
  for (const [name, text] of Object.entries(OLD)) writeFileSync(join(dataDir, name), text);
  const words = [SAVED, '--replace'];
  assert.equal((await restore(dataDir, words, killedAt(call, nth))).how, 'SIGKILL');
  const isCommitted = existsSync(join(dataDir, '.restore'));
  assert.equal(isCommitted, call === 'renameSync' && nth > 1);
  if (isCommitted) {
    assert.match((await backUp(dataDir, [at('none')])).said, /^A restore was broken off/);
  } else {
    assert.deepEqual(noFolders(contentOf(dataDir, (name) => !name.startsWith('.'))), OLD);
  }
  const { how, said } = await restore(dataDir, words);
  assert.equal(how, 0, said);
  assert.equal(/had been broken off is finished/.test(said), isCommitted);
  assert.match(said, /^The secrets are those of the backup, /m);
  assert.deepEqual(noFolders(contentOf(join(dataDir, 'replaced'))), OLD);
  rmSync(join(dataDir, 'replaced'), { recursive: true });
  assert.deepEqual(contentOf(dataDir), contentOf(SAVED, isRestored));
}

test('kill -9 within a restore: what was there stays, or the next run brings it to its end', () =>
  Promise.all([
    killAndRepeat('copyFileSync', 4),
    // The copy gets its name by the first one; those after it set something aside or put the new one in.
    ...[1, 2, 3, 4, 5, 6, 8].map((nth) => killAndRepeat('renameSync', nth)),
  ]));

test('only the owner of the data restores: the programs could not write to what is another’s', async () => {
  const dataDir = at('of-another');
  mkdirSync(dataDir);
  const { how, said } = await restore(dataDir, [SAVED], asAnother(dataDir));
  assert.match(said, /^\S+ belongs to another user \(uid \d+\): run this as that one\.$/);
  assert.equal(how, 1);
  assert.deepEqual(contentOf(dataDir), {});
  assert.equal((await restore(dataDir, [SAVED])).how, 0);
});

test('ports that only root may open are not in the way of a restore', async () => {
  const code = encodeURIComponent(`import { Server } from 'node:net';
    Server.prototype.listen = function () {
      const error = Object.assign(new Error('refused'), { code: 'EACCES' });
      setImmediate(() => this.emit('error', error));
    };`);
  const asNobody = ['--import', `data:text/javascript,${code}`];
  const { how, said } = await restore(at('low-ports'), [SAVED], asNobody);
  assert.equal(how, 0, said);
  assert.deepEqual(contentOf(at('low-ports')), contentOf(SAVED, isRestored));
});

/** Restoring a copy of the backup that `change` has changed is refused with this line, and touches nothing. */
async function isRefused(change, message, env = {}) {
  const saved = at('changed');
  cpSync(SAVED, saved, { recursive: true });
  change(saved);
  const { how, said } = await runScript('restore', [saved], { DATA_DIR: at('untouched'), ...env });
  assert.match(said, message);
  assert.deepEqual([how, said.split('\n').length], [1, 1]);
  assert.equal(existsSync(at('untouched')), false);
  rmSync(saved, { recursive: true });
}

const withManifest = (change) => (saved) => {
  const manifest = manifestOf(saved);
  change(manifest);
  writeFileSync(join(saved, 'manifest.json'), JSON.stringify(manifest));
};
const nothing = () => undefined;

test('what was damaged, is newer, or of another database is refused in one line', async () => {
  const anUpload = Object.keys(manifestOf(SAVED).files).find((name) => name.startsWith('media/'));
  // An upload has the same blocks in the backup and in the copy.
  const tamper = (saved) => {
    rmSync(join(saved, anUpload));
    writeFileSync(join(saved, anUpload), 'else');
  };
  await isRefused(tamper, /^The backup is damaged: media\/\S+ is not what was saved\.$/);
  await isRefused((saved) => rmSync(join(saved, 'secrets.json')), /secrets\.json is missing\.$/);
  await isRefused((saved) => rmSync(join(saved, 'manifest.json')), /has no manifest\.json\.$/);
  await isRefused((saved) => writeFileSync(join(saved, 'manifest.json'), '{'), /is damaged, or of/);
  const escape = withManifest(({ files }) => (files['media/../../x'] = files['secrets.json']));
  await isRefused(escape, /is damaged, or of/);
  const newer = withManifest(({ migrations }) => migrations.push('29990101_000000_later'));
  await isRefused(newer, /^The backup is newer than this program: .*29990101_000000_later\.$/);
  await isRefused(nothing, /^This is a backup of SQLite, and the settings name PostgreSQL/, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  });
});

test('a restore that finishes another one says what is there, and is no success', async () => {
  const [dataDir, other] = [at('unfinished'), at('other')];
  cpSync(SAVED, other, { recursive: true });
  withManifest((manifest) => (manifest.madeAt = '2020-01-01T00:00:00.000Z'))(other);
  assert.equal((await restore(dataDir, [SAVED], killedAt('renameSync', 2))).how, 'SIGKILL');
  const { how, said } = await restore(dataDir, [other]);
  assert.equal(
    said,
    `A restore that had been broken off is finished: ${dataDir} is as of ${manifestOf(SAVED).madeAt}. ${other} was not restored.`,
  );
  assert.equal(how, 1);
  assert.deepEqual(contentOf(dataDir), contentOf(SAVED, isRestored));
});
