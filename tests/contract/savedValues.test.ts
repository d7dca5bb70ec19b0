import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms } from './support/ownCms';
import { signedIn, type Person } from './support/people';

const PUBLISHED = { _status: 'published' };

describe('What an editor enters by REST', { skip: !hasDatabase }, () => {
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

  async function refused(method: string, path: string, body: object) {
    const { status, body: answer } = await editor.ask(method, path, body);
    assert.equal(status, 400, `${method} ${path}: ${JSON.stringify(answer)}`);
    return JSON.stringify(answer);
  }
  const aYear = async (year: string, fields: object) =>
    (await editor.save('POST', 'years', { year, ...fields })).id;

  describe('and a rule refuses', () => {
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
  });
});
