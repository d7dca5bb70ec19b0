import assert from 'node:assert/strict';
import { cpSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { asAnother, contentOf, fullAt, killedAt, runScript } from '../support/runScript.mjs';
import {
  backUp,
  FEW,
  isRestored,
  manifestOf,
  restore,
  rowsOf,
  savedData,
  inDatabaseOf,
} from '../support/savedData.mjs';

/** docs/decisions/0035: `npm run backup` and `npm run restore`, on SQLite. */
const { at, SAVED, told } = savedData();

const OTHER_SECRETS = /^The secrets are those of the backup, [^\n]+ rotate twice/m;

test('a backup tells what it has, and that there are secrets in it', () => {
  assert.match(told(), /264 works, \d+ files, [\d.]+ MB\n[^]*e-mail addresses and secrets/);
});

test('a backup has all that can not be made again, for its owner alone, and says what', async () => {
  const { files, migrations, counts, missing, ...said } = manifestOf(SAVED);
  const names = readdirSync(SAVED, { recursive: true }).filter((name) => name !== 'media');
  assert.deepEqual(names.sort(), ['manifest.json', ...Object.keys(files)].sort());
  assert.equal(files['media/image-0000.jpg'], undefined);
  assert.ok(Object.keys(files).length > FEW);
  assert.deepEqual([counts.albums, counts.media, missing], [264, FEW, []]);
  assert.ok(migrations.length >= 3);
  assert.equal(said.database, 'sqlite');
  assert.match(said.commit, /^(?:[0-9a-f]{40})?$/);
  assert.equal(said.artefact, '');
  const modes = [
    SAVED,
    ...['cms.sqlite', 'secrets.json', 'manifest.json'].map((n) => join(SAVED, n)),
  ];
  assert.deepEqual(
    modes.map((path) => statSync(path).mode & 0o777),
    [0o700, 0o600, 0o600, 0o600],
  );
});

test('restored and backed up again it is the same, also in place of other data', async () => {
  const given = await restore(at('new'), [SAVED]);
  assert.equal(given.how, 0, given.said);
  assert.match(given.said, /^What people had deleted since then is there again: [^\n]+$/m);
  assert.match(given.said, /^Editors and their passwords are as they were then: [^\n]+$/m);
  assert.doesNotMatch(given.said, OTHER_SECRETS);
  const first = contentOf(at('new'));
  assert.deepEqual(first, contentOf(SAVED, isRestored));
  assert.equal((await backUp(at('new'), [at('again')])).how, 0);
  assert.deepEqual(await rowsOf(at('again')), await rowsOf(SAVED));
  const uploads = (name) => name.startsWith('media');
  assert.deepEqual(contentOf(at('again'), uploads), contentOf(SAVED, uploads));

  await inDatabaseOf(at('new'), (query) => query('DELETE FROM favourites WHERE 1 = 1'));
  writeFileSync(at('new/media/image-1111.jpg'), 'later');
  const refused = await restore(at('new'), [SAVED]);
  assert.equal(refused.how, 1);
  assert.match(refused.said, /^\S+ has data\. With --replace [^\n]+$/);
  writeFileSync(at('new/secrets.json'), '{"PAYLOAD_SECRET":"rotated"}');
  const replaced = await restore(at('new'), [SAVED, '--replace']);
  assert.equal(replaced.how, 0, replaced.said);
  assert.match(replaced.said, OTHER_SECRETS);
  assert.equal(contentOf(at('new/replaced'))['media/image-1111.jpg'], 'later');
  rmSync(at('new/replaced'), { recursive: true });
  assert.deepEqual(contentOf(at('new')), first);
  const same = await restore(at('new'), [SAVED, '--replace']);
  assert.equal(same.how, 0, same.said);
  assert.doesNotMatch(same.said, OTHER_SECRETS);
});

test('a file that is nowhere is named, and the backup is made all the same', async () => {
  cpSync(at('data'), at('lacking'), { recursive: true });
  const [name] = Object.keys(manifestOf(SAVED).files).filter((file) => file.startsWith('media/'));
  rmSync(at('lacking', name));
  const { how, said } = await backUp(at('lacking'), []);
  assert.equal(how, 0, said);
  assert.match(said, new RegExp(`Uploads that are nowhere: ${name.slice('media/'.length)}`));
  assert.match(readdirSync(at('lacking/backups')).join(), /^backup-\d{8}T\d{6}$/);
});

test('kill -9 leaves nothing that looks like a backup, and the next one clears it away', async () => {
  const target = at('data/backups/backup-20260101T000000');
  for (const [call, nth] of [
    ['linkSync', 5],
    ['renameSync', 1],
    ['renameSync', 2],
  ]) {
    const { how } = await backUp(at('data'), [target], killedAt(call, nth));
    assert.equal(how, 'SIGKILL');
    const [left, ...more] = readdirSync(at('data/backups'));
    assert.match(left, /^backup-20260101T000000\.part-\d+$/);
    assert.deepEqual(more, []);
  }
  assert.equal((await backUp(at('data'), [target])).how, 0);
  assert.deepEqual(readdirSync(at('data/backups')), ['backup-20260101T000000']);
  assert.deepEqual(Object.keys(manifestOf(target).files), Object.keys(manifestOf(SAVED).files));
  rmSync(at('data/backups'), { recursive: true });
});

test('--keep NUMBER leaves the newest of the data folder, and deletes what is older', async () => {
  const inBackups = (...names) => at('kept/backups', ...names);
  cpSync(at('data'), at('kept'), { recursive: true });
  const [first, second] = ['backup-20250101T000000', 'backup-20250102T000000'];
  for (const name of [first, second]) cpSync(SAVED, inBackups(name), { recursive: true });
  for (const words of [[], ['0'], ['two'], ['2', 'more']]) {
    const { how, said } = await backUp(at('kept'), ['--keep', ...words]);
    assert.deepEqual([how, said.split(':')[0]], [1, '--keep needs a number from 1 on']);
  }
  const { how, said } = await backUp(at('kept'), ['--keep', '2']);
  assert.equal(how, 0, said);
  assert.match(said, new RegExp(`Older ones that are deleted: ${first}\\n`));
  const [left, made, ...more] = readdirSync(inBackups());
  assert.deepEqual([left, more], [second, []]);
  assert.match(made, /^backup-\d{8}T\d{6}$/);
  assert.ok(manifestOf(inBackups(made)));
});

test('on a full disk there is one line and nothing half made', async () => {
  for (const call of ['copyFileSync', 'fsyncSync']) {
    const { how, said } = await backUp(at('data'), [at('full/saved')], fullAt(call, 1));
    assert.deepEqual([how, readdirSync(at('full'))], [1, []]);
    assert.equal(said, `The disk is full. Nothing was saved at ${at('full/saved')}.`);
  }
  const { how, said } = await restore(at('full/data'), [SAVED], fullAt('copyFileSync', 3));
  assert.deepEqual([how, contentOf(at('full/data'))], [1, {}]);
  assert.equal(said, `The disk is full. ${at('full/data')} is as it was.`);
});

test('uploads in a bucket are not in a backup, which says so, and stay out of a restore', async () => {
  const words = [at('bucket')];
  const given = await runScript('backup', words, { DATA_DIR: at('data'), S3_BUCKET: 'works' });
  assert.match(given.said, /Uploads are in the bucket works: not in this backup\./);
  const { bucket, files } = manifestOf(at('bucket'));
  assert.deepEqual([bucket, Object.keys(files)], ['works', ['cms.sqlite', 'secrets.json']]);
  assert.equal((await restore(at('of-bucket'), words)).how, 0);
  assert.deepEqual(readdirSync(at('of-bucket')).sort(), ['cms.sqlite', 'secrets.json']);
});

test('uploads that were restored to the disk have to be copied into a bucket that is set', async () => {
  const into = (name, env) =>
    runScript('restore', [SAVED], { DATA_DIR: at(name), ...env }).then(({ said }) => said);
  const hint = /S3_BUCKET is set: npm run media:copy -- to-bucket/;
  assert.match(await into('for-bucket', { S3_BUCKET: 'works' }), hint);
  assert.doesNotMatch(await into('for-disk', {}), hint);
});

test('a backup has a new name, and needs something to save', async () => {
  assert.match((await backUp(at('data'), [SAVED])).said, /^\S+ is there already: name another/);
  assert.match((await backUp(at('empty'), [])).said, /^There is nothing to back up: .*\.$/);
  assert.match((await restore(at('empty'), [])).said, /^npm run restore -- FOLDER/);
});

test('only the owner of the data runs what writes there: the programs could not use what is another’s', async () => {
  const before = contentOf(at('data'));
  const commands = [
    ['backup'],
    ['mediaCopy', 'to-bucket'],
    ['import', '--undo'],
    ['certificates', '--year', '2024'],
    ['cmsJob', 'migrate.ts'],
  ];
  for (const [name, ...words] of commands) {
    const env = { DATA_DIR: at('data') };
    const { how, said } = await runScript(name, words, env, asAnother(at('data')));
    assert.match(said, /^\S+ belongs to another user \(uid \d+\): run this as that one\.$/, name);
    assert.equal(how, 1);
  }
  assert.deepEqual(contentOf(at('data')), before);
});
