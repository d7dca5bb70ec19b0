import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { hasDatabase } from './support/database';
import { during, waits } from './support/heldMoment';
import { aListener, anOwnCms, isPostgres } from './support/ownCms';
import { signedIn, type Person } from './support/people';

const NOT_FOUND = 404;

/** Of two who write one document at once the database itself holds one until the other is where it is to be. */
describe('What is deleted while somebody saves it', { skip: !hasDatabase }, () => {
  let website: Awaited<ReturnType<typeof aListener>>;
  let cms: Awaited<ReturnType<typeof anOwnCms>>;
  let editor: Person;
  let databaseUrl = '';

  before(async () => {
    website = await aListener();
    cms = await anOwnCms(website.origin, { addressOf: async (url) => (databaseUrl = url) });
    editor = await signedIn(cms.cmsUrl, cms.editor);
  });
  after(async () => {
    await cms?.stop();
    website?.stop();
  });

  async function aNews() {
    const news = { title: 'Seen by visitors', category: 'news', _status: 'published' };
    return (await editor.save('POST', 'news', news)).id;
  }
  const save = (id: number, query = '') =>
    editor.ask('PATCH', `news/${id}${query}`, { title: 'Newer' });
  /** Its row and its versions. */
  const left = (id: number) =>
    Promise.all([
      cms.run(`SELECT id FROM news WHERE id = ${id}`),
      cms.run(`SELECT id FROM _news_v WHERE parent_id = ${id} OR parent_id IS NULL`),
    ]);
  const deletion = (id: number) =>
    `DELETE FROM _news_v WHERE parent_id = ${id}; DELETE FROM news WHERE id = ${id};`;

  /** The save has read the document, and hasn't written it yet. */
  async function savedAfter(id: number, query: string) {
    if (isPostgres) {
      const { saving } = await during(databaseUrl, deletion(id), async () => {
        const begun = { saving: save(id, query) };
        await waits(cms.run, 'news');
        return begun;
      });
      return saving;
    }
    // What visitors see is announced before it is written.
    await cms.run(`CREATE TRIGGER meanwhile AFTER INSERT ON outbox BEGIN ${deletion(id)} END`);
    try {
      return await save(id, query);
    } finally {
      await cms.run('DROP TRIGGER meanwhile');
    }
  }

  for (const [what, query] of [
    ['save', ''],
    ['draft', '?draft=true'],
  ] as const) {
    test(`isn’t there again by a ${what}, which is refused`, async () => {
      const id = await aNews();
      const answer = await savedAfter(id, query);
      assert.equal(answer.status, NOT_FOUND, JSON.stringify(answer.body));
      assert.equal(answer.body.errors?.[0]?.message, 'It was deleted meanwhile.');
      assert.deepEqual(await left(id), [[], []]);
    });
  }

  test(
    'goes with the version that is just being saved',
    { skip: !isPostgres && 'SQLite has no transaction' },
    async () => {
      const id = await aNews();
      // The save has written the document and its version, and can't tell of it yet.
      const { both } = await during(
        databaseUrl,
        'LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE',
        async () => {
          const saving = save(id);
          await waits(cms.run, 'insert into "outbox"');
          const begun = { both: Promise.all([saving, editor.ask('DELETE', `news/${id}`)]) };
          await waits(cms.run, 'news');
          return begun;
        },
      );
      const statuses = (await both).map(({ status }) => status);
      assert.deepEqual(statuses, [200, 200]);
      assert.deepEqual(await left(id), [[], []]);
    },
  );

  test(
    'is left out of many that are withdrawn, and the others are withdrawn',
    { skip: !isPostgres && 'SQLite has no transaction' },
    async () => {
      const [gone, other] = [await aNews(), await aNews()];
      const locks = 'LOCK TABLE payload_locked_documents IN ACCESS EXCLUSIVE MODE';
      // All have been read, and not yet looked at one by one.
      const { withdrawing } = await during(databaseUrl, `${locks}; ${deletion(gone)}`, async () => {
        const many = `news?where[id][in]=${gone},${other}`;
        const begun = { withdrawing: editor.ask('PATCH', many, { _status: 'draft' }) };
        await waits(cms.run, 'payload_locked_documents');
        return begun;
      });
      const { body } = await withdrawing;
      const messages = (body.errors ?? []).map(({ message }) => message);
      assert.deepEqual(messages, ['It was deleted meanwhile.']);
      assert.deepEqual(await left(gone), [[], []]);
      const [row] = await cms.run(`SELECT _status FROM news WHERE id = ${other}`);
      assert.equal(row?._status, 'draft');
    },
  );

  test(
    'goes with what is planned for it and just due',
    { skip: !isPostgres && 'SQLite locks no rows' },
    async () => {
      const id = await aNews();
      const input = {
        type: 'unpublish',
        doc: { relationTo: 'news', value: String(id) },
        user: { relationTo: 'editors', value: editor.id },
      };
      const row = `SELECT id FROM news WHERE id = ${id} FOR NO KEY UPDATE`;
      cms.listen();
      const { deleting } = await during(databaseUrl, row, async () => {
        const begun = { deleting: editor.ask('DELETE', `news/${id}`) };
        await waits(cms.run, 'FOR UPDATE');
        await cms.run(
          `INSERT INTO payload_jobs (input, task_slug, wait_until, processing, has_error, total_tried)
           VALUES (?, 'schedulePublish', now(), FALSE, FALSE, 0)`,
          [JSON.stringify(input)],
        );
        await waits(cms.run, 'FOR NO KEY UPDATE');
        return begun;
      });
      const { status, body } = await deleting;
      assert.equal(status, 200, JSON.stringify(body));
      assert.deepEqual(await left(id), [[], []]);
      assert.deepEqual(await cms.run('SELECT id FROM payload_jobs'), []);
      assert.doesNotMatch(cms.said(), /deadlock/);
    },
  );
});
