import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { string } from 'yup';
import { hasDatabase, openDatabase } from './support/database';
import { answerTo, callService, assertFails, aVisitor, bodyOf } from './support/service';

const database = hasDatabase ? openDatabase() : undefined;
after(() => database?.close());

const heardBy = (email: string, init: RequestInit, locale = 'EN') =>
  callService('audioCaptcha', { query: { name: email, locale }, init });

test('a captcha can be heard in these languages', async () => {
  assert.deepEqual(await bodyOf('audioLanguages', string().required()), [
    'EN',
    'FR',
    'ZH',
    'ES',
    'RU',
    'AR',
  ]);
});

for (const locale of ['EN', 'FR', 'ZH', 'ES', 'RU', 'AR', 'XX', '']) {
  test(`a captcha to be heard is a WAV file that nobody stores (${locale || 'no language'})`, async () => {
    const { email, init } = aVisitor();
    const response = await heardBy(email, init, locale);
    const wav = Buffer.from(await response.arrayBuffer());
    assert.equal(response.headers.get('content-type'), 'audio/wav');
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal(wav.toString('latin1', 0, 4), 'RIFF');
    const seconds = wav.readUInt32LE(40) / wav.readUInt32LE(28);
    assert.ok(seconds > 4 && seconds < 15, `${seconds} s`);
  });
}

test('§5 without a valid e-mail there is none', async () => {
  await assertFails('audioCaptcha', { query: { name: 'ann' } }, 'invalid.params');
});

test('picture and sound count together: 20 an hour for an e-mail from one address', async () => {
  const { email, init } = aVisitor();
  const ofSight = Array.from({ length: 10 }, () =>
    callService('imageCaptcha', { query: { name: email }, init }),
  );
  const ofSound = Array.from({ length: 11 }, () => heardBy(email, init));
  const statuses = (await Promise.all([...ofSight, ...ofSound])).map(({ status }) => status);
  assert.equal(statuses.filter((status) => status === 429).length, 1);
});

test('the one heard makes the one seen void, and has one try', { skip: !hasDatabase }, async () => {
  const { email, init } = aVisitor();
  await callService('imageCaptcha', { query: { name: email }, init });
  await heardBy(email, init);
  const open = async () => {
    const [counted] = await database!.run(
      'SELECT count(*) AS open FROM captchas WHERE used = FALSE',
    );
    return Number(counted?.open);
  };
  const before = await open();
  const form = { qrLabel: '2024', qrSeq: 1, name: 'Ann', email, captcha: 'WRONG' };
  assert.equal((await answerTo('favourite', { query: form })).code, 'invalid.captcha');
  assert.equal(await open(), before - 1);
  assert.equal((await answerTo('favourite', { query: form })).code, 'invalid.captcha');
  assert.equal(await open(), before - 1);
});
