import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { MOST_IDS } from '@/lib/contract/tags';
import { editorOf } from '../support/editor';
import { until } from '../support/until.mjs';
import { brittleProxy } from './support/brittleProxy';
import { during, waits } from './support/heldMoment';
import { aListener, anOwnCms, isPostgres } from './support/ownCms';
import { aPicture, signedIn } from './support/people';

const CONNECTIONS = 8;
/** More than there are connections; all of them may be told in one note, which names so many requests. */
const CHANGES = MOST_IDS;

/** Two with an empty database of their own; the first reaches it by a proxy that can break. */
describe('Several CMS on one PostgreSQL (docs/decisions/0040)', { skip: !isPostgres }, () => {
  let website: Awaited<ReturnType<typeof aListener>>;
  let proxy: Awaited<ReturnType<typeof brittleProxy>>;
  let one: Awaited<ReturnType<typeof anOwnCms>>;
  let two: Awaited<ReturnType<typeof one.twin>>;
  let ownUrl = '';

  before(async () => {
    website = await aListener();
    one = await anOwnCms(website.origin, {
      env: { DATABASE_POOL_MAX: String(CONNECTIONS), DATABASE_STATEMENT_SECONDS: '1' },
      addressOf: async (databaseUrl) => {
        ownUrl = databaseUrl;
        const url = new URL(databaseUrl);
        proxy = await brittleProxy({ host: url.hostname, port: Number(url.port) });
        url.port = String(proxy.port);
        return url.href;
      },
    });
    one.listen();
    two = await one.twin();
  });
  after(async () => {
    await two?.stop();
    await one?.stop();
    proxy?.stop();
    website?.stop();
  });

  const health = async () => (await fetch(`${one.cmsUrl}/health`)).status;
  const aLabel = (id: number) => ({ id: `${3000 + id}`, title: 'A year', kind: 'year' });

  test('an editor who is signed in to one works with the other', async () => {
    const { token } = await editorOf(one).session();
    const headers = { authorization: `JWT ${token}` };
    const seen = await fetch(`${two.cmsUrl}/api/editors/me`, { headers });
    assert.equal((await seen.json()).user.email, one.editor.email);
  });

  test('each change is told twice all in all, whichever of them sends it', async () => {
    const { token } = await editorOf(one).session();
    const ids = Array.from({ length: CHANGES }, (_, at) => `change-number-${at}`);
    const answers = await Promise.all(
      ids.map((id, at) =>
        fetch(`${[one, two][at % 2]?.cmsUrl}/api/labels`, {
          method: 'POST',
          headers: {
            authorization: `JWT ${token}`,
            'content-type': 'application/json',
            'x-request-id': id,
          },
          body: JSON.stringify({ ...aLabel(at), _status: 'published' }),
        }),
      ),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
    const kept = () => one.run('SELECT id FROM outbox');
    await until('nothing is kept', async () => (await kept()).length === 0);
    for (const id of ids) {
      const told = website.heard.filter((note) => note.ids.includes(id));
      assert.equal(told.length, 2, id);
    }
  });

  describe('Of two whose clocks differ, what the slow one saves after the fast one is newer', () => {
    const ofFastClock = (id: string) =>
      one.run(
        `UPDATE _news_v SET updated_at = updated_at + interval '50 seconds' WHERE parent_id = ?`,
        [Number(id)],
      );
    /** As its form shows it. */
    async function shown(id: string) {
      const { token } = await editorOf(one).session();
      const headers = { authorization: `JWT ${token}` };
      const answer = await fetch(`${one.cmsUrl}/api/news/${id}?draft=true&depth=0`, { headers });
      const { title, _status } = await answer.json();
      return [title, _status];
    }
    const aNews = (title: string) => editorOf(one).publish('news', { title, category: 'news' });

    test('a draft', async () => {
      const editor = editorOf(one);
      const id = await aNews('Of the fast clock');
      await ofFastClock(id);
      await editor.saveDraft('news', id, { title: 'Newer' });
      const newest = await editor.find('news', `where[id][equals]=${id}&draft=true`);
      assert.deepEqual(
        newest.map(({ title }) => title),
        ['Newer'],
      );
    });

    test('what is published, also than a draft', async () => {
      const editor = editorOf(one);
      const id = await aNews('First');
      await editor.saveDraft('news', id, { title: 'Draft of the fast clock' });
      await ofFastClock(id);
      await editor.change('news', id, { title: 'Published' });
      assert.deepEqual(await shown(id), ['Published', 'published']);
      await editor.saveDraft('news', id, { title: 'Next draft' });
      assert.deepEqual(await shown(id), ['Next draft', 'draft']);
    });

    test('what is unpublished, also than an earlier draft', async () => {
      const editor = editorOf(one);
      const id = await aNews('First');
      await editor.saveDraft('news', id, { title: 'Draft of the fast clock' });
      await editor.change('news', id, { title: 'Published' });
      await ofFastClock(id);
      await editor.unpublish('news', id);
      assert.deepEqual(await shown(id), ['Published', 'draft']);
    });
  });

  test('saves that take all connections don’t wait for each other', async () => {
    const editor = editorOf(one);
    const labels = Array.from({ length: CONNECTIONS + 1 }, (_, at) => aLabel(at));
    const saved = labels.map(({ id }) => editor.change('labels', id, { title: 'Renamed' }));
    await Promise.all(saved);
    const taken = await one.run(
      `SELECT count(*) AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'one-world-cms'`,
    );
    // Of both, each of which has this many at most.
    const count = Number(taken[0]?.count);
    assert.ok(count > 0 && count <= 2 * CONNECTIONS, `${count} connections`);
  });

  test('of many works that are saved at once none is reported as saved when another has ended their transaction', async () => {
    const editor = await signedIn(one.cmsUrl, one.editor);
    const make = async (slug: string, data: unknown) => (await editor.save('POST', slug, data)).id;
    const picture = (name: string) => make('media', aPicture({ alt: name }, `${name}.png`));
    const [before, later] = [await picture('before'), await picture('later')];
    const aWork = () => make('albums', { name: 'Sea', cover: before, _status: 'published' });
    const works = [await aWork(), await aWork()];
    // The second work’s certificates outlast the first work’s save; the lock is on the last to be written.
    const made: number[] = [];
    for (let at = 0; at < CONNECTIONS; at += 1) {
      const certificate = { num: `M-${at}`, album: works[1], certPhotos: [before] };
      made.push(await make('certificates', certificate));
    }
    const lock = `SELECT id FROM certificates WHERE id = ${made[0]} FOR UPDATE`;
    const { status, body } = await during(ownUrl, lock, async () => {
      const where = `where[id][in]=${works.join(',')}`;
      const answer = editor.ask('PATCH', `albums?${where}`, { cover: later });
      // Else the first was done before: the second fails at once.
      await Promise.race([waits(one.run, 'certificates').catch(() => undefined), answer]);
      return answer;
    });
    // A statement that failed, and no refusal.
    assert.ok(status >= 400, `${status}`);
    assert.match(JSON.stringify(body.errors), /An unknown error occurred/);
    const named = (body.docs ?? []) as { id: number }[];
    const saved = await one.run('SELECT id FROM albums WHERE cover_id = ? ORDER BY id', [later]);
    assert.deepEqual(
      named.map(({ id }) => id).sort((a, b) => a - b),
      saved.map(({ id }) => id),
    );
  });

  test('goes on by itself after a time without the database', async () => {
    const before = one.pid();
    for (const round of [1, 2, 3, 4, 5]) {
      proxy.leave();
      assert.equal(await health(), 503, `round ${round}`);
      proxy.comeBack();
      await until('it is healthy again', async () => (await health()) === 200);
    }
    await editorOf(one).setGlobal('footer', { link: '/after' });
    assert.equal(one.pid(), before);
  });

  test('says so when a session can’t be looked up, not that it is over', async () => {
    const { token } = await editorOf(one).session();
    const editor = { authorization: `JWT ${token}` };
    const stranger = { authorization: 'JWT made.up.token' };
    const put = async (headers: object, size: number) => {
      const answer = await fetch(`${one.cmsUrl}/api/imports/none/files?name=sea.jpg`, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream', ...headers },
        body: new Uint8Array(size),
      });
      return answer.status;
    };
    // The session of a long one is looked up before it is read.
    for (const size of [10, 200_000]) {
      proxy.leave();
      assert.equal(await put(editor, size), 503, `${size} bytes`);
      assert.equal(await put({}, size), 401, `${size} bytes`);
      proxy.comeBack();
      await until('it is healthy again', async () => (await health()) === 200);
      assert.equal(await put(stranger, size), 401, `${size} bytes`);
      assert.ok(![401, 503].includes(await put(editor, size)), `${size} bytes`);
    }
  });

  test('says in time that the database doesn’t answer, and why it has no connection', async () => {
    const editor = editorOf(one);
    await editor.session();
    proxy.fallSilent();
    const { length } = one.said();
    assert.equal(await health(), 503);
    await until('it says why', () => one.said().slice(length).includes('no answer within 2 s'));
    const calls = Array.from({ length: 3 * CONNECTIONS }, (_, at) =>
      at % 2
        ? editor.setGlobal('footer', { link: `/${at}` })
        : fetch(`${one.cmsUrl}/services/auth/menu/getTreeByAppId?appId=artexh&t=${at}`),
    );
    await Promise.allSettled(calls);
    const why = 'no connection was free within 3 s: 4 of 4 are in use (DATABASE_POOL_MAX)';
    assert.ok(one.said().includes(why), one.said().slice(-2000));
    proxy.comeBack();
    // What was sent into the silence is never answered.
    await until('it is healthy again', async () => (await health()) === 200);
    await until('it saves again', () =>
      editorOf(one)
        .setGlobal('footer', { link: '/again' })
        .then(
          () => true,
          () => false,
        ),
    );
    const all = Array.from({ length: CONNECTIONS + 1 }, (_, at) => aLabel(at));
    await Promise.all(all.map(({ id }) => editor.change('labels', id, { title: 'Again' })));
    assert.ok(!/unhandled|uncaught/i.test(one.said()), one.said().slice(-2000));
  });
});
