import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms } from './support/ownCms';
import { aPicture, oneOfEach, signedIn, type Person } from './support/people';

const LOCKED = 423;
const NUMBER = 'WE2024-0423';
/** As a certificate is called that was made here. */
const SHEET = 'certificate-WE2024-0423-en-000000000000-111111111111.jpg';

/** With a database of its own. */
describe('Deleting what another editor has open', { skip: !hasDatabase }, () => {
  let website: Awaited<ReturnType<typeof aListener>>;
  let cms: Awaited<ReturnType<typeof anOwnCms>>;
  let people: Awaited<ReturnType<typeof oneOfEach>>;
  let first: Person;
  let ids: Record<'cover' | 'sheet' | 'work', number>;

  const upload = async (name: string) => {
    const form = aPicture();
    form.set('file', form.get('file') as Blob, name);
    return (await first.save('POST', 'media', form)).id;
  };
  const open = (relationTo: string, value: number, { id }: Person) =>
    people.editor.save('POST', 'payload-locked-documents', {
      document: { relationTo, value },
      user: { relationTo: 'editors', value: id },
    });
  const count = async (what: string) =>
    Number((await cms.run(`SELECT count(*) AS n FROM ${what}`))[0]?.n);
  /** All that hangs on the work: the same before and after what is refused. */
  const depending = async () => {
    const { work, sheet } = ids;
    return Promise.all(
      [
        `albums WHERE id = ${work}`,
        `album_comments WHERE album_id = ${work}`,
        `favourites WHERE album_id = ${work}`,
        `certificates WHERE album_id = ${work} AND hidden IS NOT TRUE`,
        `media WHERE id = ${sheet}`,
        `certificates_rels WHERE media_id = ${sheet}`,
      ].map(count),
    );
  };
  const ALL_THERE = [1, 1, 1, 1, 1, 1];

  before(async () => {
    website = await aListener();
    cms = await anOwnCms(website.origin);
    first = await signedIn(cms.cmsUrl, cms.editor);
    people = await oneOfEach(cms.cmsUrl, first);
    const [cover, sheet] = [await upload('boat.png'), await upload(SHEET)];
    const work = await first.save('POST', 'albums', {
      ...{ name: 'The Boat', author: 'Zoé', cover, num: NUMBER, _status: 'published' },
    });
    ids = { cover, sheet, work: work.id };
    const album = work.id;
    await first.save('POST', 'albumComments', { album, username: 'Bo', comment: 'Good' });
    await first.save('POST', 'certificates', { num: NUMBER, album, certPhotos: [sheet] });
    await cms.run(
      `INSERT INTO favourites (album_id, email, name, c_time) VALUES (${album}, 'ann@example.org', 'Ann', '2026-01-01T00:00:00.000Z')`,
    );
  });
  after(async () => {
    await cms?.stop();
    website?.stop();
  });

  test('is refused, and nothing is gone that hangs on it', async () => {
    assert.deepEqual(await depending(), ALL_THERE);
    await open('albums', ids.work, people.editor);
    await open('media', ids.cover, people.editor);
    for (const path of [`albums/${ids.work}`, `media/${ids.cover}`]) {
      assert.equal((await first.ask('DELETE', path)).status, LOCKED, path);
      assert.deepEqual(await depending(), ALL_THERE, path);
      // Who may not delete learns nothing of it.
      assert.equal((await people.juror.ask('DELETE', path)).status, 403);
    }
  });

  test('its own editor deletes it, and so does who takes it over, with all that hangs on it', async () => {
    await first.save('DELETE', `media/${ids.cover}?overrideLock=true`);
    // The sheet showed that picture.
    assert.deepEqual(await depending(), [1, 1, 1, 1, 0, 0]);
    await people.editor.save('DELETE', `albums/${ids.work}`);
    assert.deepEqual(await depending(), [0, 0, 0, 0, 0, 0]);
    assert.equal(await count('payload_locked_documents'), 0);
    assert.equal(await count(`certificates WHERE num = '${NUMBER}'`), 1);
  });

  test('what others name stays, and who does is told; drafts count, too', async () => {
    const named = async (path: string, fields: object) => {
      const { id } = await first.save('POST', path, fields);
      return { id, path: `${path}/${id}` };
    };
    const label = await named('labels', { id: 'spare', title: 'Spare', kind: 'year' });
    const country = await named('areas', { code: 'EU', name: 'Nowhere' });
    const group = await named('menus', { name: 'Group', type: '1' });
    const item = await named('menus', { name: 'Item', link: '/news', parent: group.id });
    const cover = await upload('sea.png');
    const work = await named('albums', { name: 'Sea', author: 'Ann', cover, _status: 'published' });
    const choices = { yearLabel: label.id, country: country.id };
    await first.save('PATCH', `${work.path}?draft=true`, choices);
    for (const { path } of [label, country, group]) {
      const { status, body } = await people.editor.ask('DELETE', path);
      assert.equal(status, 409, path);
      assert.match(body.errors?.[0]?.message ?? '', /in use \((?:Artworks|Menu): 1\)/, path);
      assert.equal((await first.ask('GET', path)).status, 200, path);
    }
    for (const { path } of [item, group, work, label, country]) await first.save('DELETE', path);
  });

  test('of many files none goes while one is in use, which goes alone', async () => {
    const shown = await upload('shown.png');
    const spare = await upload('spare.png');
    const told = await upload('told.png');
    const published = { _status: 'published' };
    const work = { name: 'Shown', author: 'Ann', cover: shown, ...published };
    await first.save('POST', 'albums', work);
    const { filename } = await first.save('GET', `media/${told}`);
    const html = `<img src="/download/${String(filename)}" alt="">`;
    const news = { title: 'Told', category: 'news', html, ...published };
    const { id } = await first.save('POST', 'news', news);
    const left = () => count(`media WHERE id IN (${shown}, ${spare}, ${told})`);
    const remove = (...ids: number[]) =>
      people.editor.ask('DELETE', `media?where[id][in]=${ids.join()}`);

    const { status, body } = await remove(shown, spare, told);
    assert.deepEqual([status, body.docs, await left()], [403, [], 3]);
    const message = body.errors?.[0]?.message ?? '';
    assert.match(message, /^Still in use: 2 \([^,]+, [^,]+\)/);
    assert.ok(message.includes(String(filename)), message);

    assert.equal((await remove(spare)).status, 200);
    await people.editor.save('DELETE', `media/${shown}`);
    assert.equal(await left(), 1);
    // Nobody may see it any more.
    await first.save('PATCH', `news/${id}`, { _status: 'draft' });
    assert.equal((await remove(told)).status, 200);
    assert.equal(await left(), 0);
  });

  test('a form in which nobody has typed for more than five minutes keeps nothing', async () => {
    const { id } = await first.save('POST', 'albums?draft=true', { name: 'Left open' });
    await open('albums', id, people.editor);
    const leave = (minutes: number) =>
      cms.run('UPDATE payload_locked_documents SET updated_at = ?', [
        new Date(Date.now() - minutes * 60_000).toISOString(),
      ]);
    await leave(4);
    assert.equal((await first.ask('DELETE', `albums/${id}`)).status, LOCKED);
    await leave(6);
    assert.equal((await first.ask('DELETE', `albums/${id}`)).status, 200);
  });

  test('nothing else is ever found under its number', async () => {
    for (const slug of ['albums', 'news', 'videos', 'lives', 'media']) {
      const make = async () =>
        slug === 'media'
          ? upload('one.png')
          : (await first.save('POST', `${slug}?draft=true`, {})).id;
      const gone = await make();
      await first.save('DELETE', `${slug}/${gone}`);
      assert.ok((await make()) > gone, slug);
    }
  });
});
