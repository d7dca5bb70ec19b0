import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { GLOBALS } from '@/cms/access/roles';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms } from './support/ownCms';
import { aPicture, oneOfEachKind, send, signedIn, type Person } from './support/people';

const PUBLISHED = { _status: 'published' };
const DRAFT = { _status: 'draft' };
const CONFLICT = 409;

const VERSIONED = ['albums', 'years', 'videos', 'lives', 'news'];

/** As its form is opened: the newest draft, in its own language alone. */
const OPENED = 'draft=true&depth=0&fallback-locale=null';

describe(
  'A form that was opened before another save (docs/decisions/0060)',
  { skip: !hasDatabase },
  () => {
    let website: Awaited<ReturnType<typeof aListener>>;
    let cms: Awaited<ReturnType<typeof anOwnCms>>;
    let editor: Person;
    let ids: Awaited<ReturnType<typeof oneOfEachKind>>;

    before(async () => {
      website = await aListener();
      cms = await anOwnCms(website.origin);
      editor = await signedIn(cms.cmsUrl, cms.editor);
      ids = await oneOfEachKind(editor);
    });
    after(async () => {
      await cms?.stop();
      website?.stop();
    });

    /** What a form sends to tell what it began with. */
    const opened = async (path: string) => {
      const { updatedAt } = await editor.save('GET', `${path}?${OPENED}`);
      return { updatedAt };
    };
    const read = (path: string) => editor.save('GET', `${path}?draft=true&locale=all&depth=0`);
    const aWork = async (fields: object = PUBLISHED) => {
      const work = { name: 'The Boat', author: 'Zoé', cover: ids.media, ...fields };
      return `albums/${(await editor.save('POST', 'albums', work)).id}`;
    };
    const statusOf = async (path: string, body: object, method = 'PATCH') =>
      (await editor.ask(method, path, body)).status;

    async function refused(path: string, body: object, method = 'PATCH') {
      const { status, body: answer } = await editor.ask(method, path, body);
      assert.equal(status, CONFLICT, `${path}: ${JSON.stringify(answer)}`);
      return answer.errors?.[0]?.message ?? '';
    }

    for (const [kind, query, saved] of [
      ['publishes', '', PUBLISHED],
      ['saves a draft', '?draft=true', DRAFT],
    ] as const) {
      test(`is refused when it ${kind}, says when, and changes nothing`, async () => {
        const path = await aWork();
        const mine = await opened(path);
        await editor.save('PATCH', `${path}${query}`, { age: '9', ...saved });
        const before = await read(path);
        const versions = () =>
          editor.save('GET', `albums/versions?where[parent][equals]=${before.id}`);
        const { totalDocs } = await versions();

        const message = await refused(`${path}${query}`, { author: 'Ann', ...mine, ...saved });
        assert.match(message, /^Not saved\. Somebody else, .* saved this \d+ seconds? ago, after/);
        // Payload shows what stands behind a colon as a list.
        assert.doesNotMatch(message, /:/);
        assert.deepEqual(await read(path), before);
        assert.equal((await versions()).totalDocs, totalDocs);

        const newest = await opened(path);
        await editor.save('PATCH', `${path}${query}`, { author: 'Ann', ...newest, ...saved });
        const { author, age } = await read(path);
        assert.deepEqual([author, age], ['Ann', '9']);
      });
    }

    test('is told so in the language of the screens', async () => {
      const path = await aWork();
      const mine = await opened(path);
      await editor.save('PATCH', path, { age: '9', ...PUBLISHED });
      const headers = { ...editor.headers, 'accept-language': 'fr' };
      const body = { author: 'Ann', ...mine, ...PUBLISHED };
      const answer = await send(`${cms.cmsUrl}/api/${path}`, { method: 'PATCH', headers, body });
      assert.equal(answer.status, CONFLICT);
      assert.match(
        answer.body.errors?.[0]?.message ?? '',
        /^Pas enregistré\. .* il y a \d+ seconde/,
      );
    });

    test('saves time after time, in each list and each screen of the site', async () => {
      const { labels, ...others } = ids;
      const documents = Object.entries({ ...others, labels }).map(([slug, id]) => ({
        path: `${slug}/${id}`,
        method: 'PATCH',
        // The same, saved once more: what has versions tells that nothing would be lost.
        again: VERSIONED.includes(slug) ? 200 : CONFLICT,
      }));
      const globals = Object.keys(GLOBALS).map((slug) => ({
        ...{ path: `globals/${slug}`, method: 'POST', again: 200 },
      }));
      for (const { path, method, again } of [...documents, ...globals]) {
        // A global that nobody has saved has no time.
        if (method === 'POST') await editor.save(method, path, {});
        const mine = await opened(path);
        assert.ok(mine.updatedAt, path);
        let updatedAt: unknown = mine.updatedAt;
        for (let save = 0; save < 3; save += 1) {
          const { body } = await editor.ask(method, `${path}?depth=0`, { updatedAt });
          const saved = body as { doc?: typeof mine; result?: typeof mine };
          const doc = saved.doc ?? saved.result;
          assert.ok(doc, `${path}: ${JSON.stringify(body)}`);
          ({ updatedAt } = doc);
          assert.deepEqual(await opened(path), { updatedAt }, path);
        }
        assert.equal(await statusOf(path, mine, method), again, path);
      }
    });

    test('of a screen of the site is refused, too', async () => {
      const path = 'globals/logo';
      await editor.save('POST', path, { alt: 'First' });
      const mine = await opened(path);
      await editor.save('POST', path, { alt: 'Second' });
      await refused(path, { alt: 'Third', ...mine }, 'POST');
      const { alt } = await editor.save('GET', path);
      assert.equal(alt, 'Second');
    });

    test('is refused where a file was replaced', async () => {
      const path = `media/${(await editor.save('POST', 'media', aPicture())).id}`;
      const mine = await opened(path);
      const { filename } = await editor.save('PATCH', path, aPicture({}, 'another.png'));
      await refused(path, { alt: 'The old one', ...mine });
      const form = aPicture({ alt: 'A third', ...mine }, 'third.png');
      const { status } = await editor.ask('PATCH', path, form);
      assert.equal(status, CONFLICT);
      assert.equal((await read(path)).filename, filename);
      const served = await fetch(`${cms.cmsUrl}/api/media/file/${String(filename)}`, {
        headers: editor.headers,
      });
      assert.equal(served.status, 200);
    });

    for (const [kind, query, saved] of [
      ['published', '', PUBLISHED],
      ['saved as drafts', 'draft=true', DRAFT],
    ] as const) {
      test(`loses nothing of texts in two languages that are ${kind}`, async () => {
        const path = await aWork();
        const mine = await opened(path);
        const [english, french] = [`${path}?locale=en&${query}`, `${path}?locale=fr&${query}`];
        await editor.save('PATCH', french, { name: 'Le bateau', ...mine, ...saved });
        await editor.save('PATCH', english, { name: 'A boat', ...mine, ...saved });
        assert.deepEqual((await read(path)).name, { en: 'A boat', fr: 'Le bateau' });
        await refused(french, { name: 'La barque', ...mine, ...saved });
        await refused(english, { name: 'My boat', ...mine, ...saved });
      });
    }

    test('goes on after it was saved but got no answer, and not after another save', async () => {
      const path = await aWork();
      const mine = { author: 'Ann', ...(await opened(path)), ...PUBLISHED };
      await editor.save('PATCH', path, mine);
      await editor.save('PATCH', path, mine);
      await refused(`${path}?draft=true`, { ...mine, ...DRAFT });
      await editor.save('PATCH', path, { author: 'Bo', ...PUBLISHED });
      await refused(path, mine);
    });

    test('goes on after the same was published, but not after it was withdrawn', async () => {
      const path = await aWork(DRAFT);
      const draft = await opened(path);
      await editor.save('PATCH', path, PUBLISHED);
      const change = { age: '9', ...draft, ...DRAFT };
      assert.equal(await statusOf(`${path}?draft=true`, change), 200);

      await editor.save('PATCH', path, PUBLISHED);
      const shown = await opened(path);
      await editor.save('PATCH', `${path}?unpublishAllLocales=true`, DRAFT);
      await refused(path, { age: '10', ...shown, ...PUBLISHED });
      assert.equal((await read(path))._status, 'draft');
    });

    test('is one of two that are saved at the same moment', async () => {
      for (const path of [await aWork(), `media/${ids.media}`, 'globals/logo']) {
        const method = path.startsWith('globals') ? 'POST' : 'PATCH';
        const field = path.startsWith('albums') ? 'author' : 'alt';
        const mine = await opened(path);
        const save = (value: string) => statusOf(path, { [field]: value, ...mine }, method);
        const statuses = await Promise.all(['Ann', 'Bo', 'Cleo'].map(save));
        assert.deepEqual(statuses.sort(), [200, CONFLICT, CONFLICT], path);
      }
    });

    test('of an account goes on after somebody has tried to sign in there', async () => {
      const [email, password] = ['tries@people.example', 'a-password-for-tests'];
      const account = { email, password, role: 'juror', language: 'en' };
      const path = `editors/${(await editor.save('POST', 'editors', account)).id}`;
      const mine = await opened(path);
      const enter = (given: string) =>
        editor
          .ask('POST', 'editors/login', { email, password: given })
          .then(({ status }) => status);
      assert.equal(await enter('another-password'), 401);
      assert.equal(await enter(password), 200);
      assert.deepEqual(await opened(path), mine);
      await editor.save('PATCH', path, { name: 'Tess', ...mine });
      await refused(path, { name: 'Tom', ...mine });
    });

    test('is the form of a translator, too', async () => {
      const account = { email: 'fr@people.example', password: 'a-password-for-tests' };
      const role = { role: 'translator', translates: ['fr'], language: 'en' };
      await editor.save('POST', 'editors', { ...account, ...role });
      const translator = await signedIn(cms.cmsUrl, account);
      const path = await aWork();
      const mine = await opened(path);
      const save = (name: string) =>
        translator.ask('PATCH', `${path}?locale=fr&draft=true`, { name, ...mine, ...DRAFT });
      assert.equal((await save('Le bateau')).status, 200);
      assert.equal((await save('La barque')).status, CONFLICT);
    });

    test('is no matter of whoever tells no time', async () => {
      const path = await aWork();
      for (const updatedAt of [undefined, null])
        assert.equal(await statusOf(path, { age: '9', updatedAt, ...PUBLISHED }), 200);
      await editor.save('PATCH', path, { age: '10', ...PUBLISHED });
      assert.equal((await read(path)).age, '10');
    });
  },
);
