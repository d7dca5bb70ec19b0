import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { WireAlbum } from '@/lib/contract/album';
import { listAlbums } from './support/albums';
import { hasDatabase, limitKey, openDatabase, putCaptcha } from './support/database';
import { collectorWith, favouritesOf } from './support/favourites';
import { answerTo, callService, assertFails, aVisitor } from './support/service';

const ANSWER = 'HKM3N';
const HOUR = 3_600_000;

describe('§7 artexhAlbumFav/fav', { skip: !hasDatabase }, () => {
  const database = openDatabase();
  const { run } = database;
  let album: WireAlbum;
  let other: WireAlbum;

  before(async () => {
    const { albums } = await listAlbums({ seqFlag: true, labelIds: '2024', dCount: 2 });
    assert.ok(albums[0] && albums[1]);
    [album, other] = [albums[0], albums[1]];
  });
  after(() => database.close());

  const formFor = (email: string, fields: Partial<Record<string, string | number>> = {}) => ({
    query: {
      qrLabel: album.label,
      qrSeq: album.seq ?? 0,
      name: 'Ann',
      email,
      captcha: ANSWER,
      ...fields,
    },
  });
  const aCollector = () => collectorWith(run, ANSWER);

  test('collects a work; case and blanks of e-mail and captcha do not matter', async () => {
    const email = await aCollector();
    const typed = formFor(` ${email.toUpperCase()} `, { captcha: ` ${ANSWER.toLowerCase()} ` });
    assert.equal((await answerTo('favourite', typed)).code, '0');
    const kept = await favouritesOf(run, email);
    assert.deepEqual(kept, [{ album_id: Number(album.id), name: 'Ann' }]);
  });

  test('the same pair again succeeds and stores nothing new', async () => {
    const email = await aCollector();
    await answerTo('favourite', formFor(email));
    await putCaptcha(run, email, ANSWER);
    assert.equal((await answerTo('favourite', formFor(email, { name: 'Bea' }))).code, '0');
    const kept = await favouritesOf(run, email);
    assert.deepEqual(kept, [{ album_id: Number(album.id), name: 'Ann' }]);
  });

  test('an address in another spelling is the same person’s', async () => {
    const name = `ann-${Math.random()}`;
    const email = `${name}@xn--bcher-kva.de`;
    for (const typed of [email, `${name}@bücher.de`, `\u200b${name}@bu\u0308cher.de\u200b`]) {
      await putCaptcha(run, email, ANSWER);
      assert.equal((await answerTo('favourite', formFor(typed))).code, '0');
    }
    assert.equal((await favouritesOf(run, email)).length, 1);
  });

  test('a name is stored without marks that turn its direction', async () => {
    const email = await aCollector();
    const typed = formFor(email, { name: '\u202eAnn\u202c ' });
    assert.equal((await answerTo('favourite', typed)).code, '0');
    assert.deepEqual(
      (await favouritesOf(run, email)).map(({ name }) => name),
      ['Ann'],
    );
    // The same again, as the website sends it.
    assert.equal((await answerTo('favourite', formFor(email))).code, '0');
  });

  test('100 calls at once leave one row, and all hear of success', async () => {
    const email = await aCollector();
    const calls = Array.from({ length: 100 }, () => answerTo('favourite', formFor(email)));
    const codes = (await Promise.all(calls)).map(({ code }) => code);
    assert.deepEqual(new Set(codes), new Set(['0']));
    assert.equal((await favouritesOf(run, email)).length, 1);
  });

  test('a captcha serves one work', async () => {
    const email = await aCollector();
    await answerTo('favourite', formFor(email));
    const again = formFor(email, { qrLabel: other.label, qrSeq: other.seq ?? 0 });
    await assertFails('favourite', again, 'invalid.captcha');
    assert.equal((await favouritesOf(run, email)).length, 1);
  });

  test('a captcha serves one try, also a wrong one', async () => {
    const email = await aCollector();
    await assertFails('favourite', formFor(email, { captcha: 'WRONG' }), 'invalid.captcha');
    await assertFails('favourite', formFor(email), 'invalid.captcha');
    assert.deepEqual(await favouritesOf(run, email), []);
  });

  test('of wrong and right tries at once no more than one counts', async () => {
    const email = await aCollector();
    const tries = ['AAAAA', 'CCCCC', 'EEEEE', 'HHHHH'].map((captcha) =>
      formFor(email, { captcha }),
    );
    await Promise.all(tries.map((form) => answerTo('favourite', form)));
    await assertFails('favourite', formFor(email), 'invalid.captcha');
  });

  test('a captcha is bound to its e-mail, and runs out', async () => {
    await aCollector();
    await assertFails('favourite', formFor(aVisitor().email), 'invalid.captcha');
    // The second one was made by a clock that was ahead.
    for (const minutesLeft of [-1, 60]) {
      const { email } = aVisitor();
      await putCaptcha(run, email, ANSWER, minutesLeft);
      await assertFails('favourite', formFor(email), 'invalid.captcha');
    }
  });

  test('a new captcha makes the earlier one void', async () => {
    const email = await aCollector();
    await callService('imageCaptcha', { query: { name: email }, init: aVisitor().init });
    await assertFails('favourite', formFor(email), 'invalid.captcha');
  });

  test('20 wrong captchas an hour for an e-mail from one address: a stranger voids no more', async () => {
    const [{ email, init }, stranger] = [aVisitor(), aVisitor()];
    const wrong = formFor(email, { captcha: 'WRONG' });
    for (let tried = 0; tried < 20; tried += 1) {
      await assertFails('favourite', { ...wrong, init: stranger.init }, 'invalid.captcha');
    }
    await putCaptcha(run, email, ANSWER);
    for (const form of [wrong, formFor(email)]) {
      const refused = await callService('favourite', { ...form, init: stranger.init });
      const { code, desc } = await refused.json();
      assert.deepEqual([refused.status, code, desc], [429, 'request.failed', 'too many tries']);
    }
    // With another e-mail, and from elsewhere with this one.
    const other = formFor(aVisitor().email);
    await assertFails('favourite', { ...other, init: stranger.init }, 'invalid.captcha');
    assert.equal((await answerTo('favourite', { ...formFor(email), init })).code, '0');
    assert.equal((await favouritesOf(run, email)).length, 1);
    // An hour later, and by a clock that was ahead.
    const key = limitKey('try', email, stranger.address);
    for (const start of [Date.now() - HOUR - 1, Date.now() + HOUR]) {
      await run('UPDATE rate_limits SET count = 20, window_start = ? WHERE key = ?', [start, key]);
      await assertFails('favourite', { ...wrong, init: stranger.init }, 'invalid.captcha');
    }
  });

  test('right captchas do not count as tries', async () => {
    const { email, init } = aVisitor();
    await putCaptcha(run, email, ANSWER);
    for (let sent = 0; sent < 30; sent += 1) {
      assert.equal((await answerTo('favourite', { ...formFor(email), init })).code, '0');
    }
  });

  test('§5 the limits, none of which costs the captcha', async () => {
    const email = await aCollector();
    for (const fields of [
      { name: '' },
      { name: '\u200b\u3164' },
      { name: 'x'.repeat(257) },
      { email: 'ann' },
      { email: 'ann\0@example.org' },
      { email: `${'a'.repeat(250)}@example.org` },
      { captcha: '' },
      { captcha: 'ABCDEFG' },
      { qrLabel: '' },
      { qrSeq: '' },
    ]) {
      await assertFails('favourite', formFor(email, fields), 'invalid.params');
    }
    for (const fields of [{ qrSeq: 99999 }, { qrSeq: 'x' }, { qrLabel: 'nothing' }]) {
      await assertFails('favourite', formFor(email, fields), 'invalid.id');
    }
    assert.equal(
      (await answerTo('favourite', formFor(email, { name: 'x'.repeat(256) }))).code,
      '0',
    );
  });
});
