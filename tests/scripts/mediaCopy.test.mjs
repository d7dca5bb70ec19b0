import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { bucketOf } from '../../lib/bucket.mjs';
import { bucketStore } from '../../scripts/support/media/bucket.mjs';
import { hasBucket, startBucket } from '../../scripts/support/test/bucket.mjs';
import { contentOf, killedAt, runScript } from '../support/runScript.mjs';
import { FEW, makeData } from '../support/savedData.mjs';

/** `npm run media:copy`: from the disk into a real bucket and back, killed in between. */
const skip = !hasBucket() && 'Debian’s python3-swift is not installed';
const folder = mkdtempSync(join(tmpdir(), 'one-world-media-'));
const dataDir = join(folder, 'data');
const media = join(dataDir, 'media');
/** In the folder, and not in the database. */
const OF_NOBODY = 'image-0000.jpg';
let bucket;
let names;

before(async () => {
  if (skip) return;
  await makeData(dataDir);
  names = readdirSync(media).filter((name) => name !== OF_NOBODY);
  assert.ok(names.length >= FEW);
  bucket = await startBucket(join(folder, 'swift'));
});
after(async () => {
  await bucket?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const copy = (words, more = {}, nodeArgs = []) =>
  runScript('mediaCopy', words, { DATA_DIR: dataDir, ...bucket.env, ...more }, nodeArgs);

async function stored() {
  const { client, bucket: Bucket } = bucket;
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
  const files = Contents.map(async ({ Key }) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    return [Key, Buffer.from(await Body.transformToByteArray()).toString('latin1')];
  });
  return Object.fromEntries(await Promise.all(files));
}
const onDisk = (where = media) => contentOf(where, (name) => name !== OF_NOBODY);
const put = (Key, Body) =>
  bucket.client.send(new PutObjectCommand({ Bucket: bucket.bucket, Key, Body }));

test(
  'into the bucket: killed and gone on with, each file is there as it was, and the source too',
  { skip },
  async () => {
    const source = contentOf(media);
    const all = names.length;
    const tried = await copy(['to-bucket', '--dry-run']);
    assert.equal(tried.how, 0, tried.said);
    assert.match(tried.said, new RegExp(`${all} would be copied .*; 0 were there already`));
    assert.deepEqual(await stored(), {});

    const killed = await copy(['to-bucket'], {}, killedAt('createReadStream', all));
    assert.equal(killed.how, 'SIGKILL');
    const some = Object.keys(await stored()).length;
    assert.ok(some > 0 && some < all, `${some} of ${all}`);

    const gone = await copy(['to-bucket']);
    assert.equal(gone.how, 0, gone.said);
    const [, copied, there] = /(\d+) copied, .*; (\d+) were there already/.exec(gone.said) ?? [];
    assert.equal(Number(copied) + Number(there), all);
    assert.ok(Number(there) > 0);
    assert.deepEqual(await stored(), onDisk());
    assert.deepEqual(contentOf(media), source);
    assert.match((await copy(['to-bucket'])).said, /^0 copied/m);
  },
);

test(
  'a file is known by its content, not by its size; what is missing is told',
  { skip },
  async () => {
    const [first, second] = names;
    const content = readFileSync(join(media, first));
    await put(first, Buffer.alloc(content.length, 1));
    rmSync(join(media, second));
    const { how, said } = await copy(['to-bucket']);
    assert.equal(how, 1);
    assert.match(said, /^1 copied/m);
    assert.match(said, new RegExp(`^Missing in .*media \\(1\\): ${second}$`, 'm'));
    assert.equal((await stored())[first], content.toString('latin1'));
  },
);

test(
  'back to the disk: killed and gone on with; what the CMS or another tool put there is read',
  { skip },
  async () => {
    const other = join(folder, 'other');
    cpSync(dataDir, other, { recursive: true });
    rmSync(join(other, 'media'), { recursive: true });
    const there = await stored();
    const [first] = names;
    await put(first, Buffer.from(there[first], 'latin1'));
    const where = { DATA_DIR: other };
    const killed = await copy(['to-disk'], where, killedAt('renameSync', 8));
    assert.equal(killed.how, 'SIGKILL');
    assert.ok(readdirSync(join(other, 'media')).some((name) => name.endsWith('.part')));
    const gone = await copy(['to-disk'], where);
    assert.equal(gone.how, 0, gone.said);
    assert.deepEqual(onDisk(join(other, 'media')), there);
    assert.deepEqual(await stored(), there);
    assert.match((await copy(['to-disk'], where)).said, /^0 copied/m);

    writeFileSync(join(other, 'media', first), 'damaged');
    assert.match((await copy(['to-disk'], where)).said, /^1 copied/m);
    assert.deepEqual(onDisk(join(other, 'media')), there);
  },
);

test('what arrives otherwise than it was sent is refused', { skip }, async () => {
  const store = bucketStore(bucketOf(bucket.env));
  const file = { key: 'altered.jpg', type: 'image/jpeg' };
  const sum = '0'.repeat(64);
  const sent = store.write(file, Readable.from([Buffer.from('other')]), { bytes: 5, sum });
  await assert.rejects(sent, /The bucket exhibition-media failed/);
  assert.equal(await store.look(file), null);
});

test('in one line: no bucket, a wrong key, nobody there, nothing to copy', { skip }, async () => {
  for (const [words, env, line] of [
    [['to-disk'], { S3_BUCKET: '' }, /^S3_BUCKET names no bucket/],
    [['there'], {}, /^npm run media:copy -- to-bucket\|to-disk/],
    [['to-bucket'], { S3_SECRET_ACCESS_KEY: 'x' }, /refuses this key\. See S3_/],
    [['to-bucket'], { S3_BUCKET: 'another' }, /The bucket another does not exist/],
    [['to-bucket'], { S3_ENDPOINT: 'http://127.0.0.1:1' }, /does not answer: ECONNREFUSED/],
    [['to-bucket'], { DATA_DIR: join(folder, 'none') }, /^There is nothing to copy/],
  ]) {
    const { how, said } = await copy(words, env);
    assert.equal(how, 1, said);
    const own = said
      .split('\n')
      .filter(
        (each) => !/Warning|node|SDK|versions|^$|and security|To continue|More info/.test(each),
      );
    assert.equal(own.length, 1, said);
    assert.match(own[0], line);
  }
});
