import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { until } from '../support/until.mjs';
import { hasDatabase } from './support/database';
import { organiserOf } from './support/editor';
import { aListener, anOwnCms, isPostgres } from './support/ownCms';
import { send, signedIn, type Person } from './support/people';
import { ORIGIN } from './support/service';

/** Longer than a description may be. */
const TOO_LONG = 'a'.repeat(501);

/** Large enough for a thumbnail. */
async function aForm(background: string, alt: string) {
  const create = { width: 480, height: 320, channels: 3, background } as const;
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  const body = new FormData();
  body.set('file', new File([bytes], 'wall.png', { type: 'image/png' }));
  body.set('_payload', JSON.stringify({ alt }));
  return body;
}

describe('A file that a save would replace', { skip: !hasDatabase }, () => {
  const { headers } = organiserOf('replacing@example.org');

  async function save(method: string, path: string, background: string, alt = 'A wall') {
    const body = await aForm(background, alt);
    return send(`${ORIGIN}/api/media${path}`, { method, headers: headers(), body });
  }
  const statusOf = async (url: unknown) => {
    const answer = await fetch(ORIGIN + String(url), { headers: headers() });
    await answer.arrayBuffer();
    return answer.status;
  };

  test('is there while nothing is saved, its thumbnail too, and gone afterwards', async () => {
    const { doc } = (await save('POST', '', '#123456')).body;
    assert.ok(doc?.thumbnailURL);
    const { id } = doc;
    const statuses = (of = doc) => Promise.all([of?.url, of?.thumbnailURL].map(statusOf));
    try {
      assert.equal((await save('PATCH', `/${id}`, '#654321', TOO_LONG)).status, 400);
      assert.deepEqual(await statuses(), [200, 200]);
      const replaced = await save('PATCH', `/${id}`, '#654321');
      assert.equal(replaced.status, 200);
      assert.deepEqual(await statuses(replaced.body.doc), [200, 200]);
      // What Payload answers for a file that never was: 500 on a disk, 404 in a bucket.
      const none = await statusOf('/api/media/file/none.png');
      assert.ok(none >= 400);
      assert.deepEqual(await statuses(), [none, none]);
    } finally {
      await send(`${ORIGIN}/api/media/${id}`, { method: 'DELETE', headers: headers() });
    }
  });
});

/** The database lets none of these rows go. */
const keepRow = (id: number) =>
  isPostgres
    ? `CREATE TABLE kept_media AS SELECT id FROM media WHERE id = ${id};
       ALTER TABLE kept_media ADD FOREIGN KEY (id) REFERENCES media (id)`
    : `CREATE TRIGGER kept_media BEFORE DELETE ON media WHEN OLD.id = ${id}
       BEGIN SELECT RAISE(ABORT, 'it is kept'); END`;
const LET_GO = isPostgres ? 'DROP TABLE kept_media' : 'DROP TRIGGER kept_media';

/** Where a process's open files are seen. */
const hasProc = existsSync('/proc/self/fd');

function leadsTo(link: string, filename: string) {
  try {
    return readlinkSync(link).endsWith(filename);
  } catch {
    return false;
  }
}

/** With a database of its own, and uploads on the disk. */
describe('The files of uploads', { skip: !hasDatabase }, () => {
  let website: Awaited<ReturnType<typeof aListener>>;
  let cms: Awaited<ReturnType<typeof anOwnCms>>;
  let organiser: Person;

  before(async () => {
    website = await aListener();
    cms = await anOwnCms(website.origin);
    organiser = await signedIn(cms.cmsUrl, cms.editor);
  });
  after(async () => {
    await cms?.stop();
    website?.stop();
  });

  const upload = async (background: string) => {
    const doc = await organiser.save('POST', 'media', await aForm(background, 'A wall'));
    const { thumbnail } = doc.sizes as { thumbnail: { filename: string } };
    return { id: doc.id, names: [String(doc.filename), thumbnail.filename] };
  };
  const areThere = (names: readonly string[]) =>
    names.map((name) => existsSync(join(cms.media, name)));
  const secondNames = () => readdirSync(join(dirname(cms.media), 'being-replaced'));

  test('whose deletion fails are there, of one and of many, and gone when it succeeds', async () => {
    const [stays, other] = [await upload('#123456'), await upload('#654321')];
    await cms.run(keepRow(stays.id));
    const ofMany = `media?where[id][in]=${stays.id},${other.id}`;
    for (const path of [`media/${stays.id}`, ofMany]) {
      assert.ok((await organiser.ask('DELETE', path)).status >= 400, path);
      assert.deepEqual(areThere(stays.names), [true, true], path);
    }
    // On PostgreSQL none of many goes if one doesn't.
    assert.deepEqual(areThere(other.names), [isPostgres, isPostgres]);
    assert.deepEqual(secondNames(), []);

    await cms.run(LET_GO);
    await organiser.save('DELETE', `media/${stays.id}`);
    assert.deepEqual(areThere(stays.names), [false, false]);
    assert.deepEqual(secondNames(), []);
  });

  test('are closed when browsers leave in their middle', { skip: !hasProc }, async () => {
    const filename = 'video-0123456789abcdef.mp4';
    mkdirSync(cms.media, { recursive: true });
    writeFileSync(join(cms.media, filename), Buffer.alloc(20_000_000));
    const place = `/proc/${cms.pid()}/fd`;
    const countOpen = () =>
      readdirSync(place).filter((fd) => leadsTo(join(place, fd), filename)).length;
    const begin = async () => {
      const left = new AbortController();
      const how = { headers: organiser.headers, signal: left.signal };
      const answer = await fetch(`${cms.cmsUrl}/api/media/file/${filename}`, how);
      assert.equal(answer.status, 200);
      await answer.body?.getReader().read();
      return left;
    };
    const begun = await Promise.all(Array.from({ length: 50 }, begin));
    assert.ok(countOpen() > 0);
    for (const left of begun) left.abort();
    await until('they are closed', () => countOpen() === 0, { withinMs: 10_000 });
  });
});
