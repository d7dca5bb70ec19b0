import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { signedText } from '@/lib/contract/signed';
import { anEmail, collectedBy, knowCaptcha } from '../support/collector.ts';
import { aPair, npmStart, untilReady } from '../support/npmStart.mjs';
import { killedAt, runScript } from '../support/runScript.mjs';
import { noteSignature, signatureOf } from '../support/signature.mjs';
import { signIn } from '../support/signIn.mjs';

/** docs/decisions/0035: what an administrator does while `npm start` runs. */
const { start, remove, dataDir } = npmStart();
const folder = mkdtempSync(join(tmpdir(), 'one-world-keeping-'));
after(async () => {
  await remove();
  rmSync(folder, { recursive: true, force: true });
});

const ANSWER = 'HKM3N';
const SETTINGS = { VISITOR_ADDRESS_HEADER: 'x-visitor' };
const editor = JSON.parse(readFileSync(join(process.env.TEMPLATE_DATA, 'editor.json'), 'utf8'));
const secrets = () => JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));

let ports;
let run;
let site;
let cms;
let password = editor.password;
before(async () => {
  ports = await aPair();
  site = `http://localhost:${ports.PORT}`;
  cms = `http://127.0.0.1:${ports.CMS_PORT}`;
  // The first start brings a restore to its end that was killed within its renames.
  const saved = join(folder, 'before');
  assert.equal((await script('backup', [saved])).how, 0);
  const killed = await script('restore', [saved, '--replace'], killedAt('renameSync', 4));
  assert.equal(killed.how, 'SIGKILL');
  assert.equal(existsSync(join(dataDir, 'media')), true);
  assert.equal(existsSync(join(dataDir, '.restore/media')), true);
  run = start({ ...ports, ...SETTINGS });
  await untilReady(run);
  assert.equal(existsSync(join(dataDir, '.restore')), false);
  assert.equal(existsSync(join(dataDir, 'replaced/media')), true);
});

/** So many an hour for an account from one network (cms/access/signInLimits.ts). */
const FAILED_TRIES = 10;

const script = (name, words, nodeArgs) => runScript(name, words, { DATA_DIR: dataDir }, nodeArgs);

const signInBy = (password, email = editor.email) => signIn(cms, { email, password });

async function isIn(token) {
  const headers = { authorization: `JWT ${token}` };
  return Boolean((await (await fetch(`${cms}/api/editors/me`, { headers })).json()).user);
}

test('an editor who is locked out gets a new password, and old sessions end', async () => {
  const { token } = await signInBy(password);
  assert.equal(await isIn(token), true);
  for (let wrong = 0; wrong < FAILED_TRIES; wrong += 1) await signInBy('wrong');
  assert.notEqual((await signInBy(editor.password)).status, 200);

  const { how, said } = await script('editorReset', [editor.email.toUpperCase()]);
  assert.equal(how, 0, said);
  [, password] = /^Editor: \S+, password: (\S{20})$/m.exec(said);
  assert.equal(await isIn(token), false);
  assert.equal((await signInBy(password)).status, 200);
  assert.notEqual((await signInBy(editor.password)).status, 200);
});

test('only with --new it makes an editor', async () => {
  const unknown = await script('editorReset', ['ann@example.org']);
  assert.deepEqual(unknown, {
    how: 1,
    said: 'Nothing was changed: there is no editor ann@example.org; --new makes one.',
  });
  const made = await script('editorReset', ['ann@example.org', '--new']);
  const [, given] = /password: (\S+)$/m.exec(made.said);
  assert.equal((await signInBy(given, 'ann@example.org')).status, 200);
  assert.match((await script('editorReset', ['--all'])).said, /^npm run editor:reset -- EMAIL/);
});

test('a backup is made while the programs run, and none is restored under them', async () => {
  const { how, said } = await script('backup', [join(folder, 'saved')]);
  assert.equal(how, 0, said);
  const words = [join(folder, 'saved'), '--replace'];
  const refused = await script('restore', words);
  assert.match(refused.said, /^Stop the programs first: one of them uses \S+\.$/);
  const here = await runScript('restore', words, { DATA_DIR: join(folder, 'new'), ...ports });
  assert.match(here.said, /^Stop the programs first: port \d+ is in use\.$/);
  assert.deepEqual([refused.how, here.how], [1, 1]);
});

const post = (path, fields, headers = {}) =>
  fetch(site + path, {
    method: 'POST',
    headers: {
      origin: site,
      'content-type': 'application/json',
      'x-visitor': '10.1.2.3',
      ...headers,
    },
    body: JSON.stringify(fields),
  });

const collect = (email) =>
  post('/api/favorite', { email, qrLabel: '2024', qrSeq: '7', name: 'Ann', captcha: ANSWER });

async function askForCaptcha(email) {
  assert.equal((await post('/api/captcha', { email })).status, 200);
  await knowCaptcha(email, ANSWER, dataDir);
}

async function restart(settings) {
  run.child.kill('SIGINT');
  assert.equal(await run.ended, 130);
  run = start({ ...ports, ...settings });
  await untilReady(run);
}

/** Posts a note as the CMS does. */
async function noteStatus(secret) {
  const note = { tags: ['albums'], at: Date.now() };
  const signature = noteSignature(JSON.stringify(note), secret);
  return (await post('/api/revalidate', note, { 'x-signature': signature })).status;
}

/** Opens the check page with a session that the website gave before. */
async function checkStatus(secret) {
  const openedAt = Date.now();
  const until = openedAt + 60_000;
  const signature = signatureOf(signedText('check session', [openedAt, until]), secret);
  const headers = { cookie: `check=${openedAt}.${until}.${signature}`, 'x-visitor': '10.1.2.4' };
  return (await fetch(`${site}/check`, { headers })).status;
}

test('after a rotation what was under way goes on, and only editors sign in again', async () => {
  const [first, second] = [anEmail(), anEmail()];
  await askForCaptcha(first);
  await askForCaptcha(second);
  const { token } = await signInBy(password);
  const old = secrets();

  const { how, said } = await script('secretsRotate', []);
  assert.equal(how, 0, said);
  await restart(SETTINGS);

  const now = secrets();
  assert.notEqual(now.PAYLOAD_SECRET, old.PAYLOAD_SECRET);
  assert.equal((await collect(first)).status, 200);
  // A repeated call, and one for a captcha that a newer one replaced.
  assert.equal((await collect(first)).status, 200);
  assert.deepEqual(await collectedBy(first, dataDir), ['Ann']);
  assert.equal((await post('/api/captcha', { email: second })).status, 200);
  assert.notEqual((await collect(second)).status, 200);
  await askForCaptcha(second);
  assert.equal((await collect(second)).status, 200);

  for (const { REVALIDATE_SECRET, PREVIEW_SECRET } of [old, now]) {
    assert.equal(await noteStatus(REVALIDATE_SECRET), 200);
    assert.equal(await checkStatus(PREVIEW_SECRET), 200);
  }
  assert.deepEqual([await noteStatus('another'), await checkStatus('another')], [401, 404]);
  assert.equal(await isIn(token), false);
});

test('no kept page shows more of a name than the website is started with', async () => {
  const list = await fetch(`${cms}/services/artexh/artexhAlbum/listPublished?dCount=20`);
  const [{ datas }] = (await list.json()).body;
  const { id, author } = datas.find((work) => /^[A-Z]\w+ [A-Z]\w+$/.test(work.author));
  const shows = async () => (await (await fetch(`${site}/artwork/${id}`)).text()).includes(author);
  assert.equal(await shows(), true);
  await restart(SETTINGS);
  assert.equal(await shows(), true);
  await restart({ ...SETTINGS, MINORS_NAME: 'initial' });
  assert.equal(await shows(), false);
});
