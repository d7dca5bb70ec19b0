import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms } from './support/ownCms';
import { signedIn, type Person } from './support/people';

const PUBLISHED = { _status: 'published' };
const DRAFT = { _status: 'draft' };

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
});
