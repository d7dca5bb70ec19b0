import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { until } from '../support/until.mjs';
import { testLivePreview } from './parts/livePreview';
import { testVersions } from './parts/versions';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms, isPostgres } from './support/ownCms';
import { emailOf, oneOfEach, PASSWORD, signedIn, type Person } from './support/people';
import { askServerFunction } from './support/serverFunction';
import { answerFrom } from './support/service';

/** As cms/schedules/jobs.ts has it. */
const LEASE_MS = 15_000;

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

describe('What editors plan (docs/decisions/0049)', { skip: !hasDatabase }, () => {
  let website: Awaited<ReturnType<typeof aListener>>;
  let cms: Awaited<ReturnType<typeof anOwnCms>>;
  let organiser: Person;
  let people: Awaited<ReturnType<typeof oneOfEach>>;

  before(async () => {
    website = await aListener();
    cms = await anOwnCms(website.origin);
    cms.listen();
    organiser = await signedIn(cms.cmsUrl, cms.editor);
    people = await oneOfEach(cms.cmsUrl, organiser);
  });
  after(async () => {
    await cms?.stop();
    website?.stop();
  });

  const aDraft = async (fields: object = {}) =>
    (await organiser.save('POST', 'news?draft=true', { title: 'N', category: 'news', ...fields }))
      .id;
  const published = async (id: number) =>
    (await cms.run(`SELECT id FROM news WHERE id = ? AND _status = 'published'`, [id])).length > 0;
  const jobs = () => cms.run('SELECT id, has_error, error FROM payload_jobs ORDER BY id');
  const errors = async () => JSON.stringify((await jobs()).map(({ error }) => error));

  type Plan = {
    id: number;
    type?: string;
    at?: string;
    author?: number;
    processing?: boolean;
    tries?: number;
    heldMs?: number;
  };
  /** As the drawer stores it. */
  const plan = ({
    id,
    type = 'publish',
    at = inMs(0),
    author,
    processing = false,
    tries = 0,
    // The lease of who was killed ends in three seconds.
    heldMs = 3000,
  }: Plan) =>
    cms.run(
      `INSERT INTO payload_jobs (input, task_slug, wait_until, updated_at, processing, has_error, total_tried)
       VALUES (?, 'schedulePublish', ?, ?, ${processing}, FALSE, ${tries})`,
      [
        JSON.stringify({
          type,
          doc: { relationTo: 'news', value: String(id) },
          user: { relationTo: 'editors', value: author ?? organiser.id },
        }),
        at,
        inMs(heldMs - LEASE_MS),
      ],
    );
  const endLeases = () => cms.run('UPDATE payload_jobs SET updated_at = ?', [inMs(-LEASE_MS)]);
  const startPage = async () => {
    const headers = { ...organiser.headers, 'accept-language': 'en' };
    return (await fetch(`${cms.cmsUrl}/admin`, { headers })).text();
  };
  const nothingIsLeft = () => until('nothing is left', async () => (await jobs()).length === 0);

  test('is published at its time and withdrawn again, and the websites hear of both', async () => {
    const id = await aDraft();
    const { headers } = people.editor;
    for (const [type, hours] of [
      ['publish', 1],
      ['unpublish', 2],
    ] as const) {
      const doc = { relationTo: 'news', value: String(id) };
      const args = { type, date: inMs(hours * 3_600_000), doc, timezone: 'Europe/Paris' };
      await askServerFunction(cms.cmsUrl, { name: 'schedule-publish', args, headers });
    }
    const planned = await jobs();
    assert.equal(planned.length, 2);
    assert.equal(await published(id), false);
    const letBeDue = (job?: (typeof planned)[number]) =>
      cms.run('UPDATE payload_jobs SET wait_until = ? WHERE id = ?', [inMs(0), Number(job?.id)]);
    await letBeDue(planned[0]);
    await until('it is published', () => published(id));
    await until('it is told', () => website.heard.some(({ tags }) => tags.includes(`news:${id}`)));
    await letBeDue(planned[1]);
    await until('it is withdrawn', async () => !(await published(id)));
    await until('that is told', () =>
      website.heard.some(({ withdrawn }) => withdrawn.includes(`news:${id}`)),
    );
    await nothingIsLeft();
  });

  test('is planned and taken back only by who may publish', async () => {
    const id = await aDraft();
    const doc = { relationTo: 'news', value: String(id) };
    const args = { type: 'publish', date: inMs(3_600_000), doc };
    const asked = (given: object, { headers }: Partial<Person> = {}) =>
      askServerFunction(cms.cmsUrl, { name: 'schedule-publish', args: given, headers });
    const count = async () => (await jobs()).length;
    assert.equal(await count(), 0);
    await asked(args);
    const { translator, moderator, juror, editor } = people;
    for (const who of [translator, moderator, juror]) await asked(args, who);
    const odd = [
      { date: inMs(-60_000) },
      { date: 'soon' },
      { type: 'delete' },
      { localeToPublish: 'fr' },
      { doc: { relationTo: 'editors', value: '1' } },
      { doc: { relationTo: 'labels', value: '2024' } },
      { doc: { relationTo: 'news', value: '999999' } },
      { doc: undefined, global: 'pages' },
    ];
    for (const change of odd) await asked({ ...args, ...change }, editor);
    assert.equal(await count(), 0);
    const tooLate = await asked({ ...args, date: inMs(-60_000) }, editor);
    assert.match(tooLate.text, /"error":"Choose a time that is still to come\."/);

    await asked(args, editor);
    const [job] = await jobs();
    await asked({ deleteID: job?.id });
    for (const who of [translator, moderator, juror]) await asked({ deleteID: job?.id }, who);
    assert.equal(await count(), 1);
    for (const { ask } of [...Object.values(people), await signedIn(cms.cmsUrl)]) {
      for (const [method, path, body] of [
        ['GET', 'payload-jobs'],
        ['GET', `payload-jobs/${job?.id}`],
        ['GET', 'payload-jobs/run?allQueues=true'],
        ['POST', 'payload-jobs', { taskSlug: 'schedulePublish' }],
        ['PATCH', `payload-jobs/${job?.id}`, { waitUntil: inMs(0) }],
        ['DELETE', `payload-jobs/${job?.id}`],
      ] as const) {
        const { status } = await ask(method, path, body);
        assert.ok([401, 403].includes(status), `${method} ${path}: ${status}`);
      }
    }
    assert.equal(await count(), 1);
    await asked({ deleteID: job?.id }, editor);
    assert.equal(await count(), 0);
  });

  test('goes with its document', async () => {
    const id = await aDraft();
    await plan({ id, at: inMs(3_600_000) });
    await organiser.save('DELETE', `news/${id}`);
    assert.deepEqual(await jobs(), []);
  });

  test('is not published again after somebody has withdrawn it, also among many', async () => {
    const ids = await Promise.all([aDraft(), aDraft(), aDraft()]);
    for (const id of ids) {
      await organiser.save('PATCH', `news/${id}`, { _status: 'published' });
      await plan({ id, at: inMs(3_600_000) });
      // A draft beside it withdraws nothing.
      await organiser.save('PATCH', `news/${id}?draft=true`, { title: 'Newer', _status: 'draft' });
    }
    assert.equal((await jobs()).length, ids.length);
    const [alone, ...many] = ids;
    const draft = { _status: 'draft' };
    await organiser.save('PATCH', `news/${alone}?unpublishAllLocales=true`, draft);
    for (const id of many) await organiser.save('PATCH', `news/${id}`, { _status: 'published' });
    await organiser.save('PATCH', `news?where[id][in]=${many.join()}`, draft);
    for (const id of ids) assert.equal(await published(id), false);
    assert.deepEqual(await jobs(), []);
  });

  test('is published again by a plan after another has withdrawn it', async () => {
    const id = await aDraft();
    await organiser.save('PATCH', `news/${id}`, { _status: 'published' });
    await plan({ id, at: inMs(3_600_000) });
    await plan({ id, type: 'unpublish' });
    await until('it is withdrawn', async () => (await jobs()).length === 1);
    assert.equal(await published(id), false);
    await cms.run('UPDATE payload_jobs SET wait_until = ?', [inMs(0)]);
    await nothingIsLeft();
    assert.equal(await published(id), true);
  });

  test('is withdrawn though a newer draft is incomplete, and not published so', async () => {
    const id = await aDraft();
    await organiser.save('PATCH', `news/${id}`, { _status: 'published' });
    await organiser.save('PATCH', `news/${id}?draft=true`, { title: '', _status: 'draft' });
    await plan({ id, type: 'unpublish' });
    await until('it is withdrawn', async () => !(await published(id)));
    await nothingIsLeft();
    await plan({ id });
    await until('it is given up', async () => /refused/.test(await errors()));
    await cms.run('DELETE FROM payload_jobs');
  });

  test('is told and published by its title in French, where it has none in English', async () => {
    const data = { title: 'Ouverture', category: 'news' };
    const { id } = await organiser.save('POST', 'news?draft=true&locale=fr', data);
    await plan({ id, at: inMs(3_600_000) });
    assert.match(await startPage(), />Ouverture<\/a>/);
    await cms.run('UPDATE payload_jobs SET wait_until = ?', [inMs(0)]);
    await nothingIsLeft();
    assert.equal(await published(id), true);
    const titles = await cms.run(
      'SELECT _locale, title FROM news_locales WHERE _parent_id = ? AND title IS NOT NULL',
      [id],
    );
    assert.deepEqual(
      titles.map(({ _locale, title }) => [_locale, title]),
      [['fr', 'Ouverture']],
    );
  });

  test('tells what to do about what was not published, and about what was not withdrawn', async () => {
    const id = await aDraft();
    for (const [type, advice] of [
      ['publish', 'Open it and publish it.'],
      ['unpublish', 'Open it and unpublish it.'],
    ] as const) {
      await plan({ id, type, at: inMs(3_600_000) });
      const fault = `has_error = TRUE, error = '{"fault":"failed"}'`;
      await cms.run(`UPDATE payload_jobs SET ${fault}, updated_at = ?`, [inMs(60_000)]);
      assert.ok((await startPage()).includes(`it failed several times. ${advice}`), type);
      await cms.run('DELETE FROM payload_jobs');
    }
  });

  test('what could not be done is forgotten when its document is saved', async () => {
    const [mended, other] = [await aDraft(), await aDraft()];
    const at = inMs(3_600_000);
    for (const id of [mended, other]) await plan({ id, at });
    await cms.run(`UPDATE payload_jobs SET has_error = TRUE, error = '{"fault":"refused"}'`);
    await plan({ id: mended, at });
    const [, ...kept] = await jobs();
    await organiser.save('PATCH', `news/${mended}?draft=true`, { title: 'Mended' });
    assert.deepEqual(await jobs(), kept);
    await cms.run('DELETE FROM payload_jobs');
  });

  test('is not done for who may no longer publish', async () => {
    const id = await aDraft();
    for (const author of [people.juror.id, people.translator.id, 999_999])
      await plan({ id, author });
    await until('all are given up', async () => (await errors()).match(/author/g)?.length === 3);
    assert.equal(await published(id), false);
    await cms.run('DELETE FROM payload_jobs');
  });

  test('is not done for a deleted account, nor for the next one, which never has its number', async () => {
    const anEditor = (name: string) =>
      organiser.save('POST', 'editors', { email: emailOf(name), password: PASSWORD });
    const id = await aDraft();
    const author = await anEditor('leaving');
    await plan({ id, author: author.id, at: inMs(3_600_000) });
    await organiser.save('DELETE', `editors/${author.id}`);
    const next = await anEditor('coming');
    assert.notEqual(next.id, author.id);
    await cms.run('UPDATE payload_jobs SET wait_until = ?', [inMs(0)]);
    await until('it is given up', async () => /author/.test(await errors()));
    assert.equal(await published(id), false);
    await cms.run('DELETE FROM payload_jobs');
    await organiser.save('DELETE', `editors/${next.id}`);
  });

  test('is tried again where the database failed, and given up after five tries', async () => {
    const [again, over] = [await aDraft(), await aDraft()];
    const { length } = cms.said();
    await cms.run('ALTER TABLE news_locales RENAME TO news_locales_away');
    try {
      await plan({ id: again });
      await until('it has failed', () => cms.said().slice(length).includes('"path":"schedule"'));
    } finally {
      await cms.run('ALTER TABLE news_locales_away RENAME TO news_locales');
    }
    await plan({ id: over, tries: 5 });
    await endLeases();
    await until('it is published', () => published(again));
    await until('it is given up', async () => /failed/.test(await errors()));
    assert.equal(await published(over), false);
    await cms.run('DELETE FROM payload_jobs');
  });

  test('is done after a time without the CMS, in its order, and after a kill in the middle', async () => {
    const [first, second] = [await aDraft(), await aDraft()];
    await cms.kill();
    await plan({ id: first, type: 'unpublish', at: inMs(-1000) });
    await plan({ id: first, at: inMs(-60_000) });
    await plan({ id: second, at: inMs(-120_000), processing: true });
    await cms.start();
    await nothingIsLeft();
    assert.deepEqual([await published(first), await published(second)], [false, true]);
  });

  test('loses no text by a kill in the middle of a save', { skip: isPostgres }, async () => {
    const id = await aDraft({ title: 'Whole' });
    await cms.kill();
    // As a killed process leaves it: the document without its texts, and a newest version that has none yet.
    await cms.run(
      `INSERT INTO _news_v (parent_id, version__status, version_updated_at, version_created_at, created_at, updated_at, latest)
       VALUES (?, 'published', ?, ?, ?, ?, TRUE)`,
      [id, ...Array.from({ length: 4 }, () => inMs(0))],
    );
    await cms.run('DELETE FROM news_locales WHERE _parent_id = ?', [id]);
    await plan({ id, processing: true, tries: 1 });
    await cms.start();
    await nothingIsLeft();
    assert.equal(await published(id), true);
    const titles = await cms.run('SELECT title FROM news_locales WHERE _parent_id = ?', [id]);
    assert.deepEqual(
      titles.map(({ title }) => title),
      ['Whole'],
    );
    const latest = await cms.run('SELECT id FROM _news_v WHERE parent_id = ? AND latest', [id]);
    assert.equal(latest.length, 1);
  });

  test('waits for nothing that is planned for another document', async () => {
    const [busy, free] = [await aDraft(), await aDraft()];
    await plan({ id: busy, type: 'unpublish', processing: true, heldMs: 60_000 });
    await plan({ id: busy, at: inMs(100) });
    await plan({ id: free, at: inMs(200) });
    await until('it is published', () => published(free));
    // The lease of the first job has not ended, and the second waits for it.
    assert.equal(await published(busy), false);
    await endLeases();
    await nothingIsLeft();
    assert.equal(await published(busy), true);
  });

  test('lets visitors be answered while many are published', { skip: isPostgres }, async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, () => aDraft()));
    const at = inMs(1000);
    for (const id of ids) await plan({ id, at });
    const count = async () => (await jobs()).length;
    const query = { category: 'news', label: 'news_FR', dCount: 1 };
    let answered = 0;
    await until('nothing is left', async () => {
      const before = await count();
      await answerFrom(cms.cmsUrl, 'newsList', { query });
      const left = await count();
      if (before < ids.length && left > 0) answered += 1;
      return left === 0;
    });
    assert.ok(answered > 0);
  });

  test('is done once by several CMS on one PostgreSQL', { skip: !isPostgres }, async () => {
    const twin = await cms.twin();
    const ids = await Promise.all(Array.from({ length: 12 }, () => aDraft()));
    const at = inMs(500);
    for (const id of ids) await plan({ id, at });
    await nothingIsLeft();
    await twin.stop();
    for (const id of ids) {
      const versions = await cms.run(
        `SELECT id FROM _news_v WHERE parent_id = ? AND version__status = 'published'`,
        [id],
      );
      assert.equal(versions.length, 1);
    }
  });

  describe('Earlier versions', () =>
    testVersions({ people: () => people, heard: () => website.heard }));

  describe('What is typed in the live preview', () =>
    testLivePreview({ cms: () => cms, people: () => people }));
});
