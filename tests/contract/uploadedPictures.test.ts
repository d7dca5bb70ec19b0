import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { hasDatabase } from './support/database';
import { organiserOf } from './support/editor';
import { aListener, isPostgres } from './support/ownCms';
import { send } from './support/people';
import { ORIGIN } from './support/service';

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="6" height="4"/>');

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#248' } });

describe('A picture that is uploaded', { skip: !hasDatabase }, () => {
  const { headers } = organiserOf('uploading@example.org');

  function upload(name: string, bytes: Buffer, language = 'en') {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(bytes)], name));
    const sent = { ...headers(), 'accept-language': language };
    return send(`${ORIGIN}/api/media`, { method: 'POST', headers: sent, body });
  }
  async function refusalOf(name: string, bytes: Buffer) {
    const { status, body } = await upload(name, bytes);
    assert.equal(status, 400, name);
    return JSON.stringify(body.errors);
  }

  test('has the extension of its bytes', async () => {
    const { doc } = (await upload('Hana.png', await plain(6, 4).jpeg().toBuffer())).body;
    assert.ok(doc);
    await send(`${ORIGIN}/api/media/${doc.id}`, { method: 'DELETE', headers: headers() });
    assert.match(String(doc.filename), /^image-[0-9a-f]{16}\.jpg$/);
    assert.deepEqual([doc.mimeType, doc.originalName], ['image/jpeg', 'Hana.png']);
  });

  test('from a Mac, which spells accents apart, is found by its name', async () => {
    const bytes = await plain(6, 5).jpeg().toBuffer();
    const { doc } = (await upload('Zoé.jpg'.normalize('NFD'), bytes)).body;
    assert.ok(doc);
    await send(`${ORIGIN}/api/media/${doc.id}`, { method: 'DELETE', headers: headers() });
    assert.equal(doc.originalName, 'Zoé.jpg'.normalize('NFC'));
  });

  test('is taken as a still one when it is a PNG that moves', async () => {
    const still = await plain(6, 7).png().toBuffer();
    const points = still.indexOf('IDAT') - 4;
    const moves = Buffer.from('\0\0\0\x08acTL\0\0\0\x01\0\0\0\0\xb4\x2d\xe9\xa0', 'latin1');
    const bytes = Buffer.concat([still.subarray(0, points), moves, still.subarray(points)]);
    const { doc } = (await upload('sun.png', bytes)).body;
    assert.ok(doc);
    await send(`${ORIGIN}/api/media/${doc.id}`, { method: 'DELETE', headers: headers() });
    assert.match(String(doc.filename), /^image-[0-9a-f]{16}\.png$/);
    assert.deepEqual([doc.mimeType, doc.width, doc.height], ['image/png', 6, 7]);
  });

  test('is sent: none is fetched from an address, neither for a copy nor in place of another', async () => {
    const { doc } = (await upload('Hana.jpg', await plain(6, 7).jpeg().toBuffer())).body;
    assert.ok(doc);
    const elsewhere = await aListener();
    elsewhere.status = 404;
    const body = { filename: 'anna-mueller.jpg', url: `${elsewhere.origin}/anna.jpg` };
    const ask = (method: string, path: string) =>
      send(`${ORIGIN}/api/media${path}`, { method, headers: headers(), body });
    try {
      const answer = await ask('POST', '');
      assert.equal(answer.status, 400);
      assert.equal(answer.body.errors?.[0]?.message, 'No files were uploaded.');
      assert.equal((await ask('POST', `/${doc.id}/duplicate`)).status, 404);
      const changed = (await ask('PATCH', `/${doc.id}`)).body.doc;
      assert.deepEqual([changed?.filename, changed?.url], [doc.filename, doc.url]);
      assert.equal(elsewhere.refused, 0);
    } finally {
      elsewhere.stop();
      await send(`${ORIGIN}/api/media/${doc.id}`, { method: 'DELETE', headers: headers() });
    }
  });

  test('is not taken under the name of something else', async () => {
    const jpeg = await plain(6, 4).jpeg().toBuffer();
    for (const name of ['Hana.pdf', 'Hana.svg', 'Hana.mp4'])
      assert.match(await refusalOf(name, jpeg), /is a picture \(JPG\)/);
    assert.match(await refusalOf('logo.png', SVG), /is a picture \(SVG\).*“png”/);
    assert.match(await refusalOf('Hana.jpg', await plain(6, 4).tiff().toBuffer()), /: tiff/);
  });

  test('is not taken when cards, certificates or the website could not draw it', async () => {
    // Of one channel: that is soon made.
    const wide = await plain(8001, 8000).toColourspace('b-w').png().toBuffer();
    assert.match(await refusalOf('wide.png', wide), /more than 64 megapixels/);
  });

  test('is not taken when its end is missing, though its beginning can be read', async () => {
    const picture = plain(600, 400);
    for (const [name, bytes] of [
      ['half.jpg', await picture.jpeg().toBuffer()],
      ['half.png', await picture.png().toBuffer()],
      ['half.webp', await picture.webp().toBuffer()],
    ] as const)
      assert.match(await refusalOf(name, bytes.subarray(0, -40)), /picture is damaged/, name);
  });

  // No database has a part in it.
  test('is not taken when it is too heavy', { skip: isPostgres }, async () => {
    const heavy = await plain(4000, 4000).png({ compressionLevel: 0 }).toBuffer();
    assert.match(await refusalOf('heavy.png', heavy), /must be under 45 MB/);
  });

  test(
    'nor any file of more than 200 MB, in the editor’s language',
    { skip: isPostgres },
    async () => {
      const { status, body } = await upload(
        'film.mp4',
        Buffer.alloc(200 * 1024 * 1024 + 1024),
        'fr',
      );
      const said = 'Le fichier doit faire moins de 200 Mo.';
      assert.deepEqual([status, body.errors?.[0]?.message], [413, said]);
    },
  );
});
