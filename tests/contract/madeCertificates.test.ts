import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { editorOf } from '../support/editor';
import { importScreenOf } from '../support/importScreen';
import { until as untilSo } from '../support/until.mjs';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms, isPostgres } from './support/ownCms';

/** A sheet takes half a second. */
const LONGEST_MS = 180_000;

const WITHOUT_LEASE = isPostgres
  ? "jsonb_set(data, '{leaseUntil}', '0')"
  : "json_set(data, '$.leaseUntil', 0)";

type Progress = {
  status: string;
  made: number;
  unchanged: number;
  next: number;
  faults: { work: number; reason: string }[];
};
type Photo = { id: number; filename: string; originalName: string };

describe('Certificates made here (docs/decisions/0045)', { skip: !hasDatabase }, () => {
  let website: Awaited<ReturnType<typeof aListener>>;
  let cms: Awaited<ReturnType<typeof anOwnCms>>;
  let editor: ReturnType<typeof editorOf>;
  let works: number[] = [];

  const call = async (path: string, body?: object, hasSession = true) => {
    const { token } = await editor.session();
    return fetch(`${cms.cmsUrl}/api/certificate-jobs${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(hasSession ? { authorization: `JWT ${token}` } : {}),
      },
      body: body && JSON.stringify(body),
    });
  };
  const start = async (body: object): Promise<string> => (await (await call('', body)).json()).id;
  const progressOf = async (id: string): Promise<Progress> => (await call(`/${id}`)).json();

  /** Makes jobs anybody's at once: when their leases end, cms/certificates/jobs.test.ts tells. */
  const endLeases = (which: string) =>
    cms.run(
      `UPDATE payload_kv SET data = ${WITHOUT_LEASE} WHERE key LIKE 'certificates:%' AND ${which}`,
    );

  async function until<T>(what: string, look: () => Promise<T | false>): Promise<T> {
    // Not of those that wait for their next try.
    await endLeases("data ->> 'status' = 'waiting' AND data ->> 'tries' IS NULL");
    return untilSo(what, look, { withinMs: LONGEST_MS, everyMs: 200 });
  }
  const finished = (id: string) =>
    until('the job ends', async () => {
      const progress = await progressOf(id);
      return progress.status === 'done' && progress;
    });
  const photosOf = async (num: string): Promise<Photo[]> => {
    const [found] = await editor.find('certificates', `where[num][equals]=${num}&depth=1`);
    return (found?.certPhotos ?? []) as Photo[];
  };
  const statusOf = async ({ filename }: Photo) =>
    (await fetch(`${cms.cmsUrl}/download/${filename}`)).status;
  const languagesOf = (photos: Photo[]) =>
    photos.map(({ originalName }) => /-([a-z]{2})-\w{12}-\w{12}\.jpg$/.exec(originalName)?.[1]);

  before(async () => {
    website = await aListener();
    cms = await anOwnCms(website.origin);
    editor = editorOf(cms);
    const bytes = readFileSync(new URL('../../cms/demo/works/2020-008.jpg', import.meta.url));
    const cover = await editor.upload(new File([bytes], 'a.jpg', { type: 'image/jpeg' }));
    await editor.publish('labels', { id: '2031', title: '2031', kind: 'year' });
    const fields = { author: 'Hana Mori', cover: Number(cover.id), yearLabel: '2031' };
    for (const [index, num] of ['T-1', 'T-2', null, 'T-4', 'T-5'].entries()) {
      const work = { ...fields, name: `Sea ${index}`, num, seq: index + 1 };
      works.push(Number(await editor.publish('albums', work)));
    }
  });
  after(async () => {
    await cms?.stop();
    website?.stop();
  });

  test('are for editors alone', async () => {
    const id = await start({ works: works.slice(0, 1), locales: ['en'] });
    for (const [path, body] of [
      ['', { works, locales: ['en'] }],
      [`/${id}`, undefined],
      [`/${id}/cancel`, {}],
      [`/${id}/files?as=pdf`, undefined],
    ] as const) {
      assert.equal((await call(path, body, false)).status, 401, path);
    }
    for (const body of [{}, { works: [], locales: ['en'] }, { works: ['x'], locales: ['en'] }]) {
      assert.equal((await call('', body)).status, 400);
    }
    assert.equal((await call('', { works, locales: ['xx'] })).status, 400);
    assert.equal((await call('/no-such-job')).status, 404);
    await finished(id);
  });

  test('are made of a year, published, and told of where they cannot be made', async () => {
    const { made, unchanged, faults } = await finished(
      await start({ label: '2031', locales: ['ar', 'en'] }),
    );
    assert.deepEqual({ made, unchanged }, { made: 4, unchanged: 0 });
    assert.deepEqual(faults, [{ work: works[2], reason: 'noNumber', detail: '' }]);
    const photos = await photosOf('T-2');
    assert.deepEqual(languagesOf(photos), ['en', 'ar']);
    for (const photo of photos) assert.equal(await statusOf(photo), 200);
  });

  test('stay as they are when made again, and the files are to be had', async () => {
    const before = await photosOf('T-1');
    const id = await start({ works: works.slice(0, 2), locales: ['en'] });
    const { made, unchanged } = await finished(id);
    assert.deepEqual({ made, unchanged }, { made: 0, unchanged: 2 });
    assert.deepEqual(await photosOf('T-1'), before);
    const zip = Buffer.from(await (await call(`/${id}/files?as=zip`)).arrayBuffer());
    assert.ok(zip.includes('T-1_en.jpg') && zip.includes('T-2_en.jpg'));
    assert.ok(!zip.includes('_ar.jpg'));
    const pdf = Buffer.from(await (await call(`/${id}/files?as=pdf`)).arrayBuffer());
    assert.equal(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length, 2);
    assert.equal(pdf.subarray(-6).toString().trim(), '%%EOF');
  });

  test('are one job when the same editor asks for the same again', async () => {
    const wanted = { works: works.slice(0, 2), locales: ['en'] };
    const id = await start(wanted);
    assert.equal(await start(wanted), id);
    const other = await start({ ...wanted, works: works.slice(0, 1) });
    assert.notEqual(other, id);
    await finished(id);
    await finished(other);
    // Once it is done, the same begins anew.
    const anew = await start(wanted);
    assert.notEqual(anew, id);
    await finished(anew);
  });

  test('are in a file in the curator’s order, those of no year last', async () => {
    const cover = await aPicture('2020-007.jpg');
    const work = { name: 'Sky', author: 'Hana Mori', num: 'S-1', cover };
    const ofNoYear = Number(await editor.publish('albums', work));
    const id = await start({ works: [ofNoYear, ...works.slice(0, 2)], locales: ['en'] });
    await finished(id);
    const zip = Buffer.from(await (await call(`/${id}/files?as=zip`)).arrayBuffer());
    const places = ['T-1', 'T-2', 'S-1'].map((num) => zip.indexOf(`${num}_en.jpg`));
    assert.ok(!places.includes(-1));
    assert.deepEqual(
      places,
      places.toSorted((one, other) => one - other),
    );
  });

  test('are made again when a file is lost, as by a deletion that was killed', async () => {
    const [lost, kept] = await photosOf('T-1');
    assert.ok(lost && kept);
    rmSync(join(cms.media, lost.filename));
    const id = await start({ works: works.slice(0, 1), locales: ['en'] });
    const { made, faults } = await finished(id);
    assert.deepEqual({ made, faults }, { made: 1, faults: [] });
    const [again, other] = await photosOf('T-1');
    assert.ok(again && again.id !== lost.id && other?.id === kept.id);
    assert.equal(again.originalName, lost.originalName);
    assert.equal(await statusOf(again), 200);
  });

  test('leave nothing open when downloads are broken off', async () => {
    const id = await start({ label: '2031', locales: ['ar', 'en'] });
    await finished(id);
    const { token } = await editor.session();
    for (let times = 0; times < 5; times += 1) {
      const off = new AbortController();
      const path = `/${id}/files?as=${times % 2 ? 'pdf' : 'zip'}`;
      await until('there is a place again', async () => {
        const { status } = await fetch(`${cms.cmsUrl}/api/certificate-jobs${path}`, {
          headers: { authorization: `JWT ${token}` },
          signal: off.signal,
        });
        return status === 200;
      });
      off.abort();
    }
    assert.equal((await call(`/${id}`)).status, 200);
  });

  test('go with a save that makes them untrue, and come again', async () => {
    const old = await photosOf('T-1');
    await editor.change('albums', String(works[0]), { author: 'Hana Sato' });
    const [now] = await photosOf('T-1');
    assert.ok(now && !old.some(({ id }) => id === now.id), 'the old ones are gone at once');
    await until('nobody gets the old one', async () => (await statusOf(old[0]!)) === 404);
    const again = await until('they are made again', async () => {
      const photos = await photosOf('T-1');
      return photos.length === 2 && photos;
    });
    assert.deepEqual(languagesOf(again), ['en', 'ar']);
  });

  test('go with the work’s picture when that becomes private', async () => {
    const bytes = readFileSync(new URL('../../cms/demo/works/2020-003.jpg', import.meta.url));
    const cover = await editor.upload(new File([bytes], 'b.jpg', { type: 'image/jpeg' }));
    const work = { name: 'Sky', author: 'Hana Mori', num: 'T-6', cover: Number(cover.id) };
    const id = Number(await editor.publish('albums', work));
    await finished(await start({ works: [id], locales: ['en'] }));
    const [photo] = await photosOf('T-6');
    assert.ok(photo && (await statusOf(photo)) === 200);
    await editor.change('media', cover.id, { private: true });
    assert.deepEqual(
      (await photosOf('T-6')).map((one) => one.id),
      [Number(cover.id)],
    );
    await until('nobody gets it', async () => (await statusOf(photo)) === 404);
  });

  test('of a work that is taken down nobody gets them, and none are made until it is shown again', async () => {
    const work = works[1] ?? 0;
    const [photo] = await photosOf('T-2');
    assert.ok(photo && (await statusOf(photo)) === 200);
    await editor.takeDown('albums', String(work));
    await until('nobody gets it', async () => (await statusOf(photo)) === 404);
    const id = await start({ works: [work], locales: ['en'] });
    const { made, faults } = await finished(id);
    assert.deepEqual(
      { made, faults },
      { made: 0, faults: [{ work, reason: 'notPublished', detail: '' }] },
    );
    assert.equal((await call(`/${id}/files?as=zip`)).status, 404);
    await editor.change('albums', String(work), { seq: 2 });
    await until('it is there again', async () => {
      const [again] = await photosOf('T-2');
      return again !== undefined && (await statusOf(again)) === 200;
    });
  });

  test('are finished by the next process when one is killed, each once', async () => {
    const id = await start({ works, locales: ['en', 'fr', 'ar'] });
    await until('it has begun', async () => (await progressOf(id)).next > 0);
    await cms.kill();
    await endLeases("data ->> 'status' = 'running'");
    await cms.start();
    const { next, faults } = await finished(id);
    assert.deepEqual([next, faults.length], [works.length, 1]);
    for (const num of ['T-1', 'T-2', 'T-4', 'T-5']) assert.equal((await photosOf(num)).length, 3);
    const files = await editor.find('media', 'where[originalName][contains]=certificate-T');
    assert.equal(files.length, 12);
  });

  test('are made anew after a sheet has corrected a name', async () => {
    const old = await photosOf('T-4');
    assert.equal(old.length, 3);
    const { token } = await editor.session();
    const screen = await importScreenOf({ cmsUrl: cms.cmsUrl, token });
    await screen.put('names.csv', 'Certificate number,Author\r\nT-4,Hana Kato\r\n');
    assert.equal((await screen.check('names.csv')).batch.fault, null);
    assert.equal((await screen.post('/start')).status, 200);
    const { last } = await screen.until((now) => now.last?.phase === 'done');
    assert.equal(last?.counts.changed, 1);
    await until('nobody gets the old one', async () => (await statusOf(old[0]!)) === 404);
    const again = await until('they are made again', async () => {
      const photos = await photosOf('T-4');
      return photos.length === 3 && photos;
    });
    assert.ok(!again.some(({ id }) => old.some((one) => one.id === id)));
  });

  test('lose a name that was taken away, and so does the search', async () => {
    const old = await photosOf('T-5');
    await editor.change('albums', String(works[4]), { author: null });
    const [work] = await cms.run('SELECT author, search_author FROM albums WHERE id = ?', [
      works[4]!,
    ]);
    assert.deepEqual([work?.author, work?.search_author], [null, '']);
    await until('nobody gets the old one', async () => (await statusOf(old[0]!)) === 404);
    await until('they are made again', async () => (await photosOf('T-5')).length === old.length);
  });

  test('follow numbers that two works exchange', async () => {
    const [one, other] = [String(works[0]), String(works[3])];
    await editor.change('albums', one, { num: 'T-0' });
    await editor.change('albums', other, { num: 'T-1' });
    await editor.change('albums', one, { num: 'T-4' });
    for (const [num, work] of [
      ['T-1', other],
      ['T-4', one],
    ] as const) {
      await until(`${num} is of its work`, async () => {
        const query = `where[num][equals]=${num}&depth=0`;
        const [found] = await editor.find('certificates', query);
        const photos = await photosOf(num);
        const isMade = photos.length === 3 && languagesOf(photos).every(Boolean);
        return String(found?.album) === work && isMade;
      });
    }
  });

  /** A work and its certificate, which an editor has entered. */
  async function byHand(num: string, certPhotos: (cover: number) => number[]) {
    const cover = await aPicture('2020-001.jpg');
    const work = { name: 'Wind', author: 'Hana Mori', num, cover };
    const album = await editor.publish('albums', work);
    const photos = certPhotos(cover);
    await editor.publish('certificates', { num, album: Number(album), certPhotos: photos });
    return album;
  }
  async function aPicture(name: string) {
    const bytes = readFileSync(new URL(`../../cms/demo/works/${name}`, import.meta.url));
    return Number((await editor.upload(new File([bytes], name, { type: 'image/jpeg' }))).id);
  }

  test('a picture that an editor has added is shown no more when the work was deleted, not even after it was taken down', async () => {
    const scan = await aPicture('2020-002.jpg');
    const album = await byHand('T-7', () => [scan]);
    const [photo] = await photosOf('T-7');
    assert.ok(photo?.id === scan && (await statusOf(photo)) === 200);
    await editor.takeDown('albums', album);
    await until('nobody gets it', async () => (await statusOf(photo)) === 404);
    await editor.remove('albums', album);
    assert.equal(await statusOf(photo), 404);
    assert.deepEqual(
      (await photosOf('T-7')).map(({ id }) => id),
      [scan],
    );
    // Other things that show it are not touched.
    await editor.publish('certificates', { num: 'T-8', certPhotos: [scan] });
    assert.equal(await statusOf(photo), 200);
    // Another work that gets the number has its own alone.
    const cover = await aPicture('2020-006.jpg');
    const other = { name: 'Rain', author: 'Hana Endo', num: 'T-7', cover };
    const works = [Number(await editor.publish('albums', other))];
    await finished(await start({ works, locales: ['en'] }));
    const photos = await photosOf('T-7');
    assert.deepEqual(languagesOf(photos), ['en']);
    assert.equal(await statusOf(photos[0]!), 200);
  });

  const hide = async (num: string) => {
    const [certificate] = await editor.find('certificates', `where[num][equals]=${num}&depth=0`);
    await editor.change('certificates', String(certificate?.id), { hidden: true });
  };
  for (const [num, how, away] of [
    ['T-20', 'was hidden', (_album: string, own: string) => hide(own)],
    ['T-30', 'was taken down', (album: string) => editor.takeDown('albums', album)],
  ] as const) {
    test(`a picture that ${how} stays so when another work gets the number`, async () => {
      const scan = await aPicture('2020-009.jpg');
      const album = await byHand(num, () => [scan]);
      const [photo] = await photosOf(num);
      assert.ok(photo && (await statusOf(photo)) === 200);
      await editor.change('albums', album, { num: `${num}1` });
      await away(album, num);
      await until('nobody gets it', async () => (await statusOf(photo)) === 404);
      const cover = await aPicture('2020-010.jpg');
      const other = { name: 'Snow', author: 'Hana Endo', num, cover };
      const works = [Number(await editor.publish('albums', other))];
      await finished(await start({ works, locales: ['en'] }));
      const photos = await photosOf(num);
      assert.deepEqual(languagesOf(photos), ['en']);
      assert.equal(await statusOf(photos[0]!), 200);
      assert.equal(await statusOf(photo), 404);
    });
  }

  test('a picture that is replaced after many drafts, or by an earlier version, is replaced on the certificate, too', async () => {
    const shown = async () => (await photosOf('T-9')).map(({ id }) => id);
    const album = await byHand('T-9', (cover) => [cover]);
    for (let n = 0; n < 21; n += 1) await editor.saveDraft('albums', album, { teacher: `${n}` });
    const second = await aPicture('2020-004.jpg');
    await editor.change('albums', album, { cover: second });
    assert.deepEqual(await shown(), [second]);
    const [version] = await editor.find(
      'albums/versions',
      `where[parent][equals]=${album}&where[version._status][equals]=published&depth=0`,
    );
    const third = await aPicture('2020-005.jpg');
    await editor.change('albums', album, { cover: third });
    assert.deepEqual(await shown(), [third]);
    const { token } = await editor.session();
    const restored = await fetch(`${cms.cmsUrl}/api/albums/versions/${String(version?.id)}`, {
      method: 'POST',
      headers: { authorization: `JWT ${token}` },
    });
    assert.equal(restored.status, 200, await restored.text());
    assert.deepEqual(await shown(), [second]);
  });

  const sheetsOf = (num: string) =>
    editor.find('media', `where[originalName][contains]=certificate-${num}-`);

  /** Makes a work's sheets, the Arabic one last. As soon as a certain row is inserted, its picture becomes private. */
  async function madeMeanwhile(
    { album, cover }: { album: number; cover: number },
    { table, when }: { table: string; when: string },
  ) {
    const becomePrivate = `BEGIN UPDATE media SET private = TRUE WHERE id = ${cover};`;
    if (isPostgres)
      await cms.run(`CREATE OR REPLACE FUNCTION become_private() RETURNS trigger LANGUAGE plpgsql
        AS $$ ${becomePrivate} RETURN NULL; END $$`);
    await cms.run(`CREATE TRIGGER meanwhile AFTER INSERT ON ${table} FOR EACH ROW WHEN (${when})
      ${isPostgres ? 'EXECUTE FUNCTION become_private()' : `${becomePrivate} END`}`);
    const { made, faults } = await finished(await start({ works: [album], locales: ['en', 'ar'] }));
    await cms.run(`DROP TRIGGER meanwhile ${isPostgres ? `ON ${table}` : ''}`);
    return { made, faults };
  }
  /** A published work, and its picture. */
  async function withCover(file: string, work: { name: string; num: string }) {
    const cover = await aPicture(file);
    const id = await editor.publish('albums', { ...work, author: 'Hana Mori', cover });
    return { album: Number(id), cover };
  }

  test('leave a certificate’s other pictures as an editor wants them while they are drawn', async () => {
    const [off, added] = [await aPicture('2020-013.jpg'), await aPicture('2020-014.jpg')];
    const album = await byHand('D-1', () => [off]);
    const locales = ['en', 'fr', 'es', 'zh', 'ar', 'ru'];
    const id = await start({ works: [Number(album)], locales });
    await until('it draws', async () => (await sheetsOf('D-1')).length > 0);
    const [certificate] = await editor.find('certificates', 'where[num][equals]=D-1&depth=0');
    await editor.change('certificates', String(certificate?.id), { certPhotos: [added] });
    assert.deepEqual((await finished(id)).faults, []);
    const photos = await photosOf('D-1');
    assert.deepEqual(photos.map(({ id: photo }) => photo).slice(6), [added]);
    assert.equal(languagesOf(photos).filter(Boolean).length, 6);
  });

  test('are not published of a picture that became private while the last was drawn', async () => {
    const work = await withCover('2020-015.jpg', { name: 'Wind', num: 'D-2' });
    const when = "NEW.original_name LIKE 'certificate-D-2-ar-%'";
    assert.deepEqual(await madeMeanwhile(work, { table: 'media', when }), {
      made: 0,
      faults: [{ work: work.album, reason: 'noPicture', detail: '' }],
    });
    assert.deepEqual(languagesOf(await photosOf('D-2')).filter(Boolean), []);
    assert.deepEqual(await sheetsOf('D-2'), []);
  });

  test('are taken away again of a picture that became private as they were published', async () => {
    const work = await withCover('2020-016.jpg', { name: 'Rain', num: 'D-3' });
    assert.deepEqual(await madeMeanwhile(work, { table: 'certificates', when: 'TRUE' }), {
      made: 0,
      faults: [{ work: work.album, reason: 'noPicture', detail: '' }],
    });
    assert.deepEqual(
      (await photosOf('D-3')).map(({ id }) => id),
      [work.cover],
    );
    assert.deepEqual(await sheetsOf('D-3'), []);
  });

  /** A work with its made certificate in English. */
  async function withSheet(num: string) {
    const cover = await aPicture('2020-011.jpg');
    const work = { name: 'Hill', author: 'Hana Mori', num, cover };
    const album = await editor.publish('albums', work);
    await finished(await start({ works: [Number(album)], locales: ['en'] }));
    assert.deepEqual(languagesOf(await photosOf(num)), ['en']);
    return { album, cover };
  }
  const allDone = () =>
    until('no job is left', async () => {
      const open = await cms.run(
        `SELECT key FROM payload_kv WHERE key LIKE 'certificates:%'
          AND data ->> 'status' IN ('waiting', 'running')`,
      );
      return open.length === 0;
    });

  test('stay when a draft that changes nothing on them is published', async () => {
    const { album } = await withSheet('P-6');
    const before = await photosOf('P-6');
    assert.equal(before.length, 1);
    await editor.saveDraft('albums', album, { description: 'A hill' });
    await editor.change('albums', album, {});
    assert.deepEqual(await photosOf('P-6'), before);
  });

  test('are made anew when a work that was taken down is published again', async () => {
    const { album } = await withSheet('P-7');
    const [photo] = await photosOf('P-7');
    assert.ok(photo);
    await editor.takeDown('albums', album);
    // Of other settings: `--again` passes over works that are taken down.
    const old = photo.originalName.replace(/\w{12}\.jpg$/, '000000000000.jpg');
    await cms.run('UPDATE media SET original_name = ? WHERE id = ?', [old, photo.id]);
    await editor.change('albums', album, {});
    const ids = (await photosOf('P-7')).map(({ id }) => id);
    assert.ok(!ids.includes(photo.id), 'it is gone at once');
    await allDone();
    const [again] = await photosOf('P-7');
    assert.equal(again?.originalName, photo.originalName);
  });

  test('come again after a save although the storage failed just then', async () => {
    const { album, cover } = await withSheet('P-1');
    const [media] = await editor.find('media', `where[id][equals]=${cover}`);
    const file = join(cms.media, String(media?.filename));
    cms.listen();
    // A folder in the file's place: it is there, and can't be read.
    renameSync(file, `${file}.away`);
    mkdirSync(file);
    try {
      await editor.change('albums', album, { author: 'Hana Sato' });
      await until('a try has failed', async () =>
        cms
          .said()
          .split('\n')
          .some((line) => /EISDIR.*"path":"certificates"/.test(line)),
      );
    } finally {
      rmdirSync(file);
      renameSync(`${file}.away`, file);
    }
    await allDone();
    assert.deepEqual(languagesOf(await photosOf('P-1')), ['en']);
  });

  test('come again after a change but in the language that no font can write, of which the start page tells', async () => {
    const { album } = await withSheet('P-4');
    const locales = ['en', 'fr', 'es'];
    await finished(await start({ works: [Number(album)], locales }));
    const { token } = await editor.session();
    const startPage = async () => {
      const headers = { authorization: `JWT ${token}` };
      const answer = await fetch(`${cms.cmsUrl}/admin`, { headers });
      assert.equal(answer.status, 200);
      const html = await answer.text();
      assert.match(html, /id="missing-texts/);
      return html;
    };
    await editor.change('albums', album, { name: 'Colina ᠮᠣᠩᠭᠣᠯ' }, { locale: 'es' });
    await allDone();
    assert.deepEqual(languagesOf(await photosOf('P-4')), ['en', 'fr']);
    const fault = 'there is no font for: Español: Colina ᠮᠣᠩᠭᠣᠯ';
    assert.ok((await startPage()).includes(fault));
    await editor.change('albums', album, { name: 'Colina' }, { locale: 'es' });
    await allDone();
    await finished(await start({ works: [Number(album)], locales }));
    assert.deepEqual(languagesOf(await photosOf('P-4')), locales);
    assert.ok(!(await startPage()).includes(fault));
  });

  test(
    'stay, with their files, when the save that makes them untrue is rolled back',
    { skip: !isPostgres && 'SQLite has no transaction' },
    async () => {
      const { album } = await withSheet('P-5');
      const before = await photosOf('P-5');
      await cms.run(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'refused at the commit'; END $$`);
      await cms.run(`CREATE CONSTRAINT TRIGGER refused AFTER UPDATE ON albums
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`);
      // Nor is it reported as saved.
      await assert.rejects(editor.change('albums', album, { author: 'Hana Sato' }), /: 500/);
      await cms.run('DROP TRIGGER refused ON albums');
      assert.deepEqual(await photosOf('P-5'), before);
      assert.equal(await statusOf(before[0]!), 200);
    },
  );

  for (const [num, hidden] of [
    ['P-2', false],
    ['P-3', true],
  ] as const) {
    test(`a certificate ${hidden ? 'that is hidden stays as it is' : 'gets the work’s new picture'} when the old one was deleted`, async () => {
      const { album, cover } = await withSheet(num);
      if (hidden) await hide(num);
      await editor.remove('media', String(cover));
      await allDone();
      assert.deepEqual(await photosOf(num), []);
      const second = await aPicture('2020-012.jpg');
      await editor.change('albums', album, { cover: second });
      assert.deepEqual(
        (await photosOf(num)).map(({ id }) => id),
        hidden ? [] : [second],
      );
    });
  }

  for (const [whose, by, status] of [
    ['of changed works keep no editor waiting', '', 201],
    ['of editors are at most 50', '1', 429],
  ] as const) {
    test(`jobs ${whose}`, async () => {
      const idle = { by, status: 'waiting', leaseUntil: Date.now() + 600_000, createdAt: 0 };
      for (let n = 0; n < 50; n += 1) {
        const job = JSON.stringify({ ...idle, id: `idle-${n}`, rev: 'a' });
        const values = [`certificates:idle-${n}`, job];
        await cms.run('INSERT INTO payload_kv (key, data) VALUES (?, ?)', values);
      }
      try {
        const answer = await call('', { works: works.slice(0, 1), locales: ['en'] });
        assert.equal(answer.status, status);
      } finally {
        await cms.run("DELETE FROM payload_kv WHERE key LIKE 'certificates:idle-%'");
      }
      await allDone();
    });
  }

  test('are deleted with their work; the certificate stays', async () => {
    const photos = await photosOf('T-5');
    await editor.remove('albums', String(works[4]));
    assert.deepEqual(await photosOf('T-5'), []);
    assert.equal((await editor.find('certificates', 'where[num][equals]=T-5')).length, 1);
    await until('nobody gets it', async () => (await statusOf(photos[0]!)) === 404);
    works = works.slice(0, 4);
  });
});
