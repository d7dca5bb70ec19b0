import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { after, before, test, type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { HeadObjectCommand } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { hasBucket } from '../../scripts/support/test/bucket.mjs';
import { bucketExhibition, FILM_BYTES, filmByte, MB, sha256 } from '../support/bucketExhibition';
import { editorOf } from '../support/editor';

/** Uploads in a real bucket: what visitors and editors get of them, also while the bucket fails. */
const skip = !hasBucket() && 'Debian’s python3-swift is not installed';
const story = (name: string, run: (context: TestContext) => Promise<void>) =>
  test(name, { skip }, run);
const GONE_AFTER_MS = 10_000;
/** More than the SDK has connections by itself. */
const VIEWERS = 55;
const MOST_GROWN_MB = 150;

let own: Awaited<ReturnType<typeof bucketExhibition>>;
let editor: ReturnType<typeof editorOf>;

before(async () => {
  if (skip) return;
  own = await bucketExhibition();
  editor = editorOf(own);
});
after(() => own?.stop());

const get = (path: string, init: RequestInit = {}) => fetch(own.siteUrl + path, init);
const textOf = async (path: string) => (await get(path)).text();
async function statusOf(path: string) {
  const answer = await get(path);
  await answer.arrayBuffer();
  return answer.status;
}
const optimised = (name: string) =>
  `/_next/image?url=${encodeURIComponent(`/download/${name}`)}&w=390&q=60`;

const isStored = (Key: string) =>
  own.bucket.client.send(new HeadObjectCommand({ Bucket: own.bucket.bucket, Key })).then(
    () => true,
    () => false,
  );

async function aPicture() {
  const background = `#${randomBytes(3).toString('hex')}`;
  const create = { width: 800, height: 600, channels: 3, background } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], 'a child.jpg', { type: 'image/jpeg' });
}

/** One of the two works whose pictures are in the bucket. */
async function workAt(place: 0 | 1) {
  const works = await editor.find('albums', 'where[_status][equals]=published&depth=1&sort=id');
  const { id, cover } = works[place] as { id: number; cover: { id: number; filename: string } };
  return { id: String(id), cover, page: `/artwork/${id}`, picture: `/download/${cover.filename}` };
}

async function soon(isSo: () => Promise<boolean>) {
  const since = performance.now();
  while (!(await isSo())) {
    assert.ok(performance.now() - since < GONE_AFTER_MS, 'not within ten seconds');
    await wait(200);
  }
}
const isGoneSoon = (path: string) => soon(async () => (await statusOf(path)) === 404);

story('a page shows pictures from the bucket, of which the website knows nothing', async () => {
  const { page, picture, cover } = await workAt(0);
  assert.deepEqual([await statusOf(page), await statusOf(optimised(cover.filename))], [200, 200]);
  const whole = await get(picture);
  assert.ok(picture.includes(sha256(await whole.arrayBuffer()).slice(0, 16)));
  const headers = { 'if-none-match': whole.headers.get('etag') ?? '' };
  assert.equal((await get(picture, { headers })).status, 304);
  const settings = readFileSync(`/proc/${own.site.pid()}/environ`, 'utf8').split('\0');
  const ofBucket = settings.filter((setting) => /AWS_|S3_/.test(setting));
  // Given as nothing: Next reads from .env what it isn't given.
  assert.deepEqual([...new Set(ofBucket.map((setting) => setting.split('=')[1]))], ['']);
});

/** A viewer who takes the first bytes and no more. */
const openAndPause = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(own.siteUrl + path, { agent: false }, resolve).on('error', reject);
  });

const residentMB = (pid: unknown) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

story(
  'a film of 500 MB is handed on by parts, and viewers cost neither memory nor connections, and nothing is read for those who left',
  async (context) => {
    const path = `/video/${own.film}`;
    const readPart = async (start: number) => {
      const end = Math.min(start + 8 * MB, FILM_BYTES) - 1;
      const answer = await get(path, { headers: { range: `bytes=${start}-${end}` } });
      assert.equal(answer.status, 206);
      assert.equal(answer.headers.get('content-range'), `bytes ${start}-${end}/${FILM_BYTES}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      assert.equal(bytes.length, end - start + 1);
      assert.deepEqual([bytes[0], bytes.at(-1)], [filmByte(start), filmByte(end)]);
    };
    const pids = [own.site.pid(), own.cms.pid()];
    const beforehand = pids.map(residentMB);
    await Promise.all([0, 77 * MB, 250 * MB + 13, FILM_BYTES - 5].map(readPart));
    const paused: IncomingMessage[] = [];
    const arrive = async () => {
      while (paused.length < VIEWERS) paused.push(await openAndPause(path));
    };
    await Promise.all([arrive(), arrive(), arrive()]);
    assert.deepEqual([...new Set(paused.map(({ statusCode }) => statusCode))], [200]);
    await wait(1000);
    const grown = pids.map((pid, at) => residentMB(pid) - Number(beforehand[at]));
    const said = `website and CMS, before: ${beforehand.map(Math.round)} MB, grown by ${grown.map(Math.round)} MB`;
    context.diagnostic(said);
    assert.ok(Math.max(...grown) < MOST_GROWN_MB, said);
    assert.equal(await statusOf((await workAt(1)).picture), 200);
    assert.ok(own.host.open() >= VIEWERS, 'each viewer’s film is being read');
    paused.forEach((viewer) => viewer.destroy());
    await soon(async () => own.host.open() === 0);
  },
);

story(
  'what is uploaded is there before it is saved; what is replaced, deleted, taken down is gone',
  async () => {
    const { id, cover, page, picture } = await workAt(0);
    const asked = own.host.count();
    const uploaded = await editor.upload(await aPicture());
    assert.equal(own.host.count() - asked, 2, 'the picture and its thumbnail, each once');
    await editor.change('albums', id, { cover: Number(uploaded.id) });
    await soon(async () => (await textOf(page)).includes(uploaded.filename));
    await isGoneSoon(picture);

    const replaced = await editor.upload(await aPicture(), uploaded.id);
    const both = [replaced.filename, uploaded.filename];
    assert.deepEqual(await Promise.all(both.map(isStored)), [true, false]);
    await isGoneSoon(`/download/${uploaded.filename}`);
    await soon(async () => (await textOf(page)).includes(replaced.filename));
    assert.equal(await statusOf(optimised(replaced.filename)), 200);

    await editor.takeDown('albums', id);
    const paths = [`/download/${replaced.filename}`, optimised(replaced.filename), page];
    await Promise.all(paths.map(isGoneSoon));
    await editor.change('albums', id, { cover: cover.id });
    await editor.remove('media', replaced.id);
    assert.equal(await isStored(replaced.filename), false);
  },
);

story(
  'a bucket that is away or refuses the key: pages stay, nothing is lost, editors are told',
  async () => {
    const { page, picture } = await workAt(1);
    const file = await editor.upload(await aPicture());
    const listed = async () => (await editor.find('media', 'sort=-id')).map((one) => one.filename);
    const all = await listed();
    const fails = async (reason: string) => {
      own.takeLog();
      assert.deepEqual([await statusOf(page), await statusOf(picture)], [200, 503]);
      assert.ok(own.takeLog().includes(`"msg":"The bucket exhibition-media failed (${reason})`));
      for (const replaced of ['', file.id]) {
        const told = editor.upload(await aPicture(), replaced);
        await assert.rejects(told, /503 .*The file could not be stored, so nothing was saved/);
      }
      assert.deepEqual(await listed(), all);
    };
    await own.host.away(() => fails('ECONNREFUSED'));
    assert.equal(await statusOf(picture), 200);
    own.host.set('refuses');
    await fails('SignatureDoesNotMatch');
    own.host.set('keeps');
    const replaced = await editor.upload(await aPicture(), file.id);
    own.host.set('none');
    assert.equal(await statusOf(picture), 200);
    const both = [file.filename, replaced.filename];
    assert.deepEqual(await Promise.all(both.map(isStored)), [true, true]);
  },
);

story('while it hangs, the first visitor waits for some seconds, and then nobody', async () => {
  const { page, picture } = await workAt(1);
  const time = async (path: string) => {
    const since = performance.now();
    return { status: await statusOf(path), ms: performance.now() - since };
  };
  own.host.set('hangs');
  own.takeLog();
  const first = await time(picture);
  const hasTimedOut = () =>
    own.takeLog().includes('"msg":"The bucket exhibition-media failed (ETIMEDOUT)');
  // On a busy machine the website gives up before the CMS does.
  for (let tries = 0; !hasTimedOut(); tries += 1) {
    assert.ok(tries < 3, 'the CMS never says that the bucket hangs');
    await time(picture);
  }
  const [next, other] = [await time(picture), await time(page)];
  own.host.set('none');
  assert.deepEqual([first.status, next.status, other.status], [503, 503, 200]);
  assert.ok(Math.max(next.ms, other.ms) < 2000, `${next.ms} ${other.ms}`);
  await soon(async () => (await statusOf(picture)) === 200);
});
