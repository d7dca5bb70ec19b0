import assert from 'node:assert/strict';
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { PICTURE_QUALITY } from '../../lib/pictureWidths.mjs';
import { AVIF, JPEG } from '../../server/encoders.mjs';
import { until } from '../support/until.mjs';

const site = process.env.HOSTILE_SITE ?? '';
const KEPT = join(process.env.HOSTILE_SITE_FOLDER ?? '', '.next/cache/images');
const MEDIA = process.env.HOSTILE_MEDIA ?? '';

const kept = () => readdirSync(KEPT).length;
const address = (url: string, w = 64, q = 60) =>
  `${site}/_next/image?${new URLSearchParams({ url, w: String(w), q: String(q) })}`;

type Ask = { visitor: string; accept?: string; signal?: AbortSignal };

async function ask(url: string, { visitor, accept = 'image/avif', signal }: Ask) {
  const answer = await fetch(url, { headers: { accept, 'x-visitor': visitor }, signal });
  await answer.arrayBuffer();
  return answer;
}

/** The pictures of the first works, as in the gallery's HTML. */
async function somePictures(count: number): Promise<string[]> {
  const pages = await Promise.all(
    ['2021', '2022', '2023', '2024'].flatMap((label) =>
      [0, 20].map(async (start) => {
        const answer = await fetch(`${site}/api/albums?labelIds=${label}&start=${start}`);
        return answer.text();
      }),
    ),
  );
  const names = pages.flatMap((page) => [...page.matchAll(/\/download\/[\w.-]+\.jpg/g)].flat());
  return [...new Set(names)].slice(0, count);
}

test('a picture has one address: other spellings make no other file', async () => {
  const [picture = ''] = await somePictures(1);
  const stranger = { visitor: '198.51.100.1' };
  assert.equal((await ask(address(picture), stranger)).status, 200);
  const before = kept();
  const [first = '', ...rest] = picture.slice('/download/'.length);
  const escaped = `/download/%${first.charCodeAt(0).toString(16)}${rest.join('')}`;
  const spellings = [
    `${picture}#a`,
    escaped,
    picture.replace('/download/', '/download/./'),
    picture.replace('/download/', '/download/x/../'),
    picture.replace('/download/', '/download//'),
    `${picture}?a`,
    `http://elsewhere.org${picture}`,
  ].map((url) => address(url));
  const parts = ['&a=1', '&w=64', '#a'].map((part) => address(picture) + part);
  for (const url of [
    ...spellings,
    ...parts.slice(0, 2),
    address(picture, 65),
    address(picture, 64, 75),
  ]) {
    assert.equal((await ask(url, stranger)).status, 400, url);
  }
  for (const accept of ['image/avif;q=0.3', 'IMAGE/AVIF', 'text/html,image/avif,x/y']) {
    assert.equal((await ask(address(picture), { ...stranger, accept })).status, 200);
  }
  assert.equal((await ask(address('/download/none-00000000.jpg'), stranger)).status, 404);
  assert.equal(kept(), before);
});

test('a class of 40 behind one address sees every picture', async () => {
  const pictures = await somePictures(20);
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, pupil) => {
      const own = pictures.slice(pupil % 10, (pupil % 10) + 10);
      const answers = await Promise.all(
        own.map((picture) => ask(address(picture, 200), { visitor: '203.0.113.7' })),
      );
      return answers.map(({ status }) => status);
    }),
  );
  assert.deepEqual(new Set(statuses.flat()), new Set([200]));
});

test('who asks for very many at once is told to come again, and holds up nobody', async () => {
  const stop = new AbortController();
  const pictures = await somePictures(160);
  const asked = pictures.map((picture) =>
    ask(address(picture, 1080), { visitor: '198.51.100.2', signal: stop.signal }).catch(() => null),
  );
  const refused = await Promise.any(
    asked.map(async (answer) => {
      const got = await answer;
      if (got?.status !== 503) throw new Error('made');
      return got;
    }),
  );
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  const [warm = ''] = await somePictures(1);
  const start = performance.now();
  assert.equal((await ask(address(warm, 200), { visitor: '198.51.100.3' })).status, 200);
  assert.ok(performance.now() - start < 2000, 'a picture that is there does not wait');
  stop.abort();
  // Once the two that are being made are done.
  await until(
    'who has left leaves the line to others',
    async () => (await ask(address(warm, 256), { visitor: '198.51.100.3' })).status === 200,
    { withinMs: 10_000 },
  );
});

test('a picture is encoded as server/encoders.mjs says', async () => {
  const [picture = ''] = await somePictures(1);
  const original = await (await fetch(site + picture)).arrayBuffer();
  const small = sharp(original).rotate().resize(64);
  const { lessQuality, ...tables } = JPEG;
  // What Next makes of ours (server/encoders.test.ts).
  const ofNext = Math.round(PICTURE_QUALITY * (50 / 80));
  const encoded = {
    'image/avif': small.clone().avif({ effort: AVIF.effort, quality: ofNext + AVIF.moreQuality }),
    '*/*': small.clone().jpeg({ ...tables, quality: PICTURE_QUALITY - lessQuality }),
  };
  for (const [accept, expected] of Object.entries(encoded)) {
    const headers = { accept, 'x-visitor': '198.51.100.4' };
    const given = await (await fetch(address(picture), { headers })).arrayBuffer();
    assert.ok((await expected.toBuffer()).equals(Buffer.from(given)), accept);
  }
});

test('a picture of a file that is cut off is shown as it is, kept by nobody, and made once the file is whole', async () => {
  const picture = (await somePictures(160)).at(-1) ?? '';
  const file = join(MEDIA, basename(picture));
  const whole = readFileSync(file);
  const made = async () => {
    const { status, headers } = await ask(address(picture, 128), { visitor: '198.51.100.5' });
    return [status, headers.get('content-type'), headers.get('x-nextjs-cache')];
  };
  truncateSync(file, Math.floor(whole.length / 2));
  try {
    assert.deepEqual(await made(), [200, 'image/jpeg', 'MISS']);
    assert.deepEqual(await made(), [200, 'image/jpeg', 'MISS']);
  } finally {
    writeFileSync(file, whole);
  }
  assert.deepEqual(await made(), [200, 'image/avif', 'MISS']);
  assert.deepEqual(await made(), [200, 'image/avif', 'HIT']);
});
