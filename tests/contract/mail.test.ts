import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { signIn } from '../support/signIn.mjs';
import { until } from '../support/until.mjs';
import { hasDatabase } from './support/database';
import { mailSink, silentServer, SMTP_PASSWORD } from './support/mailSink';
import { aListener, anOwnCms, isPostgres } from './support/ownCms';
import { emailOf, PASSWORD, send, signedIn, type Person } from './support/people';

const ADMIN = 'https://cms.museum.example';
const NEW_PASSWORD = 'chosen-by-its-owner';

/** docs/decisions/0047: a real mail server, on loopback. */
describe('Mail', { skip: !hasDatabase }, () => {
  let website: Awaited<ReturnType<typeof aListener>>;
  let cms: Awaited<ReturnType<typeof anOwnCms>>;
  let sink: Awaited<ReturnType<typeof mailSink>>;
  let organiser: Person;
  let chinese: { id: number };

  const once = { skip: isPostgres && 'the same on both databases' };

  const start = async (env: Record<string, string>) => {
    cms = await anOwnCms(website.origin, { env: { CMS_ADMIN_ORIGINS: ADMIN, ...env } });
    cms.listen();
    organiser = await signedIn(cms.cmsUrl, cms.editor);
    chinese = await organiser.save('POST', 'editors', {
      ...{ email: emailOf('zhang'), password: PASSWORD, role: 'translator' },
      ...{ language: 'zh', translates: ['zh'] },
    });
  };
  const ask = (path: string, body: object, from = '192.0.2.1') =>
    send(`${cms.cmsUrl}/api/editors/${path}`, {
      method: 'POST',
      headers: { 'x-visitor': from },
      body,
    });
  const forgot = (email: string, from?: string) => ask('forgot-password', { email }, from);
  const screen = async () => {
    const headers = { 'accept-language': 'en' };
    return (await fetch(`${cms.cmsUrl}/admin/forgot`, { headers })).text();
  };
  async function nextLetter(count: number) {
    await until('it has come', () => sink.letters.length >= count);
    assert.equal(sink.letters.length, count);
    const letter = sink.letters.at(-1);
    assert.ok(letter);
    const token = new RegExp(`${ADMIN}/admin/reset/([0-9a-f]{40})\\s`).exec(letter.text ?? '')?.[1];
    assert.ok(token, letter.text);
    return { letter, token };
  }

  const anAccount = (name: string) =>
    organiser.save('POST', 'editors', { email: emailOf(name), password: PASSWORD });
  const invite = (id: number) => organiser.ask('POST', `editors/${id}/invite`);
  /** The token in the letter that an act sends. */
  async function linkBy(act: () => Promise<{ status: number }>) {
    const count = sink.letters.length + 1;
    assert.equal((await act()).status, 200);
    return (await nextLetter(count)).token;
  }
  const open = async (token: string) =>
    (await ask('reset-password', { token, password: NEW_PASSWORD })).status;

  before(async () => {
    website = await aListener();
    sink = await mailSink();
    await start({ SMTP_URL: sink.url, MAIL_FROM: 'museum@example.org' });
  });
  after(async () => {
    await cms?.stop();
    await sink?.stop();
    website?.stop();
  });

  test('an invitation, in the editor’s language, leads to a password of one’s own', async () => {
    const answer = await organiser.ask('POST', `editors/${chinese.id}/invite`);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    const { letter, token } = await nextLetter(1);
    assert.equal(letter.subject, '邀请您参与“One World, One Future”网站的工作');
    assert.equal(letter.from?.text, '"One World, One Future" <museum@example.org>');
    assert.ok(String(letter.html).includes(`<html lang="zh" dir="ltr">`));
    assert.match(letter.text ?? '', /七天/);
    assert.equal((await ask('reset-password', { token, password: 'eleven-long' })).status, 400);
    assert.equal((await ask('reset-password', { token, password: NEW_PASSWORD })).status, 200);
    const account = { email: emailOf('zhang'), password: NEW_PASSWORD };
    assert.equal((await signIn(cms.cmsUrl, account)).status, 200);
    const used = { method: 'POST', body: { token, password: NEW_PASSWORD } };
    for (const [language, said] of [
      ['en', 'This link was used or has expired. Ask for a new one.'],
      ['fr', 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau.'],
    ] as const) {
      const headers = { 'accept-language': language };
      const again = await send(`${cms.cmsUrl}/api/editors/reset-password`, { ...used, headers });
      assert.equal(again.status, 403);
      assert.deepEqual(again.body.errors, [{ message: said }]);
    }
  });

  test('who forgot the password gets a link; of whom is no editor nobody learns', async () => {
    assert.match(await screen(), /ForgotPasswordForm/);
    const known = await forgot(emailOf('zhang'));
    const { letter, token } = await nextLetter(2);
    assert.match(letter.text ?? '', /一小时/);
    const unknown = await forgot('nobody@example.org');
    assert.deepEqual(unknown, known);
    assert.equal(
      (await ask('reset-password', { token: '0'.repeat(40), password: NEW_PASSWORD })).status,
      403,
    );
    assert.equal((await ask('reset-password', { token, password: PASSWORD })).status, 200);
    for (const body of [{}, { email: { $ne: '' } }, { email: [emailOf('zhang')] }, []])
      assert.ok((await ask('forgot-password', body)).status < 500);
    assert.equal((await forgot(`${'x'.repeat(20_000)}@example.org`)).status, 413);
    await wait(300);
    assert.equal(sink.letters.length, 2);
  });

  test('letters are limited for each editor and each address', async () => {
    const email = emailOf('zhang');
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((at) => forgot(email, `198.51.100.${at}`)),
    );
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
    await nextLetter(4);
    await wait(300);
    assert.equal(sink.letters.length, 4);
    const many = [];
    for (let at = 0; at < 11; at += 1) many.push(await forgot(`n${at}@x.example`, '203.0.113.1'));
    assert.deepEqual(
      many.slice(-2).map(({ status }) => status),
      [200, 429],
    );
    // Payload's screen would take JSON for a letter that was sent.
    assert.deepEqual(many.at(-1)?.body, {});
  });

  test('nobody but an organiser invites, and nobody without end', async () => {
    const stranger = await signedIn(cms.cmsUrl);
    assert.equal((await stranger.ask('POST', `editors/${chinese.id}/invite`)).status, 401);
    const translator = await signedIn(cms.cmsUrl, { email: emailOf('zhang'), password: PASSWORD });
    assert.equal((await translator.ask('POST', `editors/${chinese.id}/invite`)).status, 403);
    assert.equal((await organiser.ask('POST', 'editors/999999/invite')).status, 404);
    const statuses = [];
    for (let at = 0; at < 10; at += 1)
      statuses.push((await organiser.ask('POST', `editors/${chinese.id}/invite`)).status);
    assert.deepEqual(statuses.slice(-2), [200, 429]);
  });

  test('who asks for a link under somebody’s address doesn’t end an invitation', async () => {
    const { id } = await anAccount('invited');
    const invited = await linkBy(() => invite(id));
    const goodUntil = () =>
      cms.run('SELECT reset_password_expiration AS at FROM editors WHERE id = ?', [id]);
    const before = await goodUntil();
    assert.equal(await linkBy(() => forgot(emailOf('invited'), '192.0.2.50')), invited);
    assert.deepEqual(await goodUntil(), before);
    assert.equal(await open(invited), 200);
    assert.equal(await open(invited), 403);
    const asked = await linkBy(() => forgot(emailOf('invited'), '192.0.2.50'));
    assert.notEqual(asked, invited);
    assert.notEqual(await linkBy(() => invite(id)), asked);
    assert.equal(await open(asked), 403);
  });

  test('a letter that could not be sent ends no earlier link, and counts for no limit', async () => {
    const { id } = await anAccount('unlucky');
    const email = emailOf('unlucky');
    const asked = await linkBy(() => forgot(email, '192.0.2.60'));
    const failures = () => cms.said().split('the mail server failed: ').length - 1;
    const before = failures();
    sink.isRefusing = true;
    try {
      for (let at = 0; at < 11; at += 1) assert.equal((await invite(id)).status, 502);
      for (const failed of [12, 13, 14]) {
        assert.equal((await forgot(email, '192.0.2.60')).status, 200);
        await until('it has failed', () => failures() === before + failed);
      }
    } finally {
      sink.isRefusing = false;
    }
    await wait(300);
    assert.equal(await open(asked), 200);
    assert.notEqual(await linkBy(() => forgot(email, '192.0.2.60')), asked);
    await linkBy(() => invite(id));
  });

  test('a letter that a slow server takes after all has a good link', once, async () => {
    const { id } = await anAccount('patient');
    await linkBy(() => invite(id));
    const count = sink.letters.length + 1;
    // Each step is in time, both together are not.
    sink.pauseMs = 6000;
    try {
      assert.equal((await invite(id)).status, 502);
      assert.equal(await open((await nextLetter(count)).token), 200);
    } finally {
      sink.pauseMs = 0;
    }
    const statuses = [];
    for (let at = 0; at < 9; at += 1) statuses.push((await invite(id)).status);
    assert.deepEqual(statuses.slice(-2), [200, 429]);
  });

  test('a link ends when the account gets a new password or another address', async () => {
    const { id } = await anAccount('mistyped');
    for (const change of [{ password: PASSWORD }, { email: emailOf('corrected') }]) {
      const token = await linkBy(() => invite(id));
      await organiser.save('PATCH', `editors/${id}`, change);
      assert.equal(await open(token), 403);
    }
    const kept = await linkBy(() => invite(id));
    await organiser.save('PATCH', `editors/${id}`, { name: 'Ann' });
    assert.equal(await open(kept), 200);
  });

  test('a role that an organiser takes away while a letter is being sent stays away', async () => {
    const { id } = await anAccount('lowered');
    for (const role of ['organiser', 'juror', 'organiser', 'juror']) {
      const sending = Promise.all([invite(id), invite(id)]);
      await organiser.save('PATCH', `editors/${id}`, { role });
      const statuses = (await sending).map(({ status }) => status);
      assert.deepEqual(statuses, [200, 200]);
      assert.equal((await organiser.save('GET', `editors/${id}`)).role, role);
    }
  });

  test('a link is good for as long as its letter says', async () => {
    const { id } = await anAccount('timed');
    const minutesLeft = async () => {
      const [row] = await cms.run(
        'SELECT reset_password_expiration AS at FROM editors WHERE id = ?',
        [id],
      );
      return (new Date(row?.at as string).getTime() - Date.now()) / 60_000;
    };
    await linkBy(() => forgot(emailOf('timed'), '192.0.2.51'));
    assert.ok(Math.abs((await minutesLeft()) - 60) < 1);
    await linkBy(() => invite(id));
    assert.ok(Math.abs((await minutesLeft()) - 7 * 24 * 60) < 1);
  });

  test('a letter that was promised just before the CMS is told to stop is sent', async () => {
    await anAccount('late');
    const count = sink.letters.length + 1;
    sink.pauseMs = 1500;
    assert.equal((await forgot(emailOf('late'), '192.0.2.70')).status, 200);
    const pid = cms.pid();
    assert.ok(pid);
    process.kill(-pid, 'SIGTERM');
    await until('it has ended', () => cms.pid() === undefined);
    sink.pauseMs = 0;
    assert.equal(sink.letters.length, count);
  });

  test('a server whose certificate isn’t known, or that is away, breaks no save and is told of', async () => {
    for (const url of [sink.strictUrl, 'smtp://exhibition:p%40ss%2Fword@127.0.0.1:9']) {
      await cms.stop();
      await start({ SMTP_URL: url });
      // The first answer of a CMS takes longer.
      await organiser.ask('GET', 'editors?limit=1');
      const since = performance.now();
      const answer = await organiser.ask('POST', `editors/${chinese.id}/invite`);
      assert.equal(answer.status, 502);
      assert.match(answer.body.errors?.[0]?.message ?? '', /mail server did not take/);
      assert.equal((await forgot(emailOf('zhang'))).status, 200);
      await organiser.save('PATCH', `editors/${chinese.id}`, { name: 'Zhang' });
      assert.ok(performance.now() - since < 9000);
      await wait(200);
      assert.match(cms.said(), /the mail server failed: (ESOCKET|ETLS|ECONNECTION|ECONNREFUSED)/);
      for (const secret of [SMTP_PASSWORD, encodeURIComponent(SMTP_PASSWORD), emailOf('zhang')])
        assert.ok(!cms.said().includes(secret), cms.said());
    }
  });

  test('a server that takes the connection and says nothing costs ten seconds', once, async () => {
    const silent = await silentServer();
    try {
      await cms.stop();
      await start({ SMTP_URL: silent.url });
      // The first answer of a CMS takes longer.
      await organiser.ask('GET', 'editors?limit=1');
      const since = performance.now();
      assert.equal((await invite(chinese.id)).status, 502);
      const seconds = (performance.now() - since) / 1000;
      assert.ok(seconds > 9 && seconds < 13, `${seconds} s`);
      await until('it is told of', () => cms.said().includes('the mail server failed: ETIMEDOUT'));
      // Nodemailer has the limits, too: its own are half a minute and more.
      await until('the CMS has hung up', silent.isLeft);
      assert.ok((performance.now() - since) / 1000 < 20);
    } finally {
      silent.stop();
    }
  });

  test('without one all of it is closed, and the screen says so', async () => {
    await cms.stop();
    await start({});
    const told = await screen();
    assert.match(told, /This website sends no mail\./);
    assert.doesNotMatch(told, /ForgotPasswordForm/);
    assert.equal((await forgot(emailOf('zhang'))).status, 401);
    assert.equal(
      (await organiser.ask('POST', 'editors/forgot-password', { email: 'a@b.example' })).status,
      404,
    );
    assert.equal((await organiser.ask('POST', `editors/${chinese.id}/invite`)).status, 503);
  });
});
