import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms } from './support/ownCms';
import { aPicture, signedIn, type Person } from './support/people';
import { until } from './support/until';

const PUBLISHED = { _status: 'published' };
const DRAFT = { _status: 'draft' };
const NUMBER = 'WE2024-0049';
/** As a certificate is called that was made here. */
const SHEET = `certificate-${NUMBER}-en-000000000000-111111111111.jpg`;

describe('A document is saved as a whole (docs/decisions/0049)', { skip: !hasDatabase }, () => {
  let website: Awaited<ReturnType<typeof aListener>>;
  let cms: Awaited<ReturnType<typeof anOwnCms>>;
  let editor: Person;

  before(async () => {
    website = await aListener();
    cms = await anOwnCms(website.origin);
    editor = await signedIn(cms.cmsUrl, cms.editor);
  });
  after(async () => {
    await cms?.stop();
    website?.stop();
  });

  const aNews = async (title: string) =>
    (await editor.save('POST', 'news', { title, category: 'news', ...PUBLISHED })).id;
  const read = (id: number, isDraft = false) =>
    editor.save('GET', `news/${id}?locale=all&depth=0&draft=${isDraft}`);

  test('no language is published alone', async () => {
    const id = await aNews('Withdrawn');
    await editor.save('PATCH', `news/${id}`, DRAFT);
    const [stored, newest] = [await read(id), await read(id, true)];
    for (const [method, path] of [
      ['PATCH', `news/${id}`],
      ['POST', 'news'],
      ['POST', 'globals/logo'],
    ] as const) {
      const body = { title: 'Nouvelle', category: 'news', ...PUBLISHED };
      const asked = `${path}?locale=fr&publishSpecificLocale=fr`;
      const answer = await editor.ask(method, asked, path.startsWith('news') ? body : {});
      assert.equal(answer.status, 403, path);
      assert.match(answer.body.errors?.[0]?.message ?? '', /^All languages are published/, path);
    }
    assert.deepEqual([await read(id), await read(id, true)], [stored, newest]);
  });

  test('of many that are withdrawn, what has a newer draft is left out and named', async () => {
    const [plain, waiting] = [await aNews('Plain'), await aNews('Published')];
    await editor.save('PATCH', `news/${waiting}?draft=true`, { title: 'Newer', ...DRAFT });
    const newest = await read(waiting, true);
    const where = `where[id][in][0]=${plain}&where[id][in][1]=${waiting}`;
    const { status, body } = await editor.ask('PATCH', `news?${where}`, DRAFT);
    assert.equal(status, 400);
    const messages = (body.errors ?? []).map(({ message }) => message.slice(0, 25));
    assert.deepEqual(messages, ['“Newer” has a newer draft']);
    const statuses = [(await read(plain))._status, (await read(waiting))._status];
    assert.deepEqual(statuses, ['draft', 'published']);
    assert.deepEqual(await read(waiting, true), newest);

    // As its own form does.
    await editor.save('PATCH', `news/${waiting}?unpublishAllLocales=true`, DRAFT);
    assert.equal((await read(waiting))._status, 'draft');
    assert.deepEqual((await read(waiting, true)).title, { en: 'Newer' });
  });

  test('no more are withdrawn together than are named', async () => {
    const id = await aNews('Seen by visitors');
    // As "Unpublish" asks for all of a filtered list: without its filter.
    const where = 'where[and][0][_status][not_equals]=draft';
    for (const path of [`news?${where}`, `news?${where}&where[and][1][or][0][title][like]=Seen`]) {
      const { status, body } = await editor.ask('PATCH', path, DRAFT);
      assert.equal(status, 403, path);
      assert.match(body.errors?.[0]?.message ?? '', /^Not all at once/, path);
      // The drawer tells nothing without.
      assert.deepEqual(body.docs, [], path);
    }
    assert.equal((await read(id))._status, 'published');

    const named = `news?${where}&where[and][1][id][in][0]=${id}`;
    const { status } = await editor.ask('PATCH', named, DRAFT);
    assert.equal(status, 200);
    assert.equal((await read(id))._status, 'draft');
  });

  test('a work is withdrawn though another has the numbers of its newer draft meanwhile', async () => {
    const { id: cover } = await editor.save('POST', 'media', aPicture());
    const work = (name: string, seq: number) => ({
      ...{ name, author: 'Zoé', cover, yearLabel: '2024' },
      ...{ seq, num: `WE-${seq}` },
    });
    const [own, next] = [900_001, 900_002];
    const { id } = await editor.save('POST', 'albums', { ...work('Own', own), ...PUBLISHED });
    const path = `albums/${id}`;
    await editor.save('PATCH', `${path}?draft=true`, { ...work('Newer', next), ...DRAFT });
    const other = await editor.save('POST', 'albums', { ...work('Next', next), ...PUBLISHED });

    // A draft keeps what it has: it is refused when it is published.
    await editor.save('PATCH', `${path}?draft=true`, { author: 'Ann', ...DRAFT });
    assert.equal((await editor.save('GET', `${path}?draft=true`)).seq, next);
    await editor.save('PATCH', `${path}?unpublishAllLocales=true`, DRAFT);
    const shown = await editor.save('GET', `${path}?depth=0`);
    assert.deepEqual([shown._status, shown.name, shown.author], ['draft', 'Newer', 'Ann']);
    assert.deepEqual([shown.yearLabel, shown.seq, shown.num], ['2024', own, `WE-${own}`]);
    for (const made of [id, other.id]) await editor.save('DELETE', `albums/${made}`);
  });

  test('many are withdrawn though they have no text in the language of the list', async () => {
    const data = { title: 'Ouverture', category: 'news', ...PUBLISHED };
    const { id } = await editor.save('POST', 'news?locale=fr', data);
    const path = `news?locale=en&where[id][in][0]=${id}`;
    assert.equal((await editor.ask('PATCH', path, DRAFT)).status, 200);
    const { _status, title } = await read(id);
    assert.deepEqual([_status, title], ['draft', { fr: 'Ouverture' }]);
  });

  describe('whatever of it is asked for', () => {
    const upload = (name: string) => {
      const form = aPicture();
      form.set('file', form.get('file') as Blob, name);
      return editor.save('POST', 'media', form);
    };

    test('what shows what is gone is taken away, and the websites hear of it', async () => {
      const [cover, sheet] = [(await upload('boat.png')).id, (await upload(SHEET)).id];
      const fields = { name: 'The Boat', author: 'Zoé', cover, num: NUMBER, ...PUBLISHED };
      const { id } = await editor.save('POST', 'albums', fields);
      const certificate = { num: NUMBER, album: id, certPhotos: [sheet] };
      await editor.save('POST', 'certificates', certificate);
      const change = { author: 'Ann', ...PUBLISHED };
      await editor.save('PATCH', `albums/${id}?select[name]=true`, change);
      assert.deepEqual(await cms.run('SELECT id FROM media WHERE original_name = ?', [SHEET]), []);

      await editor.save('PATCH', `media/${cover}?select[filename]=true`, { private: true });
      await until('it is told', () =>
        website.heard.some(({ withdrawn }) => withdrawn.includes(`album:${id}`)),
      );
    });

    test('a deleted file is gone from the disk', async () => {
      const { id, filename } = await upload('spare.png');
      const isThere = () => existsSync(join(cms.media, String(filename)));
      assert.equal(isThere(), true);
      await editor.save('DELETE', `media/${id}?select[alt]=true`);
      assert.equal(isThere(), false);
    });

    test('a global’s version has all of it', async () => {
      const { id: img } = await upload('logo.png');
      await editor.save('POST', 'globals/logo', { img, alt: 'First' });
      await editor.save('POST', 'globals/logo?select[alt]=true', { alt: 'Second' });
      const query = 'sort=-createdAt&limit=1&depth=0';
      const { body } = await editor.ask('GET', `globals/logo/versions?${query}`);
      const { docs } = body as unknown as { docs: { version: { img: number; alt: string } }[] };
      const { version } = docs[0] ?? assert.fail();
      assert.deepEqual([version.img, version.alt], [img, 'Second']);
    });
  });
});
