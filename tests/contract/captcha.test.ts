import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { LETTERS } from '@/cms/services/captchaGlyphs';
import { hasDatabase, limitKey, openDatabase } from './support/database';
import { callService, assertFails, aVisitor } from './support/service';
import { named } from './support/visitor';

const skip = !hasDatabase;
const database = hasDatabase ? openDatabase() : undefined;
after(() => database?.close());

const HOUR = 3_600_000;

const captchaFor = (email: string, init: RequestInit) =>
  callService('imageCaptcha', { query: { width: 130, height: 32, name: email }, init });

test('§9 the captcha is a PNG of 130×32 that nobody stores', async () => {
  const { email, init } = aVisitor();
  const response = await captchaFor(email, init);
  const picture = await sharp(await response.arrayBuffer()).metadata();
  assert.deepEqual([picture.format, picture.width, picture.height], ['png', 130, 32]);
  assert.equal(response.headers.get('content-type'), 'image/png');
  assert.equal(response.headers.get('cache-control'), 'no-store');
});

test('§5 each captcha is another, with ink on paper', async () => {
  const { email, init } = aVisitor();
  const pictures = await Promise.all(
    [1, 2, 3].map(async () => Buffer.from(await (await captchaFor(email, init)).arrayBuffer())),
  );
  assert.equal(new Set(pictures.map((picture) => picture.toString('hex'))).size, 3);
  for (const picture of pictures) {
    const { channels } = await sharp(picture).stats();
    assert.ok(channels.slice(0, 3).every(({ stdev }) => stdev > 15));
  }
});

test('§5 without a valid e-mail there is no captcha', async () => {
  for (const name of ['', 'ann', 'ann@', '@example.org', `${'a'.repeat(250)}@example.org`]) {
    await assertFails('imageCaptcha', { query: { name }, init: aVisitor().init }, 'invalid.params');
  }
});

test('an e-mail gets 20 captchas an hour from one address, also at once', async () => {
  const { email, init } = aVisitor();
  const answers = await Promise.all(Array.from({ length: 24 }, () => captchaFor(email, init)));
  const statuses = answers.map(({ status }) => status).toSorted();
  assert.deepEqual(statuses, [...Array(20).fill(200), ...Array(4).fill(429)]);
  // A stranger who uses somebody's e-mail can't use up that person's limit.
  assert.equal((await captchaFor(email, aVisitor().init)).status, 200);
  const refused = answers.find(({ status }) => status === 429);
  assert.equal((await refused!.json()).code, 'request.failed');
});

test('an address gets 300 captchas an hour, whatever e-mails it names', { skip }, async () => {
  const { address, init } = aVisitor();
  const asked = () => captchaFor(aVisitor().email, init);
  await asked();
  const key = limitKey('address', address);
  await database!.run('UPDATE rate_limits SET count = 292 WHERE key = ?', [key]);
  const answers = await Promise.all(Array.from({ length: 11 }, asked));
  assert.equal(answers.filter(({ status }) => status === 200).length, 8);
});

for (const [what, headersOf] of Object.entries({
  'with another secret': (address: string) => named(address, Date.now(), 'guessed'),
  'more than a minute ago': (address: string) => named(address, Date.now() - 61_000),
  'for another address': (address: string) => ({
    ...named(address),
    'x-visitor-address': aVisitor().address,
  }),
  'by nobody': (address: string) => ({
    'x-visitor-address': address,
    'x-forwarded-for': address,
    'x-peer-address': address,
  }),
})) {
  test(`addresses that are signed ${what} are one: the caller’s own`, { skip }, async () => {
    await database!.run('DELETE FROM rate_limits', []);
    const asked = () => {
      const { email, address } = aVisitor();
      return captchaFor(email, { headers: headersOf(address) });
    };
    await asked();
    await database!.run(`UPDATE rate_limits SET count = 294 WHERE key LIKE 'address:%'`, []);
    const answers = await Promise.all(Array.from({ length: 7 }, asked));
    assert.equal(answers.filter(({ status }) => status === 429).length, 1);
    await database!.run('DELETE FROM rate_limits', []);
  });
}

test(
  'from everywhere together an e-mail gets 300; after an hour the count begins anew',
  { skip },
  async () => {
    const { email, address, init } = aVisitor();
    await captchaFor(email, init);
    const counted = await database!.run(
      'SELECT key, count FROM rate_limits WHERE key IN (?, ?, ?)',
      [limitKey('address', address), limitKey('visitor', email, address), limitKey('email', email)],
    );
    assert.deepEqual(
      counted.map(({ count }) => Number(count)),
      [1, 1, 1],
    );
    const key = limitKey('email', email);
    // An hour ago, and by a clock that was ahead.
    for (const start of [Date.now() - HOUR - 1, Date.now() + HOUR]) {
      await database!.run('UPDATE rate_limits SET count = 300 WHERE key = ?', [key]);
      assert.equal((await captchaFor(email, aVisitor().init)).status, 429);
      await database!.run('UPDATE rate_limits SET window_start = ? WHERE key = ?', [start, key]);
      assert.equal((await captchaFor(email, aVisitor().init)).status, 200);
    }
  },
);

test('neither address, nor e-mail, nor answer stands in the database', { skip }, async () => {
  const { email, address, init } = aVisitor();
  await captchaFor(email, init);
  const kept = [
    ...(await database!.run('SELECT * FROM captchas')),
    ...(await database!.run('SELECT * FROM rate_limits')),
  ];
  const text = JSON.stringify(kept);
  assert.ok(kept.length > 0);
  assert.ok(!text.includes(email) && !text.includes(address));
  // A value that is an answer, or ends with one.
  assert.doesNotMatch(text, new RegExp(`\\b[${LETTERS.join('')}]{5}"`, 'i'));
});
