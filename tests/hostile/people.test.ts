import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { cmsProgram } from '../../scripts/support/exhibition.mjs';
import { readSecrets } from '../../scripts/support/secrets.mjs';
import { copyData, sandboxSettings } from '../../scripts/support/test/sandbox.mjs';
import { openDatabase } from '../support/database.mjs';

const template = process.env.TEMPLATE_DATA ?? '';
const folder = mkdtempSync(join(tmpdir(), 'one-world-people-'));
const MINUTE = 60_000;
const DAY = 86_400_000;
const OLD = 'old@example.org';
const NEW = 'new@example.org';

const HIDDEN = Buffer.from('48.8584 N 2.2945 E');

/** A chunk as RIFF has it, and the size of all in the file's head. */
function withChunk(webp: Buffer) {
  const chunk = Buffer.concat([Buffer.from('NOTE\0\0\0\0'), HIDDEN]);
  chunk.writeUInt32LE(HIDDEN.length, 4);
  const whole = Buffer.concat([webp, chunk]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** A comment after a GIF's head, which ends with its table of colours. */
function withComment(gif: Buffer) {
  const head = 13 + ((gif[10] ?? 0) & 0x80 ? 3 * 2 ** (((gif[10] ?? 0) & 7) + 1) : 0);
  const comment = [Buffer.from([0x21, 0xfe, HIDDEN.length]), HIDDEN, Buffer.alloc(1)];
  return Buffer.concat([gif.subarray(0, head), ...comment, gif.subarray(head)]);
}

/** A box as AVIF has it, of what is free. */
function withBox(avif: Buffer) {
  const box = Buffer.concat([Buffer.from('\0\0\0\0free'), HIDDEN]);
  box.writeUInt32BE(box.length);
  return Buffer.concat([avif, box]);
}

/** A picture with a place hidden behind its end, and where its format has room for it. */
function hiding(format: string, picture: Buffer): Buffer[] {
  const behind = Buffer.concat([picture, HIDDEN]);
  // What is behind the last box of an AVIF is refused.
  if (format === 'avif') return [withBox(picture)];
  if (format === 'webp') return [behind, withChunk(picture)];
  return format === 'gif' ? [behind, withComment(picture)] : [behind];
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

/** With a CMS of its own, which shows initials and whose admin is on https. */
describe('People’s data', () => {
  let cms: ReturnType<typeof cmsProgram>;
  let origin = '';
  let database: ReturnType<typeof openDatabase>;
  let session = '';

  const count = async (table: string, where: string) => {
    const [row] = await database.run(`SELECT count(*) AS number FROM ${table} WHERE ${where}`);
    return Number(row?.number);
  };
  const collect = (email: string, album: number, at: number) =>
    database.run('INSERT INTO favourites (album_id, email, name, c_time) VALUES (?, ?, ?, ?)', [
      ...[album, email, 'Ann', new Date(at).toISOString()],
    ]);
  const asEditor = async (method: string, path: string, body?: BodyInit) => {
    const headers = { cookie: session, origin };
    const answer = await fetch(`${origin}/api/${path}`, { method, headers, body });
    assert.ok(answer.ok, `${method} ${path}: ${answer.status}`);
    return answer.json();
  };
  const authorsOf = async (author: string) => {
    const query = new URLSearchParams({ author, dCount: '100', t: '1' });
    const address = `${origin}/services/artexh/artexhAlbum/listPublished?${query}`;
    const { body } = await (await fetch(address)).json();
    return JSON.stringify(body);
  };

  before(async () => {
    const data = copyData(template, join(folder, 'data'));
    database = openDatabase({ dataDir: data });
    const now = Date.now();
    const done = (id: string, days: number) =>
      JSON.stringify({ id, status: 'done', finishedAt: now - days * DAY });
    const failedJob = (days: number) =>
      `('{}', 'schedulePublish', '${daysAgo(days)}', '${daysAgo(days)}', FALSE, TRUE, 5)`;
    await database.run(`INSERT INTO payload_kv (key, data) VALUES
      ('typed:old', '{"at":${now - 61 * MINUTE}}'), ('typed:new', '{"at":${now - MINUTE}}'),
      ('certificates:old', '${done('old', 8)}'), ('certificates:new', '${done('new', 1)}')`);
    await database.run(`INSERT INTO payload_jobs
      (input, task_slug, wait_until, updated_at, processing, has_error, total_tried)
      VALUES ${failedJob(8)}, ${failedJob(1)}`);
    await database.run(`INSERT INTO captchas (email_hash, answer_hash, expires_at, used) VALUES
      ('a', 'b', ${now - 1}, FALSE), ('c', 'd', ${now + 5 * MINUTE}, FALSE),
      ('ahead', 'f', ${now + DAY}, FALSE)`);
    await database.run(`INSERT INTO rate_limits (key, count, window_start) VALUES
      ('old', 1, ${now - DAY}), ('new', 1, ${now}), ('ahead', 1, ${now + DAY}),
      ('sign-in:known', 1, ${now + DAY})`);
    await database.run(`INSERT INTO logs (c_time, who, action, what, count) VALUES
      ('${daysAgo(366)}', 'old', 'exported', 'favourites', 1),
      ('${daysAgo(364)}', 'new', 'exported', 'favourites', 1)`);
    const albums = await database.run('SELECT id FROM albums ORDER BY id LIMIT 3');
    const [first, second, third] = albums.map(({ id }) => Number(id));
    await collect(OLD, first!, now - 31 * DAY);
    await collect(NEW, first!, now - 29 * DAY);
    await collect(NEW, second!, now);
    await collect('other@example.org', third!, now);
    const settings = await sandboxSettings(data);
    Object.assign(settings.env, {
      FAVOURITES_KEEP_DAYS: '30',
      MINORS_NAME: 'initial',
      CMS_ADMIN_ORIGINS: 'https://editors.example.org',
    });
    cms = cmsProgram(settings, readSecrets(settings));
    origin = `http://127.0.0.1:${settings.cmsPort}`;
    await cms.start();
  });
  after(async () => {
    await database?.close();
    await cms?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('what ran out is swept by time, though nobody asks for a captcha', async () => {
    const deadline = Date.now() + 10_000;
    const left = async () => [
      await count('captchas', "email_hash IN ('a', 'c', 'ahead')"),
      await count('rate_limits', "key IN ('old', 'new', 'ahead')"),
      await count('rate_limits', "key = 'sign-in:known'"),
      await count('favourites', `email IN ('${OLD}', '${NEW}')`),
      await count('logs', "action = 'exported'"),
      await count('logs', "action = 'erased' AND who = 'the CMS' AND count = 1"),
      await count('payload_kv', "key IN ('typed:old', 'certificates:old')"),
      await count('payload_kv', "key IN ('typed:new', 'certificates:new')"),
      await count('payload_jobs', `has_error AND updated_at < '${daysAgo(7)}'`),
      await count('payload_jobs', `has_error AND updated_at > '${daysAgo(7)}'`),
    ];
    const wanted = [1, 1, 1, 2, 1, 1, 0, 2, 0, 1];
    while (String(await left()) !== String(wanted) && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    assert.deepEqual(await left(), wanted);
  });

  test('the editors’ cookie goes over https alone when they come that way, and to no script or other site', async () => {
    const editor = readFileSync(join(template, 'editor.json'), 'utf8');
    const headers = { 'content-type': 'application/json', origin };
    const address = `${origin}/api/editors/login`;
    const answer = await fetch(address, { method: 'POST', headers, body: editor });
    const cookie = answer.headers.get('set-cookie') ?? '';
    assert.match(cookie, /; Secure/);
    assert.match(cookie, /; HttpOnly/);
    assert.match(cookie, /; SameSite=Strict/);
    session = cookie.split(';')[0] ?? '';
  });

  test('an editor finds all of an e-mail address and deletes it at once', async () => {
    const query = `favourites?${new URLSearchParams({ 'where[email][equals]': NEW })}`;
    assert.equal((await asEditor('GET', query)).totalDocs, 2);
    assert.equal((await asEditor('DELETE', query)).docs.length, 2);
    assert.equal(await count('favourites', `email = '${NEW}'`), 0);
    assert.equal(await count('favourites', "email = 'other@example.org'"), 1);
    const logged = `who = 'editor@example.org' AND action = 'erased' AND what = 'favourites' AND count = 2`;
    assert.equal(await count('logs', logged), 1);
  });

  test('a search finds what is shown of a name, and no family name', async () => {
    const [work] = await database.run(
      "SELECT author FROM albums WHERE author LIKE '____% ____%' AND author NOT LIKE '% % %' AND _status = 'published' LIMIT 1",
    );
    const [given = '', family = ''] = String(work?.author).split(' ');
    assert.ok((await authorsOf(given)).includes(family));
    assert.ok((await authorsOf(`${given} ${family[0]}`)).includes(family));
    assert.ok(!(await authorsOf(family)).includes(family));
    assert.ok(!(await authorsOf(`${given} ${family}`)).includes(family));
  });

  test('the alt texts of a year’s pictures have names as they are shown', async () => {
    await database.run(
      "UPDATE media_locales SET alt = 'By ' || (SELECT author FROM albums WHERE cover_id = media_locales._parent_id)",
    );
    const works = await database.run(
      "SELECT DISTINCT author FROM albums WHERE author LIKE '____% ____%' AND author NOT LIKE '% % %'",
    );
    const label = 'services/cms/webContent/getByLabel/artexh/years_EN';
    const years = await (await fetch(`${origin}/${label}`)).text();
    assert.match(years, /By \p{L}+ \p{Lu}\./u);
    for (const { author } of works) assert.ok(!years.includes(String(author)), String(author));
  });

  test('so have those of an announcement’s picture and of the pictures within its text', async () => {
    const [work] = await database.run(
      "SELECT cover_id, author FROM albums WHERE author GLOB '[A-Z]???* [A-Z]???*' AND author NOT LIKE '% % %' AND cover_id IN (SELECT _parent_id FROM media_locales WHERE _locale = 'en') AND _status = 'published' LIMIT 1",
    );
    const [cover, author] = [Number(work?.cover_id), String(work?.author)];
    const [news] = await database.run(
      "SELECT id FROM news WHERE _status = 'published' AND category = 'news' LIMIT 1",
    );
    const id = Number(news?.id);
    const upload = { type: 'upload', version: 3, relationTo: 'media', value: cover };
    const content = JSON.stringify({ root: { type: 'root', version: 1, children: [upload] } });
    await database.run('UPDATE news SET draft_icon_id = ? WHERE id = ?', [cover, id]);
    await database.run(
      "UPDATE news_locales SET html = '', content = ? WHERE _parent_id = ? AND _locale = 'en'",
      [content, id],
    );
    for (const call of [`getById/${id}?locale=en`, 'listByLabel?label=news_EN&dCount=100']) {
      const told = await (await fetch(`${origin}/services/cms/news/${call}`)).text();
      assert.match(told, /"iconAlt":"By [^"]+ \p{Lu}\."/u, call);
      assert.match(told, /alt=\\"By [^"\\]+ \p{Lu}\.\\"/u, call);
      assert.ok(!told.includes(author), call);
    }
  });

  test('a file’s address says nothing of what it was called at home', async () => {
    const picture = await sharp({
      create: { width: 300, height: 200, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([picture], { type: 'image/png' }), 'Hana Mori, 9.png');
    form.set('_payload', JSON.stringify({ alt: 'A drawing' }));
    const { doc } = await asEditor('POST', 'media', form);
    assert.match(doc.filename, /^image-[0-9a-f]{16}\.png$/);
    assert.match(doc.sizes.thumbnail.filename, /^image-[0-9a-f]{16}/);
    assert.doesNotMatch(JSON.stringify(doc.sizes), /hana|mori/i);
  });

  test('nothing is kept of what is hidden in a picture, of any format', async () => {
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
    for (const format of formats) {
      const clean = await picture.toFormat(format).toBuffer();
      for (const [at, given] of hiding(format, clean).entries()) {
        assert.ok(given.includes(HIDDEN));
        const form = new FormData();
        const file = new Blob([new Uint8Array(given)], { type: `image/${format}` });
        form.set('file', file, `${format}-${at}.${format}`);
        form.set('_payload', '{}');
        const { doc } = await asEditor('POST', 'media', form);
        const stored = readFileSync(join(folder, 'data/media', doc.filename));
        assert.ok(!stored.includes(HIDDEN), `${format} ${at}`);
      }
    }
  });
});
