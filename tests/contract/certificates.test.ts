import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { wireCertificate } from '@/lib/contract/certificate';
import { listAlbums, listAllAlbums } from './support/albums';
import { hasDatabase, openDatabase } from './support/database';
import { assertFails, bodyOf, firstOf } from './support/service';

const certPhotoOf = async (unicode: string) =>
  (await firstOf('certificate', wireCertificate, { query: { unicode } })).certPhoto;

/** As people may type it: lower case, mixed case, full-width characters, with blanks around it; on other keyboards, and copied. */
const spellings = (num: string) => [
  num.toLowerCase(),
  num.slice(0, 1) + num.slice(1).toLowerCase(),
  num.replace(/[!-~]/g, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0)),
  ` ${num}\u3000`,
  num.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
  num.replace('E', 'Е'),
  `\u200f${num.replaceAll('-', '\u2011')}\u200e`,
  num.replaceAll('-', '–'),
];

describe('§7 artexhCert/query', () => {
  test('finds the certificate of every work that has a number', async () => {
    const nums = (await listAllAlbums()).map(({ num }) => num).filter(Boolean);
    // One after the other: all at once would wait for the database's connections.
    const photos: string[] = [];
    for (const num of nums) photos.push(await certPhotoOf(num));
    assert.deepEqual(
      nums.filter((_, index) => !photos[index]),
      [],
    );
    assert.ok(photos.some((certPhoto) => certPhoto.split(',').length > 1));
    assert.ok(photos.every((certPhoto) => certPhoto.startsWith('/download/')));
  });

  test('finds a number however it is typed, as the list of works does', async () => {
    const { albums } = await listAlbums({ labelIds: '2022', dCount: 2 });
    assert.equal(albums.length, 2);
    for (const { id, num } of albums) {
      const certPhoto = await certPhotoOf(num);
      for (const typed of spellings(num)) {
        assert.equal(await certPhotoOf(typed), certPhoto, typed);
        const { albums: found } = await listAlbums({ num: typed });
        assert.deepEqual(
          found.map((album) => album.id),
          [id],
          typed,
        );
      }
    }
  });

  test('says nothing of a number that is not there, and refuses an empty one', async () => {
    const query = { unicode: 'WE0000-0000' };
    assert.deepEqual(await bodyOf('certificate', wireCertificate, { query }), [{ certPhoto: '' }]);
    await assertFails('certificate', { query: { unicode: ' ' } }, 'invalid.params');
  });

  // With CONTRACT_URL there is no access to the database.
  describe('without a picture to show', { skip: !hasDatabase }, () => {
    const { run, close } = openDatabase();
    const nums = ['TEST-BARE', 'TEST-PRIVATE'] as const;
    const marks = nums.map(() => '?').join(', ');

    before(async () => {
      for (const num of nums) await run('INSERT INTO certificates (num) VALUES (?)', [num]);
      await run(
        `INSERT INTO media (filename, private) VALUES ('private-certificate.jpg', TRUE)
         ON CONFLICT DO NOTHING`,
      );
      await run(
        `INSERT INTO certificates_rels (parent_id, path, "order", media_id)
         SELECT c.id, 'certPhotos', 1, m.id FROM certificates c, media m
         WHERE c.num = ? AND m.filename = 'private-certificate.jpg'`,
        [nums[1]],
      );
    });
    after(async () => {
      await run(`DELETE FROM certificates WHERE num IN (${marks})`, [...nums]);
      await run("DELETE FROM media WHERE filename = 'private-certificate.jpg'");
      await close();
    });

    test('a certificate is found all the same, and no private path is told', async () => {
      for (const num of nums) assert.equal(await certPhotoOf(num), ',', num);
    });
  });
});
