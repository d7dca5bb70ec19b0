import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { wireCertificate } from '@/lib/contract/certificate';
import { wireVideo, wireVideoList } from '@/lib/contract/video';
import { listAlbums } from './support/albums';
import { hasDatabase, openDatabase } from './support/database';
import { assertFits, bodyOf, firstOf, ORIGIN } from './support/service';

let picture: string;
let film: string;

before(async () => {
  const { albums } = await listAlbums({ dCount: 1 });
  const { datas } = await firstOf('videoList', wireVideoList, { query: { dCount: 1 } });
  picture = albums[0]?.coverPhoto ?? '';
  film = assertFits(wireVideo, datas[0]).uri;
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(ORIGIN + path, { method, headers });

/** The CMS says it under a name of its own, as Next drops the other (server/mediaLength.mjs). */
const lengthOf = ({ headers }: Response) =>
  Number(headers.get('x-media-length') ?? headers.get('content-length'));

test('a picture is served as long as it is published, under a name that changes with its content', async () => {
  const response = await get(picture);
  const start = Buffer.from(await response.arrayBuffer())
    .subarray(0, 2)
    .toString('hex');
  assert.equal(response.status, 200);
  assert.match(picture, /^\/download\/image-[0-9a-f]{16}\.\w+$/);
  assert.equal(response.headers.get('content-type'), 'image/jpeg');
  assert.match(response.headers.get('cache-control') ?? '', /^public, max-age=600, s-maxage=2,/);
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
  assert.equal(start, 'ffd8');
});

test('HEAD gives the same headers and no body', async () => {
  const [whole, head] = [await get(picture), await get(picture, {}, 'HEAD')];
  await whole.arrayBuffer();
  assert.equal(head.status, 200);
  assert.equal(head.headers.get('etag'), whole.headers.get('etag'));
  assert.equal(head.headers.get('content-type'), whole.headers.get('content-type'));
  assert.equal(lengthOf(head), lengthOf(whole));
  assert.equal((await head.arrayBuffer()).byteLength, 0);
});

test('a browser that has it hears 304', async () => {
  const { headers } = await get(picture, {}, 'HEAD');
  const [etag, modified] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
  assert.ok(etag && modified);
  assert.equal((await get(picture, { 'if-none-match': etag })).status, 304);
  assert.equal((await get(picture, { 'if-modified-since': modified })).status, 304);
  assert.equal((await get(picture, { 'if-none-match': '"other"' })).status, 200);
});

test('a film is given in ranges', async () => {
  const whole = Buffer.from(await (await get(film)).arrayBuffer());
  for (const [range, start, end] of [
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, whole.length - 1],
    ['bytes=-50', whole.length - 50, whole.length - 1],
  ] as const) {
    const part = await get(film, { range });
    assert.equal(part.status, 206, range);
    assert.equal(part.headers.get('content-range'), `bytes ${start}-${end}/${whole.length}`);
    assert.equal(lengthOf(part), end - start + 1);
    assert.deepEqual(Buffer.from(await part.arrayBuffer()), whole.subarray(start, end + 1));
  }
  assert.equal(lengthOf(await get(film, {}, 'HEAD')), whole.length);
  assert.equal((await get(film, {}, 'HEAD')).headers.get('accept-ranges'), 'bytes');
});

test('a range beyond the end is 416', async () => {
  const response = await get(film, { range: 'bytes=999999999-' });
  assert.equal(response.status, 416);
  assert.match(response.headers.get('content-range') ?? '', /^bytes \*\/\d+$/);
});

test('nothing but published files is served', async () => {
  for (const path of [
    '/download/nothing-00000000.jpg',
    '/download/..%2Fcms.sqlite',
    '/download/..%2F..%2Fpackage.json',
    '/download/%00',
    '/video/..%2Fsecrets.json',
  ]) {
    const { status } = await get(path);
    assert.ok(status === 404 || status === 400, `${path}: ${status}`);
  }
});

const HAS_IT = 200;
const UNKNOWN = 404;

// With CONTRACT_URL there is no access to the database.
test('a picture is public while something published shows it', { skip: !hasDatabase }, async () => {
  const { run, close } = openDatabase();
  after(close);
  const names = ['orphan', 'portrait', 'drawn', 'upload', 'draft'].map(
    (name) => `${name}-00000000.png`,
  );
  const [, portrait = 0, , upload = 0, draft = 0] = await Promise.all(
    names.map(async (name) => {
      await run('DELETE FROM media WHERE filename = ?', [name]);
      await run(
        `INSERT INTO media (filename, mime_type, filesize, private) VALUES (?, 'image/png', 1, FALSE)`,
        [name],
      );
      const [row] = await run('SELECT id FROM media WHERE filename = ?', [name]);
      return Number(row?.id);
    }),
  );
  await run('INSERT INTO guest_persons (src_id) VALUES (?)', [portrait]);
  const insertNews = async (status: string, html: string, content: unknown) => {
    await run(`INSERT INTO news (_status, category) VALUES ('${status}', 'content')`);
    const [row] = await run('SELECT max(id) AS id FROM news');
    await run(
      `INSERT INTO news_locales (title, html, content, _locale, _parent_id) VALUES ('x', ?, ?, 'en', ?)`,
      [html, JSON.stringify(content), Number(row?.id)],
    );
  };
  const holding = (value: number) => ({
    root: { children: [{ type: 'upload', relationTo: 'media', value }] },
  });
  await insertNews('published', `<img src="/download/${names[2]}">`, holding(upload));
  await insertNews('draft', `<img src="/download/${names[4]}">`, holding(draft));

  const statuses = await Promise.all(
    names.map(async (name) => (await get(`/download/${name}`, {}, 'HEAD')).status),
  );
  await run('DELETE FROM guest_persons WHERE src_id = ?', [portrait]);
  await run(`DELETE FROM news_locales WHERE title = 'x'`);
  await run(
    `DELETE FROM news WHERE NOT EXISTS (SELECT 1 FROM news_locales WHERE _parent_id = news.id)`,
  );
  assert.deepEqual(statuses, [UNKNOWN, HAS_IT, HAS_IT, HAS_IT, UNKNOWN]);
});

const EARLY = '2026-01-01T10:00:00.000Z';
const SHOWN = '2026-01-02T10:00:00.000Z';
const LATE = '2026-01-03T10:00:00.000Z';

type Draft = { madeAt: string; shownAt?: string; status?: 'draft' | 'published' };

for (const where of ['field', 'text'] as const) {
  const title = `a picture in a ${where} of a draft is public, unless visitors may have seen it there`;
  test(title, { skip: !hasDatabase }, async () => {
    const { run, close } = openDatabase();
    after(close);
    const insert = async (statement: string, values: (string | number)[] = []) =>
      Number((await run(`INSERT INTO ${statement} RETURNING id`, values))[0]?.id);
    /** The status of a file that only a news item's newest version shows. No version says that the item was ever published. */
    const statusOf = async ({ madeAt, shownAt, status = 'draft' }: Draft, name: string) => {
      const file = `${name}-in-${where}-00000000.png`;
      await run('DELETE FROM media WHERE filename = ?', [file]);
      const media = await insert(
        `media (filename, mime_type, filesize, private, created_at)
         VALUES (?, 'image/png', 1, FALSE, ?)`,
        [file, madeAt],
      );
      const shown = shownAt ? `'${shownAt}'` : 'NULL';
      const item = await insert(
        `news (_status, category, last_shown) VALUES ('${status}', 'content', ${shown})`,
      );
      const version = await insert('_news_v (parent_id, latest) VALUES (?, TRUE)', [item]);
      if (where === 'field') {
        await run('UPDATE _news_v SET version_draft_icon_id = ? WHERE id = ?', [media, version]);
      } else {
        await insert(`_news_v_locales (version_html, _locale, _parent_id) VALUES (?, 'en', ?)`, [
          `<img src="/download/${file}">`,
          version,
        ]);
      }
      const found = await get(`/download/${file}`, {}, 'HEAD');
      await run('DELETE FROM _news_v WHERE id = ?', [version]);
      await run('DELETE FROM news WHERE id = ?', [item]);
      return found.status;
    };
    assert.deepEqual(
      [
        await statusOf({ madeAt: EARLY }, 'never-shown'),
        await statusOf({ madeAt: EARLY, shownAt: SHOWN }, 'taken-down'),
        await statusOf({ madeAt: LATE, shownAt: SHOWN }, 'came-later'),
        await statusOf({ madeAt: EARLY, shownAt: SHOWN, status: 'published' }, 'pending'),
      ],
      [HAS_IT, UNKNOWN, HAS_IT, HAS_IT],
    );
  });
}

test('a private file is not served', { skip: !hasDatabase }, async () => {
  const database = openDatabase();
  after(() => database.close());
  const name = 'private-00000000.jpg';
  await database.run('DELETE FROM media WHERE filename = ?', [name]);
  await database.run(
    `INSERT INTO media (filename, mime_type, filesize, private) VALUES (?, 'image/jpeg', 1, TRUE)`,
    [name],
  );
  assert.equal((await get(`/download/${name}`)).status, 404);

  const num = 'WE-PRIVATE';
  await database.run('DELETE FROM certificates WHERE num = ?', [num]);
  await database.run('INSERT INTO certificates (num) VALUES (?)', [num]);
  await database.run(
    `INSERT INTO certificates_rels ("order", parent_id, path, media_id)
     SELECT 1, c.id, 'certPhotos', m.id FROM certificates c, media m WHERE c.num = ? AND m.filename = ?`,
    [num, name],
  );
  const certificate = await bodyOf('certificate', wireCertificate, { query: { unicode: num } });
  await database.run('DELETE FROM certificates WHERE num = ?', [num]);
  assert.deepEqual(certificate, [{ certPhoto: ',' }]);
});
