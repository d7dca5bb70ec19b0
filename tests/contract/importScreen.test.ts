import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { hasNginx, startCmsNginx } from '@/scripts/support/test/nginx.mjs';
import { importScreenOf, type ImportScreen } from '../support/importScreen';
import { aPicture, cellsOf, indexesTo, numberOf, toSheet } from '../support/sheetOfWorks.mjs';
import { editorOf } from '../support/editor';
import { signIn } from '../support/signIn.mjs';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms, isPostgres } from './support/ownCms';
import { emailOf, oneOfEach, PASSWORD, signedIn } from './support/people';

/** More than one part of the journal. */
const COUNT = 90;
/** Enough to die in the middle of. */
const MANY = 200;
const numbers = `SELECT count(*) AS n FROM albums WHERE num LIKE 'T2024-%'`;

/** With a database of its own. */
describe('The screen that imports works (docs/decisions/0043)', { skip: !hasDatabase }, () => {
  let website: Awaited<ReturnType<typeof aListener>>;
  let cms: Awaited<ReturnType<typeof anOwnCms>>;
  let screen: ImportScreen;
  const worksIn = async () => Number((await cms.run(numbers, []))[0]?.n);
  /** The last import, as it is in the database. */
  const stored = async () => {
    const [row] = await cms.run("SELECT data FROM payload_kv WHERE key = 'import'", []);
    const data = typeof row?.data === 'string' ? JSON.parse(row.data) : row?.data;
    return data as Record<string, unknown>;
  };
  const changeStored = async (changes: object) => {
    const data = JSON.stringify({ ...(await stored()), ...changes });
    await cms.run("UPDATE payload_kv SET data = ? WHERE key = 'import'", [data]);
  };
  const open = async (known = '', language = 'en') => {
    const editor = editorOf({ cmsUrl: cms.cmsUrl, editor: cms.editor } as never);
    const { token } = await editor.session();
    return importScreenOf({ cmsUrl: cms.cmsUrl, token }, known, language);
  };

  before(async () => {
    website = await aListener();
    cms = await anOwnCms(website.origin);
    screen = await open();
  });
  after(async () => {
    await cms?.stop();
    website?.stop();
  });

  test('organisers and editors only, at every address', async () => {
    const first = await signedIn(cms.cmsUrl, cms.editor);
    const people = await oneOfEach(cms.cmsUrl, first);
    const stranger = await signedIn(cms.cmsUrl);
    const id = screen.id;
    const tries = [
      ...['', '/files', '/rows?filter=all&from=0', '/report', '/undo'].map((path) => ['GET', path]),
      ...['/check', '/start', '/cancel', '/undo'].map((path) => ['POST', path]),
      ...[
        ['PUT', '/files?name=a.jpg'],
        ['DELETE', ''],
      ],
    ];
    for (const [method = '', path = ''] of tries) {
      const address = `imports/${id}${path}`;
      const body = method === 'GET' ? undefined : {};
      assert.equal((await stranger.ask(method, address, body)).status, 401, address);
      for (const role of ['translator', 'moderator', 'juror'] as const) {
        const { status } = await people[role].ask(method, address, body);
        assert.equal(status, 403, `${role} ${method} ${address}`);
      }
      // Another editor's files.
      if (path !== '/cancel' && path !== '/undo') {
        const { status } = await people.editor.ask(method, address, body);
        assert.equal(status, 404, `editor ${method} ${address}`);
      }
    }
    for (const role of ['translator', 'moderator', 'juror'] as const) {
      assert.equal((await people[role].ask('POST', 'imports', {})).status, 403);
    }
    assert.equal((await people.editor.ask('POST', 'imports', {})).status, 201);
  });

  test('what an editor has brought goes with the account', async () => {
    const first = await signedIn(cms.cmsUrl, cms.editor);
    const account = { email: emailOf('leaving'), password: PASSWORD };
    const { id } = await first.save('POST', 'editors', account);
    const { token } = await signIn(cms.cmsUrl, account);
    const theirs = await importScreenOf({ cmsUrl: cms.cmsUrl, token });
    assert.equal((await theirs.put('a.csv', 'x')).status, 201);
    const folder = join(dirname(cms.media), 'imports', theirs.id);
    assert.equal(existsSync(folder), true);
    await first.save('DELETE', `editors/${id}`);
    assert.equal(existsSync(folder), false);
    const key = `import batch ${id}`;
    assert.deepEqual(await cms.run('SELECT key FROM payload_kv WHERE key = ?', [key]), []);
  });

  test('a page of another site asks for nothing in an editor’s name', async () => {
    const { cookie } = await signIn(cms.cmsUrl, cms.editor);
    const from = async (origin: string) => {
      const init = { method: 'PUT', headers: { cookie, origin }, body: 'x' };
      return (await fetch(`${cms.cmsUrl}/api/imports/${screen.id}/files?name=a.csv`, init)).status;
    };
    assert.equal(await from('https://elsewhere.example'), 401);
    assert.equal(await from(cms.cmsUrl), 201);
  });

  test('names that lead out of the folder, and files that are too large', async () => {
    for (const name of ['../a.csv', '/tmp/a.csv', 'a/../../b.csv', '.a.csv', 'a\\b.csv', '']) {
      assert.equal((await screen.put(name, 'x')).body.fault, 'badName', name);
    }
    assert.equal((await screen.put('a.html', 'x')).body.fault, 'badKind');
    const large = await screen.put('a.jpg', new Uint8Array(21 * 1024 * 1024));
    assert.deepEqual([large.status, large.body.fault], [413, 'tooLarge']);
    assert.deepEqual((await screen.read('/files')).body, { files: [['a.csv', 1]] });
  });

  test('a first look ends, too, when a long heading is cut within a character', async () => {
    const head = 'a'.repeat(299);
    const sheet = toSheet([cellsOf(0)]).replace('"Artiste"', `"${head}😀 and more"`);
    assert.equal((await screen.put('works.csv', sheet)).status, 201);
    const { batch } = await screen.check('works.csv');
    assert.equal(batch.error, '');
    assert.ok(batch.headings.some(({ heading }) => heading === `${head}…`));
  });

  test('a first look tells faults and writes nothing; an unknown heading is mapped', async () => {
    const rows = indexesTo(3).map((index) => cellsOf(index));
    rows[1]![7] = 'Atlantis';
    const sheet = toSheet(rows).replace('"Artiste"', '"Peint par"');
    assert.equal((await screen.put('works.csv', sheet)).status, 201);
    const looked = await screen.check('works.csv');
    assert.equal(looked.batch.counts?.skipped, 3);
    assert.deepEqual(
      looked.batch.headings.filter(({ key }) => key === '').map(({ heading }) => heading),
      ['Peint par'],
    );
    const mapped = await screen.check('works.csv', { 'Peint par': 'author' });
    assert.deepEqual(mapped.batch.counts, { total: 3, made: 2, changed: 0, same: 0, skipped: 1 });
    const { body } = await screen.read('/rows?filter=skipped&from=0');
    assert.match(JSON.stringify(body), /“Atlantis” is not a country that is known here/);
    const report = await (await screen.ask('/report')).text();
    assert.match(report, /"3","T2024-0002","is left out","H Pays","“Atlantis” is not/);
    assert.equal(await worksIn(), 0);
  });

  test('imports, is cancelled, goes on, and is undone', async () => {
    const rows = indexesTo(COUNT).map((index) => cellsOf(index, { hasPictures: false }));
    assert.equal((await screen.put('works.csv', toSheet(rows))).status, 201);
    const webp = await sharp(await aPicture(2))
      .webp()
      .toBuffer();
    assert.equal((await screen.put(`in/${numberOf(1)}.jpg`, await aPicture(1))).status, 201);
    assert.equal((await screen.put(`${numberOf(2)}.webp`, webp)).status, 201);
    assert.equal((await screen.put(`${numberOf(3)}.jpg`, await aPicture(3))).status, 201);
    const looked = await screen.check('works.csv');
    assert.equal(looked.batch.counts?.made, COUNT);
    // Without pictures, but for three, which bring new organisations.
    assert.equal(looked.batch.rows.told, COUNT);
    const begun = await screen.post('/start');
    assert.equal(begun.status, 200);
    // Nobody else imports meanwhile, and nobody changes the files.
    assert.equal((await screen.post('/start')).body.fault, 'running');
    assert.equal((await screen.put('more.jpg', 'x')).body.fault, 'running');
    await screen.cancel();
    const stopped = await screen.until(({ last }) => last?.phase !== 'running');
    assert.equal(stopped.last?.phase, 'stopped');
    assert.ok(stopped.last.done < COUNT);

    // At once, though what has told that it stopped still holds the lock.
    assert.equal((await screen.post('/start')).status, 200);
    const done = await screen.until(({ last }) => last?.phase !== 'running');
    assert.equal(done.last?.phase, 'done', done.last?.error);
    // All rows are read again: what was made before it was cancelled is there.
    const { made: before } = stopped.last.counts;
    const { made, same } = done.last.counts;
    assert.deepEqual([made, same], [COUNT - before, before]);
    assert.equal(await worksIn(), COUNT);
    assert.ok(done.last.by);

    // Payload draws a WebP anew: it is known again all the same.
    assert.equal((await screen.check('works.csv')).batch.counts?.same, COUNT);
    const toUndo = await screen.read(`/undo?last=${done.last.id}`);
    assert.deepEqual(toUndo.body, { made: COUNT, changed: 0 });
    // A screen that still shows another import than the last stops and undoes nothing.
    for (const refused of [
      await screen.read('/undo?last=another'),
      await screen.post('/undo', { last: 'another' }),
      await screen.post('/undo'),
      await screen.post('/cancel', { last: 'another' }),
    ]) {
      assert.deepEqual([refused.status, refused.body.fault], [404, 'gone']);
    }
    assert.equal((await screen.status()).last?.phase, 'done');
    // What visitors don't see now stays whole: the certificate of a work that goes later, and news that were taken down.
    const editor = editorOf({ cmsUrl: cms.cmsUrl, editor: cms.editor } as never);
    const workOf = async (index: number) => {
      const query = `where[num][equals]=${numberOf(index)}&depth=0`;
      const [work] = await editor.find('albums', query);
      return { id: Number(work?.id), cover: Number(work?.cover) };
    };
    const [one, two, three] = [await workOf(1), await workOf(2), await workOf(3)];
    const certificate = { num: numberOf(1), album: one.id, certPhotos: [one.cover] };
    await editor.publish('certificates', certificate);
    const item = await editor.publish('news', { title: 'Opening', draft: { icon: two.cover } });
    await editor.takeDown('news', item);
    // Somebody is at work on the third.
    await editor.saveDraft('albums', String(three.id), { name: 'Being written' });
    // By another editor.
    const { token } = await signIn(cms.cmsUrl, { email: emailOf('editor'), password: PASSWORD });
    const theirs = await importScreenOf({ cmsUrl: cms.cmsUrl, token });
    assert.equal((await theirs.undo()).status, 200);
    const undone = await screen.until(({ last }) => last?.phase === 'undone');
    const told = [undone.last?.by, undone.last?.undoer];
    assert.deepEqual(told, [done.last.by, emailOf('editor')]);
    assert.equal(undone.last?.undone?.deleted, COUNT - 2);
    const logged = "SELECT who, count(*) AS n FROM logs WHERE what = 'albums' GROUP BY who";
    const logs = (await cms.run(logged, [])).map(({ who, n }) => [who, Number(n)]);
    assert.deepEqual(logs, [[emailOf('editor'), COUNT - 2]]);
    const reasons = undone.last.undone.kept.map(({ key, reason }) => [key, reason]);
    assert.deepEqual(reasons.toSorted(), [
      [numberOf(1), 'has favourites, comments or certificates'],
      [numberOf(3), 'changed since'],
    ]);
    assert.equal(await worksIn(), 2);
    const [draft] = await editor.find('albums', `where[id][equals]=${three.id}&draft=true`);
    assert.equal(draft?.name, 'Being written');
    // An editor may take those away, too.
    for (const { id } of [one, three]) await editor.remove('albums', String(id));
    assert.equal(await worksIn(), 0);
    const query = `where[num][equals]=${numberOf(1)}&depth=0`;
    const [kept] = await editor.find('certificates', query);
    assert.deepEqual(kept?.certPhotos, [one.cover]);
    const left = await editor.find('media', `where[id][in]=${one.cover},${two.cover}&depth=0`);
    assert.deepEqual(left.map(({ id }) => Number(id)).sort(), [one.cover, two.cover].sort());
  });

  test('of two with disks of their own, the other says so', { skip: !isPostgres }, async () => {
    const two = await cms.twin({ isApart: true });
    try {
      const { token } = await editorOf({ ...cms, editor: cms.editor } as never).session();
      const there = await importScreenOf({ cmsUrl: two.cmsUrl, token }, screen.id);
      const seen = await there.status();
      assert.equal(seen.batch.isReachable, false);
      assert.equal(seen.last?.phase, 'undone');
      for (const refused of [
        await there.put('b.jpg', 'x'),
        await there.post('/check', { sheet: 'works.csv' }),
        await there.read('/rows?filter=all&from=0'),
        await there.post('/start'),
      ]) {
        assert.deepEqual([refused.status, refused.body.fault], [409, 'elsewhere']);
      }
    } finally {
      await two.stop();
    }
  });

  test('an import goes on with one of the same editor, and replaces none whose process died', async () => {
    /** The last import, as a command has left it that imported another sheet. */
    const leave = (state: object) =>
      changeStored({ folder: '/nowhere', hash: '', isOfScreen: false, ...state });
    /** The id of the import that another sheet begins, or goes on with. */
    const bring = async (index: number) => {
      await screen.put('works.csv', toSheet([cellsOf(index, { hasPictures: false })]));
      await screen.check('works.csv');
      const { status, body } = await screen.post('/start');
      if (status !== 200) return `${status} ${body.fault}`;
      const { last } = await screen.until(({ last }) => last?.phase !== 'running');
      assert.equal(last?.phase, 'done', last?.error);
      return String((await stored()).id);
    };
    const first = await bring(801);
    assert.equal((await stored()).byEmail, cms.editor.email);
    await leave({ state: 'stopped' });
    assert.equal(await bring(802), first);
    // Somebody else of the same name.
    await leave({ state: 'stopped', byEmail: 'another@example.org' });
    const second = await bring(803);
    assert.notEqual(second, first);

    await leave({ state: 'running', byEmail: 'another@example.org' });
    assert.equal(await bring(804), '409 notFinished');
    assert.deepEqual([(await stored()).id, (await stored()).state], [second, 'running']);
    await screen.cancel();
    assert.equal((await screen.status()).last?.phase, 'stopped');
    assert.notEqual(await bring(804), second);
    const editor = editorOf({ cmsUrl: cms.cmsUrl, editor: cms.editor } as never);
    for (const { id } of await editor.find('albums', 'where[num][contains]=T2024-08&depth=0'))
      await editor.remove('albums', String(id));
  });

  test('what an editor did after an import was stopped stays when it goes on, and when it is undone', async () => {
    const indexes = [821, 822, 823];
    for (const index of indexes) {
      assert.equal((await screen.put(`${numberOf(index)}.jpg`, await aPicture(index))).status, 201);
    }
    await screen.put('works.csv', toSheet(indexes.map((index) => cellsOf(index))));
    await screen.check('works.csv');
    const start = async () => {
      assert.equal((await screen.post('/start')).status, 200);
      const { last } = await screen.until((now) => now.last?.phase !== 'running');
      assert.equal(last?.phase, 'done', last?.error);
      return last.counts;
    };
    assert.equal((await start()).made, 3);
    const editor = editorOf({ cmsUrl: cms.cmsUrl, editor: cms.editor } as never);
    const find = (index: number) =>
      editor.first('albums', `where[num][equals]=${numberOf(index)}&locale=en`);
    const [corrected, withdrawn, deleted] = await Promise.all(indexes.map(find));
    await editor.change('albums', corrected!.id, { name: 'Corrected' });
    await editor.takeDown('albums', withdrawn!.id);
    await editor.remove('albums', deleted!.id);

    // As if it had been cancelled after its last row.
    await changeStored({ state: 'stopped' });
    assert.deepEqual(await start(), { made: 1, changed: 0, same: 2, skipped: 0 });
    const left = async () => {
      const works = [await find(821), await find(822)];
      return works.map(({ id, name, _status }) => [id, name, _status]);
    };
    const asLeft = [
      [corrected!.id, 'Corrected', 'published'],
      [withdrawn!.id, withdrawn!.name, 'draft'],
    ];
    assert.deepEqual(await left(), asLeft);

    await screen.undo();
    const { last } = await screen.until((now) => now.last?.phase === 'undone');
    const kept = last?.undone?.kept.map(({ key, reason }) => [key, reason]).toSorted();
    assert.deepEqual(kept, [
      [numberOf(821), 'changed since'],
      [numberOf(822), 'changed since'],
    ]);
    assert.equal(last?.undone?.deleted, 1);
    assert.deepEqual(await left(), asLeft);
    for (const { id } of [corrected!, withdrawn!]) await editor.remove('albums', id);
  });

  test('a work with a damaged picture is not imported, and the reason is told in the importer’s language, however small the picture is', async () => {
    const whole = [
      await aPicture(833),
      await sharp(await aPicture(834))
        .jpeg()
        .toBuffer(),
      await sharp(await aPicture(835))
        .resize(120)
        .jpeg()
        .toBuffer(),
    ];
    const indexes = [833, 834, 835];
    for (const [at, index] of indexes.entries()) {
      const damaged = whole[at]!.subarray(0, -40);
      assert.equal((await screen.put(`${numberOf(index)}.jpg`, damaged)).status, 201);
    }
    const before = await worksIn();
    const pictures = 'SELECT id FROM media ORDER BY id';
    const stored = await cms.run(pictures);
    await screen.put('works.csv', toSheet(indexes.map((index) => cellsOf(index))));
    for (const [language, why] of [
      ['en', 'This picture is damaged: it cannot be read.'],
      ['fr', 'Cette image est abîmée\u00a0: elle ne peut pas être lue.'],
    ] as const) {
      const theirs = await open(screen.id, language);
      await theirs.check('works.csv');
      assert.equal((await theirs.post('/start')).status, 200);
      const { last } = await screen.until((now) => now.last?.phase !== 'running');
      assert.equal(last?.phase, 'done', last?.error);
      assert.deepEqual(
        last.failed.map(({ key, reason }) => `${key}: ${reason}`).toSorted(),
        indexes.map((index) => `${numberOf(index)}: ${why}`),
      );
    }
    assert.equal(await worksIn(), before);
    assert.deepEqual(await cms.run(pictures), stored);
  });

  test('killed while it imports, it goes on by itself', async () => {
    const rows = indexesTo(MANY).map((index) => cellsOf(index, { hasPictures: false }));
    await screen.put('works.csv', toSheet(rows));
    await screen.check('works.csv');
    await screen.post('/start');
    // It answers meanwhile, as every process must that visitors ask.
    await screen.until(({ last }) => last?.phase === 'running' && last.done > 0);
    await cms.kill();
    assert.ok((await worksIn()) < MANY);
    await cms.start();
    const done = await screen.until(({ last }) => last?.phase === 'done');
    assert.equal(done.last?.error, '');
    assert.equal(await worksIn(), MANY);

    // But not for ever: three processes in a row have died at the same rows.
    await cms.kill();
    await changeStored({ state: 'running', tries: { done: MANY, count: 3 } });
    await cms.start();
    const stopped = await screen.until(({ last }) => last?.phase !== 'running');
    assert.equal(stopped.last?.phase, 'stopped');
    assert.match(stopped.last.error, /ended several times/);
    assert.equal((await screen.read('', { method: 'DELETE' })).status, 200);
    assert.equal((await screen.status()).files.sheets.length, 0);
  });

  const hasTwo = isPostgres && hasNginx();
  test('deploy/nginx leads an import to one of two', { skip: !hasTwo }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'one-world-nginx-'));
    const two = await cms.twin({ isApart: true });
    const nginx = await startCmsNginx(folder, [cms.cmsUrl, two.cmsUrl]);
    try {
      const { token } = await editorOf({ ...cms, editor: cms.editor } as never).session();
      const led = await importScreenOf({ cmsUrl: nginx.url, token });
      await led.put('works.csv', toSheet(indexesTo(8).map((index) => cellsOf(index))));
      const sent = indexesTo(8).map(async (index) => {
        const name = index % 4 === 0 ? `sent in/Garden ${index}.JPG` : `${numberOf(index)}.jpg`;
        // More than nginx takes by itself.
        const bytes = Buffer.concat([await aPicture(900 + index), Buffer.alloc(2_000_000)]);
        return (await led.put(name, bytes)).status;
      });
      assert.deepEqual(new Set(await Promise.all(sent)), new Set([201]));
      assert.equal((await led.status()).files.pictures, 8);
      assert.equal((await led.check('works.csv')).batch.counts?.skipped, 0);
    } finally {
      await nginx.stop();
      await two.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
