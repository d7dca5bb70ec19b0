import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { copier } from './support/copyTexts';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms } from './support/ownCms';
import {
  aPicture,
  emailOf,
  oneOfEach,
  oneOfEachKind,
  PASSWORD,
  signedIn,
  type Person,
} from './support/people';
import { plainPicture } from './support/plainPicture';

type Doc = Record<string, unknown>;
const PUBLISH = { _status: 'published' };
const NOT_THEIRS = /^You may not translate into this language: choose one of yours\.$/;

/** docs/decisions/0046: texts in one's own languages, nothing else. This one's are French and Arabic. */
describe('A translator', { skip: !hasDatabase }, () => {
  let website: Awaited<ReturnType<typeof aListener>>;
  let cms: Awaited<ReturnType<typeof anOwnCms>>;
  let ids: Record<string, string | number>;
  let organiser: Person;
  let translator: Person;
  let editor: Person;

  before(async () => {
    website = await aListener();
    cms = await anOwnCms(website.origin);
    organiser = await signedIn(cms.cmsUrl, cms.editor);
    ids = await oneOfEachKind(organiser);
    ({ translator, editor } = await oneOfEach(cms.cmsUrl, organiser));
  });
  after(async () => {
    await cms?.stop();
    website?.stop();
  });

  const work = () => `albums/${ids.albums}`;
  const read = (path: string, query = 'draft=false'): Promise<Doc> =>
    editor.save('GET', `${path}?locale=all&depth=0&${query}`);
  const change = (body: Doc, query = 'locale=fr', path = work()) =>
    translator.ask('PATCH', `${path}?${query}`, body);
  async function refuses(body: Doc, query?: string, path?: string) {
    const before = await read(path ?? work());
    const answer = await change(body, query, path);
    assert.equal(answer.status, 403, JSON.stringify(answer.body));
    const told = answer.body.errors?.[0]?.message ?? '';
    assert.ok(told.length > 20);
    assert.deepEqual(await read(path ?? work()), before);
    return told;
  }

  test('publishes a text, and nothing else of what is sent with it', async () => {
    const before = await read(work());
    const sent = {
      name: 'Le bateau',
      author: 'Me',
      num: null,
      seq: 9,
      labels: ['2024'],
      sex: 'male',
    };
    const { status } = await change({ ...sent, searchName: 'x', initial: 'Q', ...PUBLISH });
    assert.equal(status, 200);
    const now = await read(work());
    assert.deepEqual(now.name, { en: 'The Boat', fr: 'Le bateau' });
    // An introduction that is missing may be null or not there.
    const apart = { name: 0, description: 0, updatedAt: 0, lastShown: 0, searchName: 0 };
    assert.deepEqual({ ...now, ...apart }, { ...before, ...apart });
    assert.equal(now.searchName, 'the boat\nle bateau');
  });

  test('keeps to languages of their own', async () => {
    for (const query of [
      'locale=zh',
      'locale=en',
      '',
      'locale=all',
      'publishSpecificLocale=zh&locale=fr',
    ])
      await refuses({ name: 'Mine', ...PUBLISH }, query);
    const none = await translator.ask('PATCH', `albums?where[id][exists]=true&locale=zh`, {
      name: 'X',
    });
    assert.equal(none.status, 403);
  });

  test('takes nothing down, and what isn’t published is a draft', async () => {
    for (const body of [{ name: 'Brouillon', _status: 'draft' }, { name: 'Brouillon' }]) {
      assert.equal((await change(body, 'locale=fr&unpublishAllLocales=false')).status, 200);
      const shown = await read(work());
      assert.equal(shown._status, 'published');
      assert.deepEqual(shown.name, { en: 'The Boat', fr: 'Le bateau' });
      const draft = await read(work(), 'draft=true');
      assert.deepEqual([draft._status, draft.name], ['draft', { en: 'The Boat', fr: 'Brouillon' }]);
    }
    await refuses({ name: 'X', _status: 'draft' }, 'locale=fr&unpublishAllLocales=true');
  });

  test('unpublishes nothing above a list, is told so, and leaves no draft', async () => {
    const versions = async () =>
      (await editor.save('GET', `albums/versions?where[parent][equals]=${ids.albums}`)).totalDocs;
    const before = await versions();
    for (const locale of ['fr', 'en']) {
      const path = `albums?where[id][in][0]=${ids.albums}&locale=${locale}`;
      const { status, body } = await translator.ask('PATCH', path, { _status: 'draft' });
      assert.equal(status, 403);
      assert.deepEqual(body.docs, []);
      assert.match(body.errors?.[0]?.message ?? '', /^Translators change texts/);
    }
    assert.equal(await versions(), before);
  });

  test('publishes a draft of texts, but no other change that waits', async () => {
    assert.equal((await change({ name: 'La barque', ...PUBLISH })).status, 200);
    assert.deepEqual((await read(work())).name, { en: 'The Boat', fr: 'La barque' });
    for (const [waiting, told] of [
      [{ author: 'Another' }, /^An editor has changed more than texts/],
      [{ name: 'The Ship' }, /^Texts in other languages are waiting/],
      [{ labels: ['2024'] }, /^An editor has changed more than texts/],
    ] as const) {
      await editor.save('PATCH', `${work()}?draft=true`, { ...waiting, _status: 'draft' });
      assert.match(await refuses({ name: 'Le navire', ...PUBLISH }), told);
      assert.equal((await change({ name: 'Le navire', _status: 'draft' })).status, 200);
      await refuses({ name: 'Le navire', ...PUBLISH });
      // As it was published, whatever was saved since.
      const published = await editor.save('GET', `${work()}?depth=0`);
      await editor.save('PATCH', work(), { ...published, updatedAt: undefined, ...PUBLISH });
    }
    const draft = await editor.save('POST', 'news?draft=true', { title: 'New', _status: 'draft' });
    await refuses({ title: 'Nouveau', ...PUBLISH }, 'locale=fr', `news/${draft.id}`);
  });

  test('publishes a draft of an English title, whose first letter follows it', async () => {
    const account = { email: emailOf('english'), password: PASSWORD };
    const data = { ...account, role: 'translator', translates: ['en'] };
    await organiser.save('POST', 'editors', data);
    const { ask } = await signedIn(cms.cmsUrl, account);
    const rename = async (body: Doc) =>
      (await ask('PATCH', `${work()}?locale=en`, { name: 'Sea', ...body })).status;
    assert.equal(await rename({ _status: 'draft' }), 200);
    assert.equal(await rename(PUBLISH), 200);
    assert.equal((await read(work())).initial, 'S');
    await editor.save('PATCH', `${work()}?draft=true`, { initial: 'Q', _status: 'draft' });
    assert.equal(await rename(PUBLISH), 403);
    await editor.save('PATCH', work(), { name: 'The Boat', initial: null, ...PUBLISH });
  });

  test('changes rows of a list, but neither adds, removes nor moves them', async () => {
    const path = `years/${ids.years}`;
    const { subthemes } = (await read(path)) as { subthemes: { id: string }[] };
    const id = subthemes[0]?.id;
    const rows = [{ title: 'Encore' }, { id, title: 'La mer' }];
    assert.equal((await change({ subthemes: rows, ...PUBLISH }, 'locale=fr', path)).status, 200);
    const now = (await read(path)).subthemes as Doc[];
    const told = now.map((row) => [row.id, row.title]);
    assert.deepEqual(told, [[id, { en: 'Sea', fr: 'La mer' }]]);
    assert.equal((await change({ subthemes: [], ...PUBLISH }, 'locale=fr', path)).status, 200);
    assert.deepEqual((await read(path)).subthemes, now);
  });

  test('restores no version', async () => {
    const { docs } = (await translator.ask('GET', 'albums/versions?limit=1')).body as unknown as {
      docs: Doc[];
    };
    const restored = await translator.ask('POST', `albums/versions/${String(docs[0]?.id)}`, {});
    assert.equal(restored.status, 403);
  });

  test('copies texts into languages of their own, as a draft', async () => {
    const copy = copier(cms.cmsUrl, translator);
    const ofWork = { collectionSlug: 'albums', docID: ids.albums };
    await editor.save('PATCH', work(), { name: 'The Boat', description: 'Blue.', ...PUBLISH });
    await editor.save('PATCH', `${work()}?locale=zh`, { name: '船', ...PUBLISH });
    const before = await read(work());
    for (const toLocale of ['en', 'zh', 'all', '']) {
      for (const overrideData of [true, false]) {
        const told = await copy({ ...ofWork, fromLocale: 'fr', toLocale, overrideData });
        // All that French has is there in the other language: without writing over it there is nothing to copy.
        if (overrideData) assert.match(String(told), NOT_THEIRS, toLocale);
        assert.deepEqual(await read(work(), 'draft=true'), before, toLocale);
      }
    }
    // What is there stays; a text that Chinese lacks is not taken from English.
    assert.equal(
      await copy({ ...ofWork, fromLocale: 'zh', toLocale: 'ar', overrideData: false }),
      200,
    );
    assert.equal(
      await copy({ ...ofWork, fromLocale: 'en', toLocale: 'fr', overrideData: false }),
      200,
    );
    assert.deepEqual(await read(work()), before);
    const draft = await read(work(), 'draft=true');
    const { fr } = before.name as Record<string, string>;
    assert.deepEqual(draft.name, { en: 'The Boat', fr, zh: '船', ar: '船' });
    const written = Object.entries(draft.description ?? {}).filter(([, text]) => text);
    assert.deepEqual(Object.fromEntries(written), { en: 'Blue.', fr: 'Blue.' });
    assert.equal(draft.author, before.author);
    assert.equal(
      await copy({ ...ofWork, fromLocale: 'en', toLocale: 'fr', overrideData: true }),
      200,
    );
    const over = await read(work(), 'draft=true');
    assert.deepEqual(over.name, { en: 'The Boat', fr: 'The Boat', zh: '船', ar: '船' });
    assert.deepEqual(await read(work()), before);

    const footer = await read('globals/footer');
    const ofFooter = { globalSlug: 'footer', fromLocale: 'en', toLocale: 'zh', overrideData: true };
    assert.match(String(await copy(ofFooter)), NOT_THEIRS);
    assert.deepEqual(await read('globals/footer'), footer);
    const foreign = await copier(cms.cmsUrl)({ ...ofWork, fromLocale: 'en', toLocale: 'es' });
    assert.notEqual(foreign, 200);
    assert.deepEqual(await read(work(), 'draft=true'), over);
  });

  test('describes a picture, but doesn’t replace it', async () => {
    const path = `media/${ids.media}`;
    const before = await read(path);
    assert.equal((await change({ alt: 'Un point', private: true }, 'locale=fr', path)).status, 200);
    const { alt, updatedAt, ...rest } = await read(path);
    assert.deepEqual(alt, { en: 'A pixel', fr: 'Un point' });
    assert.ok(updatedAt);
    const { alt: _alt, updatedAt: _at, ...restBefore } = before;
    assert.deepEqual(rest, restBefore);
    const replaced = await translator.ask('PATCH', `${path}?locale=fr`, aPicture());
    assert.equal(replaced.status, 403);
  });

  test('crops no picture, nor does an editor: its name tells its bytes', async () => {
    const form = new FormData();
    form.set('file', await plainPicture('#345678', 'wall.png'));
    const path = `media/${(await editor.save('POST', 'media', form)).id}`;
    const stored = async () => {
      const { filename, width, height, filesize } = await read(path);
      const bytes = readFileSync(join(cms.media, String(filename)));
      return { filename, width, height, filesize, bytes };
    };
    const before = await stored();
    const crop = 'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0';
    const size = 'uploadEdits[widthInPixels]=30&uploadEdits[heightInPixels]=20';
    for (const { ask } of [translator, editor]) {
      const body = { alt: 'Un mur' };
      const { status } = await ask('PATCH', `${path}?locale=fr&${crop}&${size}`, body);
      assert.equal(status, 200);
      assert.deepEqual(await stored(), before);
    }
  });

  test('adds no picture to a text but one that it has in another language', async () => {
    const [shown, other] = [
      await editor.save('POST', 'media', aPicture()),
      await editor.save('POST', 'media', aPicture()),
    ];
    const html = ({ filename }: Doc, text: string) =>
      `<p>${text}</p><img src="/download/${String(filename)}">`;
    const item = { title: 'Opening', category: 'news', html: html(shown, 'Today'), ...PUBLISH };
    const path = `news/${(await editor.save('POST', 'news', item)).id}`;
    const translate = (body: Doc) => change({ ...body, ...PUBLISH }, 'locale=fr', path);
    const kept = { title: 'Ouverture', html: html(shown, 'Aujourd’hui') };
    assert.equal((await translate(kept)).status, 200);
    assert.equal((await translate({ title: 'Inauguration' })).status, 200);
    const upload = { type: 'upload', version: 3, relationTo: 'media', value: other.id, fields: {} };
    const root = { type: 'root', version: 1, format: '', indent: 0, direction: 'ltr' };
    for (const more of [
      { html: html(other, 'Aujourd’hui') },
      { html: html(shown, html(other, 'Aujourd’hui')) },
      { content: { root: { ...root, children: [upload] } } },
    ])
      for (const status of [PUBLISH, { _status: 'draft' }])
        await refuses({ ...more, ...status }, 'locale=fr', path);
    const biography = html(other, 'Peintre');
    await refuses({ biography }, 'locale=fr', `guestPersons/${ids.guestPersons}`);
  });

  test('writes the footer in French, and its links stay', async () => {
    const nav = { title: 'Links', items: [{ name: 'News', link: '/news' }] };
    await editor.save('POST', 'globals/footer', { nav, copyright: { desc: 'Ours' } });
    type Footer = { nav: { title: Record<string, string>; items: { id: string }[] } };
    const saved = (await read('globals/footer')) as Footer;
    assert.equal(saved.nav.title.en, 'Links');
    const id = saved.nav.items[0]?.id;
    const items = [
      { id, name: 'Nouvelles', link: 'https://evil.example' },
      { name: 'Encore', link: '/more' },
    ];
    const sent = { nav: { title: 'Liens', items } };
    const answer = await translator.ask('POST', 'globals/footer?locale=fr', sent);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    const now = await read('globals/footer');
    assert.deepEqual(now.nav, {
      title: { ...saved.nav.title, fr: 'Liens' },
      items: [{ id, name: { en: 'News', fr: 'Nouvelles' }, link: '/news' }],
    });
    const chinese = await translator.ask('POST', 'globals/footer?locale=zh', sent);
    assert.equal(chinese.status, 403);
  });

  test('stores no English text of the footer as one of another language', async () => {
    type Texts = Record<string, string | null>;
    type Footer = { nav: { title: Texts }; service: { title: Texts; desc: Texts } };
    // What an exhibition begins with has none of it, in any language.
    await editor.save('POST', 'globals/footer', { service: { title: 'Contact', desc: 'Ours' } });
    const sent = { nav: { title: 'Liens' } };
    for (const { ask } of [translator, editor])
      assert.equal((await ask('POST', 'globals/footer?locale=fr', sent)).status, 200);
    const ofFooter = { globalSlug: 'footer', fromLocale: 'fr', toLocale: 'ar' };
    assert.equal(await copier(cms.cmsUrl, translator)({ ...ofFooter, overrideData: true }), 200);
    const { nav, service } = (await read('globals/footer')) as Footer;
    assert.deepEqual([service.title.en, service.desc.en], ['Contact', 'Ours']);
    for (const locale of ['fr', 'ar']) {
      const texts = [nav.title, service.title, service.desc].map((text) => text[locale] ?? null);
      assert.deepEqual(texts, ['Liens', null, null], locale);
    }
  });

  test('writes beside a link that is stored and would not be taken', async () => {
    const nav = { items: [{ name: 'Home', link: '/' }] };
    await editor.save('POST', 'globals/footer', { nav });
    await cms.run(`UPDATE footer_nav_items SET link = 'example.org'`);
    type Footer = { nav: { items: { id: string; link: string }[] } };
    const linked = async () => ((await read('globals/footer')) as Footer).nav.items[0];
    const stored = await linked();
    assert.equal(stored?.link, 'example.org');
    const write = (who: Person, link: string, locale: string) => {
      const items = [{ id: stored?.id, name: `Home in ${locale}`, link }];
      return who.ask('POST', `globals/footer?locale=${locale}`, { nav: { items } });
    };
    assert.equal((await write(translator, 'example.org', 'fr')).status, 200);
    assert.equal((await write(editor, 'example.org', 'en')).status, 200);
    assert.equal((await write(editor, 'example.com', 'en')).status, 400);
    assert.equal((await linked())?.link, 'example.org');
  });
});
