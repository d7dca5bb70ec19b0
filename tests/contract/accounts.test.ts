import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fingerprintsBy } from '@/lib/fingerprints.mjs';
import { signIn } from '../support/signIn.mjs';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms } from './support/ownCms';
import {
  emailOf,
  oneOfEach,
  oneOfEachKind,
  PASSWORD,
  signedIn,
  type Person,
} from './support/people';

const FAILED = 401;
const TOO_MANY = 429;

/** docs/decisions/0046. */
describe('Editors’ accounts', { skip: !hasDatabase }, () => {
  let website: Awaited<ReturnType<typeof aListener>>;
  let cms: Awaited<ReturnType<typeof anOwnCms>>;
  let first: Person;
  let people: Awaited<ReturnType<typeof oneOfEach>>;
  let ids: Record<string, string | number>;

  before(async () => {
    website = await aListener();
    cms = await anOwnCms(website.origin);
    first = await signedIn(cms.cmsUrl, cms.editor);
    ids = await oneOfEachKind(first);
    people = await oneOfEach(cms.cmsUrl, first);
  });
  after(async () => {
    await cms?.stop();
    website?.stop();
  });

  const organisers = async () =>
    (await cms.run(`SELECT id FROM editors WHERE role = 'organiser'`)).map(({ id }) => Number(id));
  const another = async () => {
    const email = emailOf(`organiser-${Math.random()}`);
    return first.save('POST', 'editors', { email, password: PASSWORD, role: 'organiser' });
  };
  const from = (network: string, password = 'wrong', email = emailOf('juror')) =>
    signIn(cms.cmsUrl, { email, password }, network);
  const statusFrom = async (...args: Parameters<typeof from>) => (await from(...args)).status;

  test('a new one is an editor, unless an organiser says otherwise', async () => {
    const doc = await first.save('POST', 'editors', { email: emailOf('new'), password: PASSWORD });
    assert.deepEqual([doc.role, doc.language], ['editor', 'en']);
    await first.save('DELETE', `editors/${doc.id}`);
  });

  test('a password has at least twelve characters', async () => {
    const path = `editors/${people.editor.id}`;
    for (const password of ['a', 'eleven-long', ['a'.repeat(12)], 123_456_789_012]) {
      const account = { email: emailOf('short'), password };
      for (const answer of [
        await first.ask('POST', 'editors', account),
        await first.ask('PATCH', path, { password }),
        await people.editor.ask('PATCH', path, { password }),
        await first.ask('PATCH', `editors?where[id][equals]=${people.editor.id}`, { password }),
      ])
        assert.equal(answer.status, 400, JSON.stringify(answer.body));
    }
    const { body } = await first.ask('PATCH', path, { password: 'eleven-long' });
    assert.match(JSON.stringify(body), /A password has at least 12 characters/);
    assert.equal(await statusFrom('192.0.2.10', PASSWORD, emailOf('editor')), 200);
  });

  test('the last organiser stays one', async () => {
    const { id } = people.organiser;
    await first.save('PATCH', `editors/${id}`, { role: 'editor' });
    await first.save('PATCH', `editors/${id}`, { role: 'organiser' });
    await first.save('PATCH', `editors/${id}`, { role: 'juror' });
    assert.deepEqual(await organisers(), [first.id]);
    for (const [method, path, body] of [
      ['PATCH', `editors/${first.id}`, { role: 'editor' }],
      ['DELETE', `editors/${first.id}`],
    ] as const) {
      const answer = await first.ask(method, path, body);
      assert.equal(answer.status, 403);
      assert.match(answer.body.errors?.[0]?.message ?? '', /last organiser/);
    }
    await first.ask('PATCH', `editors?where[role][equals]=organiser`, { role: 'juror' });
    assert.deepEqual(await organisers(), [first.id]);
    // Whoever else is renamed stays what they are.
    await first.save('PATCH', `editors/${first.id}`, { name: 'First' });
    await first.save('PATCH', `editors/${id}`, { role: 'organiser' });
  });

  test('what is refused, or fails, leaves them as they were', async () => {
    const { id } = await another();
    const holder = { relationTo: 'editors', value: people.editor.id };
    await people.editor.save('POST', 'payload-locked-documents', {
      ...{ document: { relationTo: 'editors', value: id }, user: holder },
    });
    // Somebody else has its form open.
    assert.equal((await first.ask('DELETE', `editors/${id}`)).status, 423);
    assert.ok((await organisers()).includes(id));
    const taken = { role: 'juror', email: emailOf('moderator') };
    assert.equal((await first.ask('PATCH', `editors/${id}?overrideLock=true`, taken)).status, 400);
    assert.ok((await organisers()).includes(id));
    await first.save('DELETE', `editors/${id}?overrideLock=true`);
  });

  test('two who delete each other at the same moment leave one', async () => {
    for (const round of [1, 2, 3]) {
      const pair = await Promise.all([another(), another()]);
      const [one, other] = await Promise.all(
        pair.map(({ email }) => signedIn(cms.cmsUrl, { email: String(email), password: PASSWORD })),
      );
      const ids = pair.map(({ id }) => id).join();
      const rest = (await organisers()).filter((id) => !ids.split(',').includes(String(id)));
      await cms.run(
        `UPDATE editors SET role = 'juror' WHERE id NOT IN (${ids}) AND role = 'organiser'`,
      );
      await Promise.all([
        one!.ask('DELETE', `editors/${other!.id}`),
        other!.ask('DELETE', `editors/${one!.id}`),
      ]);
      assert.equal((await organisers()).length, 1, `round ${round}`);
      await cms.run(`UPDATE editors SET role = 'organiser' WHERE id IN (${rest})`);
      await first.ask('DELETE', `editors?where[id][in]=${ids}`);
    }
  });

  test('one is left, however many are taken away at the same moment', async () => {
    for (const round of [1, 2, 3]) {
      const other = await another();
      await Promise.all(
        [other.id, people.organiser.id, first.id].map((id, at) =>
          (at === 1 ? first : people.organiser).ask('PATCH', `editors/${id}`, { role: 'juror' }),
        ),
      );
      const left = await organisers();
      assert.ok(left.length >= 1, `round ${round}`);
      await cms.run(
        `UPDATE editors SET role = 'organiser' WHERE id IN (${first.id}, ${people.organiser.id})`,
      );
      await first.save('DELETE', `editors/${other.id}`);
    }
    const third = await another();
    await first.ask('DELETE', 'editors?where[role][equals]=organiser');
    const left = await organisers();
    assert.equal(left.length, 1, String(left));
    // For what follows: any of the three may be left.
    if (left[0] === first.id) people.organiser = first;
    if (left[0] === third.id)
      people.organiser = await signedIn(cms.cmsUrl, {
        email: String(third.email),
        password: PASSWORD,
      });
  });

  test('tries to sign in are limited by address: a stranger locks nobody out', async () => {
    assert.equal(await statusFrom('192.0.2.10', PASSWORD), 200);
    for (let tries = 0; tries < 10; tries += 1)
      assert.equal(await statusFrom('192.0.2.66'), FAILED);
    const refused = await from('192.0.2.66', PASSWORD);
    assert.equal(refused.status, TOO_MANY);
    assert.match(refused.body.errors?.[0]?.message ?? '', /^Too many tries/);
    assert.equal(await statusFrom('192.0.2.10', PASSWORD), 200);
    assert.equal(await statusFrom('192.0.2.11', PASSWORD), 200);
  });

  test('no button unlocks what nothing locks', async () => {
    const { body } = await people.organiser.ask('POST', 'editors/unlock', {
      email: emailOf('juror'),
    });
    assert.match(body.errors?.[0]?.message ?? '', /not allowed/);
    const { body: access } = await people.organiser.ask('GET', 'access');
    assert.doesNotMatch(JSON.stringify(access), /"unlock"/);
  });

  test('a refusal takes as long, whether or not there is such an editor', async () => {
    const timeOf = async (name: string) => {
      const startedAt = performance.now();
      assert.equal(await statusFrom('192.0.2.69', 'wrong', emailOf(name)), FAILED);
      return performance.now() - startedAt;
    };
    let [known, unknown] = [Infinity, Infinity];
    // In turn: what else the machine does meanwhile slows both.
    for (let tries = 0; tries < 5; tries += 1) {
      known = Math.min(known, await timeOf('moderator'));
      unknown = Math.min(unknown, await timeOf('no-moderator'));
    }
    const times = `${unknown} ms, ${known} ms`;
    assert.ok(unknown > known / 2, times);
    assert.ok(known > unknown / 2, times);
  });

  test('twelve at once count as twelve', async () => {
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => statusFrom('192.0.2.67', 'wrong', emailOf('nobody'))),
    );
    assert.equal(tries.filter((status) => status === FAILED).length, 10);
  });

  test('one address tries many accounts in vain', async () => {
    const tries: number[] = [];
    for (let at = 0; at < 32; at += 1)
      tries.push(await statusFrom('192.0.2.68', 'wrong', emailOf(`nobody-${at}`)));
    assert.deepEqual(tries, [...Array(30).fill(FAILED), TOO_MANY, TOO_MANY]);
    assert.equal(await statusFrom('192.0.2.68', PASSWORD), TOO_MANY);
  });

  const keyOf = (...values: string[]) => {
    const hash = fingerprintsBy(cms.secrets.PAYLOAD_SECRET ?? '', 'sign-in');
    return `sign-in:${hash(...values)}`;
  };

  test('who comes in from a new address uses up no try, and is known there for a month', async () => {
    const limitOf = async (...values: string[]) => {
      const read = 'SELECT count, window_start FROM rate_limits WHERE key = ?';
      const [row] = await cms.run(read, [keyOf(...values)]);
      return { count: Number(row?.count), since: Number(row?.window_start) };
    };
    const before = await limitOf('account', emailOf('juror'));
    assert.ok(before.count > 0);
    assert.equal(await statusFrom('192.0.2.90', PASSWORD), 200);
    assert.deepEqual(await limitOf('account', emailOf('juror')), before);
    const known = await limitOf('known', emailOf('juror'), '192.0.2.90');
    assert.ok(known.since > Date.now() + 29 * 24 * 3_600_000);
  });

  test('many addresses try one account in vain, and its editor comes in from where they were before', async () => {
    const key = keyOf('account', emailOf('juror'));
    await cms.run('UPDATE rate_limits SET count = 100 WHERE key = ?', [key]);
    assert.equal(await statusFrom('198.51.100.1'), TOO_MANY);
    assert.equal(await statusFrom('198.51.100.2', PASSWORD), TOO_MANY);
    assert.equal(await statusFrom('192.0.2.10', PASSWORD), 200);
    // Of addresses and accounts there are only fingerprints.
    const keys = JSON.stringify(await cms.run('SELECT key FROM rate_limits'));
    assert.doesNotMatch(keys, /people\.example|192\.0|198\.51/);
  });

  test('a new password may be tried at once, however often the old one was', async () => {
    const path = `editors/${people.juror.id}`;
    assert.equal(await statusFrom('198.51.100.3', PASSWORD), TOO_MANY);
    await people.organiser.save('PATCH', path, { name: 'Juror' });
    assert.equal(await statusFrom('198.51.100.3', PASSWORD), TOO_MANY);
    await people.organiser.save('PATCH', path, { password: PASSWORD });
    assert.equal(await statusFrom('198.51.100.3', PASSWORD), 200);
  });

  test('who erased data of people is logged, without these data; nobody changes the log', async () => {
    const visitor = 'visitor@example.org';
    const album = Number(ids.albums);
    const collect = (email: string) =>
      cms.run(
        `INSERT INTO favourites (album_id, email, name, c_time) VALUES (${album}, ?, 'Ann', '2026-01-01T00:00:00.000Z')`,
        [email],
      );
    await collect(visitor);
    await collect(`2-${visitor}`);
    await people.moderator.save('DELETE', 'favourites?where[email][contains]=visitor');
    await collect(visitor);
    const { organiser } = people;
    await organiser.save('DELETE', `albums/${album}`);
    const { docs } = (await organiser.ask('GET', 'logs?limit=20&sort=id')).body as unknown as {
      docs: Record<string, unknown>[];
    };
    const told = docs.slice(-4).map(({ who, action, what, count }) => [who, action, what, count]);
    const { email } = (await organiser.ask('GET', `editors/${organiser.id}`)).body as Record<
      string,
      unknown
    >;
    assert.deepEqual(told, [
      [emailOf('moderator'), 'erased', 'favourites', 2],
      [email, 'erased', 'albumComments', 1],
      [email, 'erased', 'favourites', 1],
      [email, 'erased', 'albums', 1],
    ]);
    assert.doesNotMatch(JSON.stringify(docs), /visitor|Ann/);
    const log = `logs/${String(docs[0]?.id)}`;
    for (const [method, path] of [
      ['DELETE', log],
      ['PATCH', log],
      ['POST', 'logs'],
    ] as const)
      assert.equal((await organiser.ask(method, path, { who: 'me' })).status, 403);
  });
});
