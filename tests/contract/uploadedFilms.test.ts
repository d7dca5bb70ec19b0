import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hasDatabase } from './support/database';
import { organiserOf } from './support/editor';
import { isPostgres } from './support/ownCms';
import { send } from './support/people';
import { ORIGIN } from './support/service';

const MB = 1024 * 1024;

/** A box of an MP4 file, filled with zeros after its first content. */
function box(name: string, bytes: number, content = '') {
  const data = Buffer.alloc(bytes);
  data.writeUInt32BE(bytes);
  data.write(name + content, 4, 'latin1');
  return new Uint8Array(data);
}

// No database has a part in it.
describe('A film that is uploaded', { skip: !hasDatabase || isPostgres }, () => {
  const { headers } = organiserOf('uploading-films@example.org');

  test('may be larger than a request that Payload takes by itself', async () => {
    const film = [box('ftyp', 20, 'isom\0\0\0\0mp42'), box('mdat', 52 * MB)];
    const body = new FormData();
    body.set('file', new File(film, 'Opening.mp4'));
    const answer = await send(`${ORIGIN}/api/media`, { method: 'POST', headers: headers(), body });
    const { doc } = answer.body;
    assert.ok(doc, `${answer.status} ${JSON.stringify(answer.body)}`);
    await send(`${ORIGIN}/api/media/${doc.id}`, { method: 'DELETE', headers: headers() });
    assert.match(String(doc.filename), /^video-[0-9a-f]{16}\.mp4$/);
    assert.equal(doc.filesize, 52 * MB + 20);
  });
});
