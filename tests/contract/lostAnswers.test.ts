import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { WireAlbum } from '@/lib/contract/album';
import { listAlbums } from './support/albums';
import { emailHash, hasDatabase, limitKey, openDatabase, putCaptcha } from './support/database';
import { collectorWith, favouritesOf } from './support/favourites';
import { during, waits } from './support/heldMoment';
import { isPostgres } from './support/ownCms';
import { answerFrom, callService, ORIGIN, aVisitor } from './support/service';
import { twinCms } from './support/twinCms';

const { CONTRACT_DATABASE_URL = '' } = process.env;

const ANSWER = 'HKM3N';
const VISITORS = 150;
/** Of them, before the others are cut off. */
const ANSWERED = 20;

const [DONE, WRONG] = ['0', 'invalid.captcha'];

describe('A favourite whose answer was lost (docs/decisions/0040)', { skip: !hasDatabase }, () => {
  const { run, close } = openDatabase();
  let twin: Awaited<ReturnType<typeof twinCms>>;
  let work: WireAlbum;
  let other: WireAlbum;

  before(async () => {
    const { albums } = await listAlbums({ seqFlag: true, labelIds: '2024', dCount: 2 });
    assert.ok(albums[0] && albums[1]);
    [work, other] = [albums[0], albums[1]];
    twin = await twinCms();
    await twin.start();
  });
  after(async () => {
    await twin?.stop();
    await close();
  });

  type Fields = Partial<Record<'name' | 'captcha' | 'qrSeq', string | number>>;

  async function send(email: string, fields: Fields = {}, origin = ORIGIN) {
    const form = { qrLabel: work.label, qrSeq: work.seq ?? 0, name: 'Ann', captcha: ANSWER };
    const { code } = await answerFrom(origin, 'favourite', {
      query: { ...form, email, ...fields },
    });
    return code;
  }
  const stored = (email: string) => favouritesOf(run, email);
  const isCaptchaUsed = async (email: string) =>
    (await run('SELECT id FROM captchas WHERE used AND email_hash = ?', [emailHash(email)]))
      .length > 0;

  const aCollector = () => collectorWith(run, ANSWER);

  test('the very same again, at this CMS or another, has the same answer and stores nothing', async () => {
    const email = await aCollector();
    assert.equal(await send(email), DONE);
    // A captcha that was requested meanwhile is not used up by it.
    await putCaptcha(run, email, 'NEWER');
    assert.equal(await send(email, {}, twin.origin), DONE);
    assert.deepEqual(await stored(email), [{ album_id: Number(work.id), name: 'Ann' }]);
    assert.equal(await send(email, { captcha: 'NEWER', qrSeq: other.seq ?? 0 }), DONE);
  });

  test('both at the same moment are one', async () => {
    const email = await aCollector();
    const codes = Array.from({ length: 40 }, (_, at) =>
      send(email, {}, at % 2 ? twin.origin : ORIGIN),
    );
    assert.deepEqual(new Set(await Promise.all(codes)), new Set([DONE]));
    assert.equal((await stored(email)).length, 1);
  });

  test('anything else with a used captcha is refused', async () => {
    const email = await aCollector();
    assert.equal(await send(email), DONE);
    for (const fields of [{ name: 'Bea' }, { qrSeq: other.seq ?? 0 }, { captcha: 'WRONG' }]) {
      assert.equal(await send(email, fields), WRONG, JSON.stringify(fields));
    }
    assert.equal(await send(aVisitor().email), WRONG);
    assert.deepEqual(await stored(email), [{ album_id: Number(work.id), name: 'Ann' }]);
    await run('UPDATE captchas SET expires_at = ? WHERE used_for IS NOT NULL', [Date.now()]);
    assert.equal(await send(email), WRONG);
  });

  test('a wrong try stays wrong, and its captcha used', async () => {
    const email = await aCollector();
    for (const captcha of ['WRONG', 'WRONG', ANSWER]) {
      assert.equal(await send(email, { captcha }), WRONG);
    }
    assert.deepEqual(await stored(email), []);
  });

  test('a stranger doesn’t learn whose e-mail is stored', async () => {
    const [known, unknown] = [await aCollector(), aVisitor().email];
    assert.equal(await send(known), DONE);
    for (const fields of [{ captcha: 'GUESS' }, { name: 'Eve' }]) {
      assert.deepEqual(await Promise.all([known, unknown].map((email) => send(email, fields))), [
        WRONG,
        WRONG,
      ]);
    }
    // Who has solved a captcha for it hears the same.
    for (const email of [known, unknown]) await putCaptcha(run, email, 'SOLVE');
    const solved = { name: 'Eve', captcha: 'SOLVE' };
    assert.deepEqual(await Promise.all([known, unknown].map((email) => send(email, solved))), [
      DONE,
      DONE,
    ]);
    assert.deepEqual((await stored(known))[0]?.name, 'Ann');
  });

  test('two CMS count what one address asks for together', async () => {
    const { address, init } = aVisitor();
    const ask = (origin: string) =>
      callService('imageCaptcha', { query: { name: aVisitor().email }, init }, origin);
    await ask(ORIGIN);
    const key = limitKey('address', address);
    await run('UPDATE rate_limits SET count = 240 WHERE key = ?', [key]);
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, at) => ask(at % 2 ? twin.origin : ORIGIN)),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 60);
  });

  test('after kill -9 each is sent again, and is stored once', async () => {
    const emails = await Promise.all(Array.from({ length: VISITORS }, aCollector));
    const acknowledged = new Set<string>();
    const sendEach = (some: string[], then: () => unknown = () => {}) =>
      Promise.allSettled(
        some.map(async (email) => {
          if ((await send(email, {}, twin.origin)) === DONE) acknowledged.add(email);
          await then();
        }),
      );
    if (isPostgres) {
      await sendEach(emails.slice(0, ANSWERED));
      assert.equal(acknowledged.size, ANSWERED);
      // None of the others is stored meanwhile.
      await during(CONTRACT_DATABASE_URL, 'LOCK TABLE favourites IN EXCLUSIVE MODE', async () => {
        const sent = sendEach(emails.slice(ANSWERED));
        await waits(run, 'insert into favourites');
        await twin.kill();
        await sent;
      });
    } else {
      // SQLite is too quick for a moment between a captcha and its answer to be met for certain.
      await sendEach(emails, () => acknowledged.size === 1 && twin.kill());
    }
    let cutBetween = 0;
    for (const email of emails.filter((one) => !acknowledged.has(one))) {
      if ((await isCaptchaUsed(email)) || (await stored(email)).length > 0) cutBetween += 1;
      assert.equal(await send(email), DONE);
    }
    const counts = await Promise.all(emails.map(async (email) => (await stored(email)).length));
    assert.deepEqual(new Set(counts), new Set([1]));
    assert.ok(cutBetween > 0 || !isPostgres, 'none was killed between its captcha and its answer');
    await twin.start();
  });
});
