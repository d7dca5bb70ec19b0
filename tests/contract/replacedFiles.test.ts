import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { hasDatabase } from './support/database';
import { organiserOf } from './support/editor';
import { send } from './support/people';
import { ORIGIN } from './support/service';

/** Longer than a description may be. */
const TOO_LONG = 'a'.repeat(501);

describe('A file that a save would replace', { skip: !hasDatabase }, () => {
  const { headers } = organiserOf('replacing@example.org');

  /** With a picture large enough for a thumbnail. */
  async function save(method: string, path: string, background: string, alt = 'A wall') {
    const create = { width: 480, height: 320, channels: 3, background } as const;
    const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
    const body = new FormData();
    body.set('file', new File([bytes], 'wall.png', { type: 'image/png' }));
    body.set('_payload', JSON.stringify({ alt }));
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
