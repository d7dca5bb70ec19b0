import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { editorOf } from '../support/editor';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms } from './support/ownCms';

/** A sheet takes half a second, and a dead process's job is found after 10 s. */
const LONGEST_MS = 60_000;

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

  async function until<T>(what: string, look: () => Promise<T | false>): Promise<T> {
    for (const deadline = Date.now() + LONGEST_MS; ; await wait(200)) {
      const found = await look();
      if (found !== false) return found;
      assert.ok(Date.now() < deadline, what);
    }
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
    await cms.start();
    const { next, faults } = await finished(id);
    assert.deepEqual([next, faults.length], [works.length, 1]);
    for (const num of ['T-1', 'T-2', 'T-4', 'T-5']) assert.equal((await photosOf(num)).length, 3);
    const files = await editor.find('media', 'where[originalName][contains]=certificate-T');
    assert.equal(files.length, 12);
  });

  test('are deleted with their work; the certificate stays', async () => {
    const photos = await photosOf('T-5');
    await editor.remove('albums', String(works[4]));
    assert.deepEqual(await photosOf('T-5'), []);
    assert.equal((await editor.find('certificates', 'where[num][equals]=T-5')).length, 1);
    await until('nobody gets it', async () => (await statusOf(photos[0]!)) === 404);
    works = works.slice(0, 4);
  });
});
