import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { editorOf } from '../support/editor';
import { until } from '../support/until.mjs';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms, isPostgres } from './support/ownCms';

describe('What the websites have to be told (docs/decisions/0037)', { skip: !hasDatabase }, () => {
  let website: Awaited<ReturnType<typeof aListener>>;
  let cms: Awaited<ReturnType<typeof anOwnCms>>;
  before(async () => {
    website = await aListener();
    cms = await anOwnCms(website.origin);
  });
  after(async () => {
    await cms?.stop();
    website?.stop();
  });

  const kept = () => cms.run('SELECT note, is_echo FROM outbox');
  const timesHeard = (tag: string) => website.heard.filter(({ tags }) => tags.includes(tag)).length;

  test('is told twice, then nothing of it is kept', async () => {
    await editorOf(cms).setGlobal('footer', { link: '/a' });
    assert.match(String((await kept())[0]?.note), /webContent:footer/);
    await until('the note is told twice', () => timesHeard('webContent:footer') === 2);
    await until('nothing is kept', async () => (await kept()).length === 0);
  });

  test('is told after the restart of a CMS that was killed between the save and the note', async () => {
    website.status = 503;
    const editor = editorOf(cms);
    await editor.publish('labels', { id: '2031', title: 'A year', kind: 'year' });
    await cms.kill();
    assert.equal((await kept()).length, 1);
    assert.equal(timesHeard('webContent'), 0);
    website.status = 200;
    await cms.start();
    await until('the note is told', () => timesHeard('webContent') === 2);
    await until('nothing is kept', async () => (await kept()).length === 0);
  });

  test(
    'is nothing when the save is rolled back',
    { skip: !isPostgres && 'SQLite has no transaction: decision 0037' },
    async () => {
      await cms.run(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'refused at the commit'; END $$`);
      await cms.run(`CREATE CONSTRAINT TRIGGER refused AFTER INSERT ON labels
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`);
      const heard = website.heard.length;
      const editor = editorOf(cms);
      const label = { id: '2032', title: 'A year', kind: 'year' };
      const stored = () => cms.run(`SELECT id FROM labels WHERE id = '2032'`);
      await editor.publish('labels', label).catch(() => undefined);
      assert.equal((await stored()).length, 0);
      assert.deepEqual(await kept(), []);
      await wait(1500);
      assert.equal(website.heard.length, heard);

      // Nothing else kept it from being saved.
      const before = timesHeard('webContent');
      await cms.run('DROP TRIGGER refused ON labels');
      await editor.publish('labels', label);
      assert.equal((await stored()).length, 1);
      await until('the note is told', () => timesHeard('webContent') === before + 2);
    },
  );
});
