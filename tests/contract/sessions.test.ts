import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { signIn } from '../support/signIn.mjs';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms, isPostgres } from './support/ownCms';
import { emailOf, PASSWORD, send, signedIn, type Person } from './support/people';

const AT_ONCE = 8;
const MANY = 20;
const MINUTE = 60_000;
/** `tokenExpiration` of cms/collections/editors.ts. */
const SESSION = 8 * 60 * MINUTE;
const EMAIL = emailOf('two-devices');
const CHANGED = 'another-password-for-tests';

/** One account on many devices: what one of them does leaves the others signed in (docs/decisions/0046). */
describe('Sessions of one account', { skip: !hasDatabase }, () => {
  let website: Awaited<ReturnType<typeof aListener>>;
  let cms: Awaited<ReturnType<typeof anOwnCms>>;
  let twin: Awaited<ReturnType<typeof cms.twin>> | undefined;
  let first: Person;

  before(async () => {
    website = await aListener();
    cms = await anOwnCms(website.origin);
    // On SQLite there is one process.
    twin = isPostgres ? await cms.twin() : undefined;
    first = await signedIn(cms.cmsUrl, cms.editor);
    await first.save('POST', 'editors', { email: EMAIL, password: PASSWORD, role: 'editor' });
  });
  after(async () => {
    await twin?.stop();
    await cms?.stop();
    website?.stop();
  });

  const originOf = (at: number) => (twin && at % 2 ? twin.cmsUrl : cms.cmsUrl);
  const enter = (at: number, password = PASSWORD) =>
    signIn(originOf(at), { email: EMAIL, password }, `192.0.2.${at + 1}`);
  const all = <T>(what: (at: number) => Promise<T>, count = AT_ONCE) =>
    Promise.all(Array.from({ length: count }, (_, at) => what(at)));
  /** Some go on with an act until the work is done, so that some are always in the middle of it. */
  async function meanwhile(act: (at: number) => Promise<unknown>, work: () => Promise<unknown>) {
    let isDone = false;
    const acting = all(async (at) => {
      while (!isDone) await act(at);
    });
    await work();
    isDone = true;
    await acting;
  }
  const ask = (at: number, token: string, path: string, method = 'GET', body?: object) =>
    send(`${originOf(at)}/api/editors/${path}`, {
      method,
      headers: { authorization: `JWT ${token}` },
      body,
    });
  const isIn = async (at: number, token: string) =>
    Boolean((await ask(at, token, 'me')).body.user as unknown);

  test(`${MANY} sign-ins at the same moment are all good`, async () => {
    const given = await all((at) => enter(at), MANY);
    assert.deepEqual(new Set(given.map(({ status }) => status)), new Set([200]));
    const good = await all((at) => isIn(at, given[at]?.token ?? ''), MANY);
    assert.equal(good.filter(Boolean).length, MANY);
  });

  const idOf = async () => {
    const found = await first.ask('GET', `editors?where[email][equals]=${EMAIL}`);
    return (found.body as unknown as { docs: { id: number }[] }).docs[0]?.id;
  };

  test('signing out, going on, saving and signing in at the same moment end or bring back no other session', async () => {
    const before = await all((at) => enter(at));
    const tokenOf = (at: number) => before[at]?.token ?? '';
    const id = String(await idOf());
    const acts = [
      (at: number) => ask(at, tokenOf(at), 'logout', 'POST'),
      (at: number) => ask(at, tokenOf(at), 'refresh-token', 'POST'),
      (at: number) => ask(at, tokenOf(at), id, 'PATCH', { name: `From ${at}` }),
      enter,
    ];
    const done = await all(async (at) => (await acts[at % acts.length]?.(at))?.status);
    assert.deepEqual(new Set(done), new Set([200]));
    const good = await all((at) => isIn(at, tokenOf(at)));
    assert.deepEqual(
      good,
      good.map((_, at) => at % acts.length !== 0),
    );
  });

  test('a session that goes on lasts as long as a new one', async () => {
    const id = Number(await idOf());
    await cms.run('DELETE FROM editors_sessions WHERE _parent_id = ?', [id]);
    const { token } = await enter(0);
    const soon = new Date(Date.now() + MINUTE).toISOString();
    await cms.run('UPDATE editors_sessions SET expires_at = ? WHERE _parent_id = ?', [soon, id]);
    const start = Date.now();
    assert.equal((await ask(0, token, 'refresh-token', 'POST')).status, 200);
    const find = 'SELECT expires_at FROM editors_sessions WHERE _parent_id = ?';
    const [row, ...others] = await cms.run(find, [id]);
    assert.deepEqual(others, []);
    const lasts = new Date(String(row?.expires_at)).getTime() - start;
    assert.ok(Math.abs(lasts - SESSION) < MINUTE, `${lasts} ms`);
    assert.equal(await isIn(0, token), true);
  });

  test('a role that an organiser takes away meanwhile stays away', async () => {
    const account = `editors/${await idOf()}`;
    for (const role of ['juror', 'editor', 'juror']) {
      const entering = all((at) => enter(at));
      await first.save('PATCH', account, { role });
      const given = await entering;
      assert.equal((await first.save('GET', account)).role, role);
      const good = await all((at) => isIn(at, given[at]?.token ?? ''));
      assert.equal(good.filter(Boolean).length, AT_ONCE);
    }
  });

  test('a role that an organiser takes away while one saves one’s own account stays away', async () => {
    const id = String(await idOf());
    const { token } = await enter(0);
    const save = (at: number) => ask(at, token, id, 'PATCH', { name: `From ${at}` });
    for (const role of ['editor', 'juror', 'editor', 'juror', 'editor', 'juror']) {
      await meanwhile(save, () => first.save('PATCH', `editors/${id}`, { role }));
      assert.equal((await first.save('GET', `editors/${id}`)).role, role);
    }
  });

  test('a role stays what it is in saves that don’t name it, as do a translator’s languages', async () => {
    const id = String(await idOf());
    const { token } = await enter(0);
    const given = { role: 'translator', translates: ['fr', 'ar'] };
    await first.save('PATCH', `editors/${id}`, given);
    await ask(0, token, id, 'PATCH', { name: 'One', role: 'organiser', translates: ['zh'] });
    await first.save('PATCH', `editors/${id}`, { name: 'Two' });
    const { name, role, translates } = await first.save('GET', `editors/${id}`);
    assert.deepEqual({ name, role, translates }, { name: 'Two', ...given });
    await first.save('PATCH', `editors/${id}`, { role: 'juror', translates: [] });
  });

  test('an account that an organiser deletes while it is being saved stays deleted', async () => {
    const email = emailOf('leaving');
    for (const round of [1, 2, 3, 4]) {
      const account = { email, password: PASSWORD, role: 'translator', translates: ['fr'] };
      const { id } = await first.save('POST', 'editors', account);
      const path = `editors/${id}`;
      const save = () => first.ask('PATCH', path, { role: 'translator', translates: ['ar'] });
      await meanwhile(save, () => first.save('DELETE', path));
      assert.equal((await first.ask('GET', path)).status, 404, `round ${round}`);
    }
  });

  test('a password that an organiser changes while one saves one’s own account, or a password, stays changed', async () => {
    const id = String(await idOf());
    for (const data of [{ name: 'Me' }, { password: PASSWORD }]) {
      const { token } = await enter(0);
      const save = (at: number) => ask(at, token, id, 'PATCH', data);
      await meanwhile(save, () => first.save('PATCH', `editors/${id}`, { password: CHANGED }));
      assert.equal(await isIn(0, token), false);
      assert.equal((await enter(0)).status, 401);
      assert.equal((await enter(1, CHANGED)).status, 200);
      await first.save('PATCH', `editors/${id}`, { password: PASSWORD });
    }
  });

  test('a link to set a password stays what it became while one saves one’s own account', async () => {
    const id = Number(await idOf());
    const { token } = await enter(0);
    const save = (at: number) => ask(at, token, String(id), 'PATCH', { name: `From ${at}` });
    for (const link of ['link-1', 'link-2', 'link-3', 'link-4']) {
      const change = 'UPDATE editors SET reset_password_token = ? WHERE id = ?';
      await meanwhile(save, () => cms.run(change, [link, id]));
      const [row] = await cms.run('SELECT reset_password_token FROM editors WHERE id = ?', [id]);
      assert.equal(row?.reset_password_token, link);
    }
  });

  test('a password that an organiser changes meanwhile stays changed, and who came by the old one is out', async () => {
    const account = `editors/${await idOf()}`;
    const entering = all((at) => enter(at));
    await first.save('PATCH', account, { password: CHANGED });
    const given = await entering;
    const good = await all((at) => isIn(at, given[at]?.token ?? ''));
    assert.equal(good.filter(Boolean).length, 0);
    assert.equal((await enter(0)).status, 401);
    assert.equal((await enter(1, CHANGED)).status, 200);
  });

  test('a long body is read only from who is signed in', async () => {
    const name = 'x'.repeat(200_000);
    const of = (headers: object) => ({ method: 'POST', headers, body: { name } });
    const statusOf = async (path: string, headers = {}) =>
      (await send(`${cms.cmsUrl}/api/${path}`, of(headers))).status;
    assert.equal(await statusOf('editors/login'), 413);
    assert.equal(await statusOf('editors/login', first.headers), 413);
    assert.equal(await statusOf('editors', { authorization: 'JWT x' }), 401);
    assert.equal(await statusOf('editors', first.headers), 400);
  });

  test('one signs out of all devices, and sessions that ran out go at the next sign-in', async () => {
    const [one, two] = [await enter(1, CHANGED), await enter(2, CHANGED)];
    assert.deepEqual([await isIn(1, one.token), await isIn(2, two.token)], [true, true]);
    assert.equal((await ask(1, one.token, 'logout?allSessions=true', 'POST')).status, 200);
    assert.deepEqual([await isIn(1, one.token), await isIn(2, two.token)], [false, false]);

    await enter(1, CHANGED);
    const id = Number(await idOf());
    await cms.run(
      "UPDATE editors_sessions SET expires_at = '2026-01-01T00:00:00.000Z' WHERE _parent_id = ?",
      [id],
    );
    const three = await enter(2, CHANGED);
    const left = await cms.run('SELECT id FROM editors_sessions WHERE _parent_id = ?', [id]);
    assert.equal(left.length, 1);
    assert.equal(await isIn(2, three.token), true);
  });
});
