import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { startExhibition } from '../../scripts/support/test/ownExhibition.mjs';
import { emptyOnPostgres, killImport, runImport } from '../support/imports.mjs';
import { signIn } from '../support/signIn.mjs';
import { aPicture, makeFolder, PLACE } from '../support/sheetOfWorks.mjs';

/** `npm run import` beside running programs, and on PostgreSQL. */
const COUNT = 40;
const top = mkdtempSync(join(tmpdir(), 'one-world-import-live-'));
const folder = join(top, 'entries');

before(() => makeFolder(folder, COUNT));
after(() => rmSync(top, { recursive: true, force: true }));

async function seenIn(address, text, limitMs) {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    const html = await (await fetch(address)).text();
    if (html.includes(text)) return html;
    await wait(250);
  }
  throw new Error(`${address} has no ${text} after ${limitMs} ms`);
}

/** A picture that an editor uploads loses what the telephone has written, too; a damaged one is refused. */
async function uploadByHand({ cmsUrl, dataDir, editor }) {
  const { token } = await signIn(cmsUrl, editor);
  const upload = (bytes) => {
    const body = new FormData();
    body.set('file', new File([bytes], 'by hand.jpg', { type: 'image/jpeg' }));
    body.set('_payload', '{}');
    const headers = { authorization: `JWT ${token}` };
    return fetch(`${cmsUrl}/api/media`, { method: 'POST', headers, body });
  };
  const picture = await aPicture(77, { width: 640, height: 480 });
  assert.ok(picture.includes(PLACE));
  const { doc } = await (await upload(picture)).json();
  const stored = readFileSync(join(dataDir, 'media', doc.filename));
  assert.ok(!stored.includes(PLACE));
  assert.equal(doc.filesize, stored.length);
  assert.deepEqual([doc.width, doc.height], [640, 480]);
  assert.equal((await upload(picture.subarray(0, picture.length / 2))).status, 400);
}

test('forty works, from an empty exhibition to pages that visitors see, and away again', async (t) => {
  const exhibition = await startExhibition(process.env.EMPTY_DATA, join(top, 'own'));
  t.after(() => exhibition.stop());
  const { siteUrl, dataDir } = exhibition;
  const home = await (await fetch(`${siteUrl}/albumsView?labelIds=2024`)).text();
  assert.ok(!home.includes('Zoé Müller'));
  const startedAt = performance.now();
  const env = { WEBSITE_ORIGIN: new URL(siteUrl).origin };
  const first = await runImport(dataDir, [folder], env);
  assert.equal(first.how, 0, first.said);
  const html = await seenIn(`${siteUrl}/albumsView?labelIds=2024`, 'Zoé Müller 1<', 15_000);
  t.diagnostic(`visible after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  const [, work] = /href="(\/artwork\/[^"?]+)"/.exec(html) ?? [];
  assert.ok(work, 'a work has its page');
  const page = await (await fetch(siteUrl + work)).text();
  assert.match(page, /Zoé Müller \d+/);
  await uploadByHand(exhibition);

  const undone = await runImport(dataDir, ['--undo'], env);
  assert.match(undone.said, /Undone: 40 deleted/);
  const end = performance.now() + 10_000;
  while ((await (await fetch(siteUrl + work)).text()).includes('Zoé Müller')) {
    assert.ok(performance.now() < end, 'a deleted work is gone within ten seconds');
    await wait(250);
  }
});

test('on PostgreSQL: killed, gone on with, repeated and undone', async () => {
  const dataDir = join(top, 'postgres');
  const databaseUrl = await emptyOnPostgres(dataDir);
  const env = { DATABASE_URL: databaseUrl };
  for (const afterMs of [200, 500]) await killImport(dataDir, [folder], { afterMs, databaseUrl });
  const first = await runImport(dataDir, [folder], env);
  assert.equal(first.how, 0, first.said);
  const again = await runImport(dataDir, [folder], env);
  assert.match(again.said, /0 made, 0 changed, 40 were there already, 0 left out/);
  const undone = await runImport(dataDir, ['--undo'], env);
  assert.match(undone.said, /Undone: 40 deleted, 0 as before, 0 kept/);
});
