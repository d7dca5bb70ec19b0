import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { until } from '../support/until.mjs';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms, isPostgres } from './support/ownCms';
import { aPicture, oneOfEachKind, signedIn, type Person } from './support/people';
import { answerFrom } from './support/service';

const PUBLISHED = { _status: 'published' };
const DRAFT = { _status: 'draft' };
const NUMBER = 'WE2024-0049';
/** As a certificate is called that was made here. */
const SHEET = `certificate-${NUMBER}-en-000000000000-111111111111.jpg`;

describe('What editors save (docs/decisions/0049)', { skip: !hasDatabase }, () => {
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

  test('blanks alone are no text', async () => {
    const id = await aNews('In English');
    const french = { title: 'En français', html: '\n', draft: { description: ' ' } };
    await editor.save('PATCH', `news/${id}?locale=fr`, { ...french, ...PUBLISHED });
    const asked = `news/${id}?locale=fr&fallback-locale=none&depth=0`;
    const { title, html, draft } = await editor.save('GET', asked);
    const { description } = draft as { description?: string | null };
    assert.deepEqual([title, html ?? null, description ?? null], [french.title, null, null]);
    await refused('PATCH', `news/${id}`, { title: ' ', ...PUBLISHED });
  });

  test('of many that are withdrawn, what has a newer draft is left out and named', async () => {
    const [plain, waiting] = [await aNews('Plain'), await aNews('Published')];
    await editor.save('PATCH', `news/${waiting}?draft=true`, { title: 'Newer', ...DRAFT });
    const newest = await read(waiting, true);
    const where = `where[id][in][0]=${plain}&where[id][in][1]=${waiting}`;
    const { status, body } = await editor.ask('PATCH', `news?${where}`, DRAFT);
    assert.equal(status, 400);
    const messages = (body.errors ?? []).map(({ message }) => message.slice(0, 29));
    assert.deepEqual(messages, ['“Newer”: It has a newer draft']);
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

  test('no more than 200 are changed or deleted together', async () => {
    const areas = () => cms.run('SELECT id, updated_at FROM areas ORDER BY id');
    const before = await areas();
    assert.ok(before.length > 200);
    const all = 'areas?where[id][exists]=true';
    for (const [method, data] of [
      ['PATCH', {}],
      ['DELETE', undefined],
    ] as const) {
      const { status, body } = await editor.ask(method, all, data);
      assert.equal(status, 403, method);
      assert.match(body.errors?.[0]?.message ?? '', /^Not so many at once: at most 200/, method);
      assert.deepEqual(body.docs, [], method);
    }
    assert.deepEqual(await areas(), before);
    assert.equal((await editor.ask('PATCH', `${all}&limit=2`, {})).status, 200);
  });

  test('none are changed or deleted by an empty filter', async () => {
    const id = await aNews('Still there');
    for (const [method, data] of [
      ['PATCH', {}],
      ['DELETE', undefined],
    ] as const) {
      const { status } = await editor.ask(method, 'news?where=', data);
      assert.equal(status, 400, method);
    }
    assert.equal((await read(id))._status, 'published');
  });

  test('of many that are deleted those go that the list shows: by their newest versions', async () => {
    const [plain, waiting] = [await aNews('Shown plainly'), await aNews('Shown before')];
    await editor.save('PATCH', `news/${waiting}?draft=true`, { title: 'Newer draft', ...DRAFT });
    const isThere = async (id: number) => (await editor.ask('GET', `news/${id}`)).status === 200;
    const remove = async (filter: string) => {
      const filters = `where[and][0][id][greater_than]=${plain - 1}&where[and][1]${filter}`;
      const { status } = await editor.ask('DELETE', `news?${filters}`);
      assert.equal(status, 200, filter);
      return [await isThere(plain), await isThere(waiting)];
    };
    assert.deepEqual(await remove('[title][like]=Shown before'), [true, true]);
    assert.deepEqual(await remove('[_status][equals]=published'), [false, true]);
    assert.deepEqual(await remove('[title][like]=Newer draft'), [false, false]);
  });

  describe('what is done to many on SQLite', { skip: isPostgres }, () => {
    const manyNews = () =>
      Promise.all(
        Array.from({ length: 60 }, async (_, at) => {
          const data = { title: `One of many ${at}`, category: 'news' };
          return (await editor.save('POST', 'news?draft=true', data)).id;
        }),
      );
    const named = (ids: readonly number[]) => `where[id][in]=${ids.join()}`;

    test('lets visitors be answered meanwhile', async () => {
      const ids = await manyNews();
      const query = { category: 'news', label: 'news_FR', dCount: 1 };
      for (const [method, path, data, isLeft] of [
        ['PATCH', `news?${named(ids)}&draft=true`, PUBLISHED, "_status = 'draft'"],
        ['DELETE', `news?${named(ids)}`, undefined, 'TRUE'],
      ] as const) {
        const statement = `SELECT id FROM news WHERE id IN (${ids.join()}) AND ${isLeft}`;
        const left = async () => (await cms.run(statement)).length;
        let isDone = false;
        const asked = editor.ask(method, path, data).finally(() => (isDone = true));
        let answered = 0;
        while (!isDone) {
          const before = await left();
          await answerFrom(cms.cmsUrl, 'newsList', { query });
          if (before < ids.length && (await left()) > 0) answered += 1;
        }
        assert.equal((await asked).status, 200, method);
        assert.ok(answered > 0, method);
      }
    });

    test('leaves as it is what somebody has saved since', async () => {
      const ids = await manyNews();
      const path = `news?${named(ids)}&draft=true`;
      const asked = editor.ask('PATCH', path, PUBLISHED);
      const begun = `SELECT id FROM news WHERE id IN (${ids.join()}) AND _status = 'published'`;
      await until('it has begun', async () => (await cms.run(begun)).length > 0);
      const done = (await cms.run(begun)).map(({ id }) => Number(id));
      const later = (done.includes(ids[0]!) ? ids.at(-1) : ids[0])!;
      await editor.save('PATCH', `news/${later}?draft=true`, { title: 'Saved since' });
      const { errors = [] } = (await asked).body;
      for (const { message } of errors)
        assert.match(message, /^“Saved since”: It was changed meanwhile/);
      assert.deepEqual((await read(later, true)).title, { en: 'Saved since' });
      assert.equal((await editor.ask('DELETE', `news?${named(ids)}`)).status, 200);
    });
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

  test('of works that are published together only that one fails whose number another has got meanwhile', async () => {
    const { id: cover } = await editor.save('POST', 'media', aPicture());
    const make = async (num: string, status: object) => {
      const work = { name: num, author: 'Zoé', cover, num, ...status };
      return (await editor.save('POST', 'albums', work)).id;
    };
    const own = await make('WE-OWN', PUBLISHED);
    await editor.save('PATCH', `albums/${own}?draft=true`, { num: 'WE-WANTED', ...DRAFT });
    const other = await make('WE-WANTED', PUBLISHED);
    const next = await make('WE-NEXT', DRAFT);

    const named = `where[id][in][0]=${own}&where[id][in][1]=${next}`;
    const { body } = await editor.ask('PATCH', `albums?${named}&draft=true`, PUBLISHED);
    assert.equal(body.errors?.length, 1, JSON.stringify(body));
    assert.match(body.errors?.[0]?.message ?? '', /^“WE-OWN”: .*Certificate number/);
    const stored = async (id: number) => {
      const { num, _status } = await editor.save('GET', `albums/${id}?depth=0`);
      return [num, _status];
    };
    assert.deepEqual(await stored(own), ['WE-OWN', 'published']);
    assert.deepEqual(await stored(next), ['WE-NEXT', 'published']);
    for (const id of [own, other, next]) await editor.save('DELETE', `albums/${id}`);
  });

  test('many are withdrawn though they have no text in the language of the list', async () => {
    const data = { title: 'Ouverture', category: 'news', ...PUBLISHED };
    const { id } = await editor.save('POST', 'news?locale=fr', data);
    const path = `news?locale=en&where[id][in][0]=${id}`;
    assert.equal((await editor.ask('PATCH', path, DRAFT)).status, 200);
    const { _status, title } = await read(id);
    assert.deepEqual([_status, title], ['draft', { fr: 'Ouverture' }]);
  });

  test('many are published though they have no title in the language of the list; one without any is named', async () => {
    const { id: cover } = await editor.save('POST', 'media', aPicture());
    const make = async (name: string | null) =>
      (await editor.save('POST', 'albums?draft=true', { name, author: 'Zoé', cover })).id;
    const [first, second, untitled] = [await make('One'), await make('Two'), await make(null)];
    const named = `where[id][in]=${[first, second, untitled].join()}`;
    const path = `albums?locale=fr&draft=true&${named}`;
    const { status, body } = await editor.ask('PATCH', path, PUBLISHED);
    assert.equal(status, 400);
    const messages = (body.errors ?? []).map(({ message }) => message);
    assert.equal(messages.length, 1);
    assert.ok(messages[0]?.startsWith(`“${untitled}”: `), messages[0]);
    for (const [id, name] of [
      [first, 'One'],
      [second, 'Two'],
    ] as const) {
      const stored = await editor.save('GET', `albums/${id}?locale=all&depth=0`);
      assert.deepEqual([stored._status, stored.name], ['published', { en: name }]);
    }
    assert.equal((await editor.save('GET', `albums/${untitled}`))._status, 'draft');

    // One that is sent is still asked for.
    const emptied = await editor.ask('PATCH', path, { name: '', ...PUBLISHED });
    assert.equal(emptied.body.errors?.length, 3);
    for (const id of [first, second, untitled]) await editor.save('DELETE', `albums/${id}`);
  });

  const upload = (name: string) => {
    const form = aPicture();
    form.set('file', form.get('file') as Blob, name);
    return editor.save('POST', 'media', form);
  };

  describe('many at once', () => {
    const numbers = [1, 2, 3, 4, 5, 6];
    const named = (ids: readonly number[]) => `where[id][in]=${ids.join()}`;
    const work = async (cover: number) =>
      (await editor.save('POST', 'albums', { name: 'Sea', author: 'Zoé', cover, ...PUBLISHED })).id;

    test('give their certificates the picture that they get', async () => {
      const [before, later] = [(await upload('before.png')).id, (await upload('later.png')).id];
      const works = await Promise.all(numbers.map(() => work(before)));
      const certificates = await Promise.all(
        works.map(async (album) => {
          const certificate = { num: `WE-MANY-${album}`, album, certPhotos: [before] };
          return (await editor.save('POST', 'certificates', certificate)).id;
        }),
      );
      await editor.save('PATCH', `albums?${named(works)}`, { cover: later });
      const { docs } = await editor.save('GET', `certificates?${named(certificates)}&depth=0`);
      const photos = (docs as unknown as { certPhotos: number[] }[]).map((doc) => doc.certPhotos);
      assert.deepEqual(
        photos,
        numbers.map(() => [later]),
      );
    });

    test('pictures that are described anew are told with each work that shows one', async () => {
      const covers: number[] = [];
      for (const number of numbers) covers.push((await upload(`described ${number}.png`)).id);
      const works = await Promise.all(covers.map(work));
      website.heard.length = 0;
      await editor.save('PATCH', `media?${named(covers)}`, { alt: 'Anew' });
      await until('each is told', () => {
        const told = website.heard.flatMap(({ tags }) => tags);
        return works.every((id) => told.includes(`album:${id}`));
      });
    });
  });

  describe('whatever of it is asked for', () => {
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

  async function refused(method: string, path: string, body: object) {
    const { status, body: answer } = await editor.ask(method, path, body);
    assert.equal(status, 400, `${method} ${path}: ${JSON.stringify(answer)}`);
    return JSON.stringify(answer);
  }
  const aYear = async (year: string, fields: object) =>
    (await editor.save('POST', 'years', { year, ...fields })).id;

  describe('a date that is entered', () => {
    const DATES = [
      ['videos', 'sTime', 's_time'],
      ['lives', 'sTime', 's_time'],
      ['lives', 'eTime', 'e_time'],
      ['news', 'sTime', 's_time'],
      ['albumComments', 'cTime', 'c_time'],
    ] as const;
    let ids: Awaited<ReturnType<typeof oneOfEachKind>>;
    before(async () => {
      ids = await oneOfEachKind(editor);
    });

    const stored = async (slug: string, column: string) => {
      const table = slug === 'albumComments' ? 'album_comments' : slug;
      const id = Number(ids[slug]);
      const [row] = await cms.run(`SELECT ${column} AS time FROM ${table} WHERE id = ?`, [id]);
      return isPostgres ? new Date(String(row?.time)).toISOString() : row?.time;
    };

    test('is now for a new film if none is, but not for a broadcast or where there is to be none', async () => {
      const fields = { name: 'Undated', cover: ids.media, ...PUBLISHED };
      const since = Date.now();
      const { sTime } = await editor.save('POST', 'videos', fields);
      const time = Date.parse(String(sTime));
      assert.ok(time >= since && time <= Date.now(), String(sTime));
      const bare = await editor.save('POST', 'videos', { ...fields, sTime: null });
      const change = { author: 'Ann', ...PUBLISHED };
      const changed = await editor.save('PATCH', `videos/${bare.id}`, change);
      const live = await editor.save('POST', 'lives', fields);
      for (const one of [bare, changed, live]) assert.equal(one.sTime ?? null, null);
    });

    test('is stored in one form, however it is written', async () => {
      for (const [slug, field, column] of DATES) {
        const change = { [field]: '12/1/2026 10:00 UTC', ...PUBLISHED };
        if (field === 'eTime') Object.assign(change, { sTime: '2026-12-01T09:00:00Z' });
        await editor.save('PATCH', `${slug}/${ids[slug]}`, change);
        assert.equal(await stored(slug, column), '2026-12-01T10:00:00.000Z', `${slug} ${field}`);
      }
    });

    test('is refused if it is none, in a draft too, which can be read after that', async () => {
      for (const [slug, field] of DATES) {
        for (const query of ['', '?draft=true']) {
          const path = `${slug}/${ids[slug]}`;
          const change = { [field]: 'tomorrow', ...(query ? {} : PUBLISHED) };
          assert.match(await refused('PATCH', path + query, change), /“tomorrow” is no date/);
          await editor.save('GET', `${path}?draft=true`);
        }
      }
      await refused('POST', 'lives?draft=true', { name: 'Live', eTime: 'soon' });
    });

    test('is no end before its start', async () => {
      const times = { sTime: '12/1/2026 10:00 UTC', eTime: '12/1/2026 09:00 UTC' };
      await refused('PATCH', `lives/${ids.lives}`, { ...times, ...PUBLISHED });
    });
  });

  test('a number of more than nine digits is refused, in a draft too, which can be read after that', async () => {
    for (const [slug, field, fields] of [
      ['albums', 'seq', { name: 'Counted' }],
      ['videos', 'duration', { name: 'Counted' }],
      ['lives', 'duration', { name: 'Counted' }],
      ['years', 'worksCount', { year: '2081' }],
      ['labels', 'order', { id: 'counted', title: 'Counted' }],
    ] as const) {
      const { id } = await editor.save('POST', `${slug}?draft=true`, fields);
      for (const query of ['', '?draft=true']) {
        const said = await refused('PATCH', `${slug}/${id}${query}`, { [field]: 1e16 });
        assert.match(said, /“10000000000000000” is no number, or has more than nine digits/);
        await editor.save('GET', `${slug}/${id}?draft=true`);
      }
      await editor.save('PATCH', `${slug}/${id}?draft=true`, { [field]: 999_999_999 });
    }
  });

  describe('a value that a rule refuses', () => {
    const ODD = [
      [{ startDate: '2076-02-30' }, /There is no such day/],
      [{ organizers: [{ name: 'A school', url: 'example.org' }] }, /An address that starts with/],
    ] as const;

    test('is not published after it was saved as a draft', async () => {
      const good = { startDate: '2076-05-01', organizers: [] };
      const id = await aYear('2076', { ...good, ...PUBLISHED });
      for (const [odd, said] of ODD) {
        await editor.save('PATCH', `years/${id}?draft=true`, odd);
        assert.match(await refused('PATCH', `years/${id}`, PUBLISHED), said);
        await editor.save('PATCH', `years/${id}?draft=true`, good);
      }
      await editor.save('PATCH', `years/${id}`, PUBLISHED);
    });

    test('is not published with a document that nobody has published yet', async () => {
      for (const [at, [odd, said]] of ODD.entries()) {
        const draft = { year: `207${at}`, ...odd };
        const { id } = await editor.save('POST', 'years?draft=true', draft);
        assert.match(await refused('PATCH', `years/${id}`, PUBLISHED), said);
      }
    });

    test('stays where visitors have it, so that the rest can be saved', async () => {
      const id = await aYear('2077', PUBLISHED);
      await cms.run(`UPDATE years SET start_date = 'In May' WHERE id = ?`, [id]);
      await cms.run(`UPDATE _years_v SET version_start_date = 'In May' WHERE parent_id = ?`, [id]);
      await editor.save('PATCH', `years/${id}?draft=true`, { worksCount: 7 });
      const { startDate, worksCount } = await editor.save('PATCH', `years/${id}`, PUBLISHED);
      assert.deepEqual([startDate, worksCount], ['In May', 7]);
    });

    test('stays without a name where visitors have it so, and nowhere else', async () => {
      const [url, name] = ['https://example.org', 'Once named'];
      const id = await aYear('2078', { organizers: [{ name, url }], ...PUBLISHED });
      for (const table of ['years_organizers_locales', '_years_v_version_organizers_locales'])
        await cms.run(`DELETE FROM ${table} WHERE name = ?`, [name]);
      const change = { worksCount: 7, ...PUBLISHED };
      const { worksCount, ...year } = await editor.save('PATCH', `years/${id}`, change);
      assert.equal(worksCount, 7);
      const organizers = [...(year.organizers as object[]), { url }];
      const more = { organizers, ...PUBLISHED };
      assert.match(await refused('PATCH', `years/${id}`, more), /A name for the link/);
    });

    test('is no address of a link in a text, which is kept as it was typed', async () => {
      const block = { version: 1, direction: 'ltr', format: '', indent: 0 };
      const words = {
        type: 'text',
        version: 1,
        text: 'here',
        format: 0,
        mode: 'normal',
        style: '',
      };
      const textWith = (url: string) => {
        const fields = { linkType: 'custom', newTab: false, url };
        const id = '65f0c0ffee65f0c0ffee65f0';
        const link = { ...block, type: 'link', version: 3, id, fields, children: [words] };
        const paragraph = { ...block, type: 'paragraph', children: [link] };
        return { root: { ...block, type: 'root', children: [paragraph] } };
      };
      const newsWith = (url: string) => ({ content: textWith(url), ...PUBLISHED });
      const addressIn = async (id: number) =>
        /"url":"([^"]*)"/.exec(JSON.stringify((await read(id)).content))?.[1];

      const [typed, odd] = ['/albumsView?labelIds=2024&country=FR,DE', 'louvre.fr/expo'];
      const item = { title: 'Linked', category: 'news' };
      assert.match(await refused('POST', 'news', { ...item, ...newsWith(odd) }), /invalid: url/);
      const { id } = await editor.save('POST', 'news', { ...item, ...newsWith(typed) });
      await editor.save('PATCH', `news/${id}`, newsWith(typed));
      assert.equal(await addressIn(id), typed);
      assert.match(await refused('PATCH', `news/${id}`, newsWith(odd)), /A path \(\/news\)/);

      const stored = JSON.stringify(textWith(odd));
      await cms.run('UPDATE news_locales SET content = ? WHERE _parent_id = ?', [stored, id]);
      await cms.run(
        `UPDATE _news_v_locales SET version_content = ?
          WHERE _parent_id IN (SELECT id FROM _news_v WHERE parent_id = ?)`,
        [stored, id],
      );
      await editor.save('PATCH', `news/${id}`, { title: 'Linked before', ...PUBLISHED });
      assert.equal(await addressIn(id), odd);

      // In French alone.
      await editor.save('PATCH', `news/${id}`, newsWith(typed));
      await editor.save('PATCH', `news/${id}?locale=fr`, { title: 'Lié', ...newsWith(typed) });
      for (const [table, column, where] of [
        ['news_locales', 'content', '_parent_id = ?'],
        [
          '_news_v_locales',
          'version_content',
          '_parent_id IN (SELECT id FROM _news_v WHERE parent_id = ?)',
        ],
      ])
        await cms.run(`UPDATE ${table} SET ${column} = ? WHERE _locale = 'fr' AND ${where}`, [
          stored,
          id,
        ]);
      await editor.save('PATCH', `news/${id}?locale=fr`, { title: 'Lié avant', ...PUBLISHED });
      const { content } = await read(id);
      assert.match(JSON.stringify((content as { fr?: unknown }).fr), /"url":"louvre\.fr\/expo"/);
    });
  });
});
