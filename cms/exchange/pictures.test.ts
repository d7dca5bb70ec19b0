/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { cleanPicture } from '../files/cleanPicture';
import { examine, findPictures, prepare } from './pictures';

jest.mock('../files/cleanPicture', () => {
  const actual = jest.requireActual('../files/cleanPicture');
  return { ...actual, cleanPicture: jest.fn(actual.cleanPicture) };
});

const folder = mkdtempSync(join(tmpdir(), 'one-world-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, 'a.png');

test('a picture that claims to be huge is not drawn', async () => {
  const create = { width: 8, height: 8, channels: 3, background: '#fff' } as const;
  const png = await sharp({ create }).png().toBuffer();
  // Its width and height stand behind the word IHDR.
  const at = png.indexOf('IHDR') + 4;
  png.writeUInt32BE(30_000, at);
  png.writeUInt32BE(30_000, at + 4);
  png.writeUInt32BE(crc32(png.subarray(at - 4, at + 13)), at + 13);
  writeFileSync(path, png);
  const [told] = await examine(path);
  expect(['pictureWide', 'pictureKind']).toContain(told?.code);
});

test.each([
  [4000, 4000, ['pictureWide']],
  [4001, 10, ['pictureWide']],
  [4000, 3000, []],
])('a picture of %s × %s: below 4000 × 4000 or not', async (width, height, codes) => {
  const create = { width, height, channels: 3, background: '#fff' } as const;
  await sharp({ create }).png().toFile(path);
  expect((await examine(path)).map(({ code }) => code)).toEqual(codes);
});

test('a picture of 20 MB is not under 20 MB', async () => {
  writeFileSync(path, Buffer.alloc(20 * 1024 * 1024));
  expect((await examine(path)).map(({ code }) => code)).toEqual(['pictureHeavy']);
});

test('what is no picture, whatever it is called, is told', async () => {
  writeFileSync(path, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await examine(path)).map(({ code }) => code)).toEqual(['pictureKind']);
  writeFileSync(path, '');
  expect((await examine(path)).map(({ code }) => code)).toEqual(['pictureKind']);
});

test('a picture whose end is missing is left as it is for who stores it, also with what a camera has written', async () => {
  const create = { width: 320, height: 240, channels: 3, background: '#a33' } as const;
  const picture = sharp({ create }).withExif({ IFD0: { Make: 'Camera' } });
  const half = (await picture.jpeg().toBuffer()).subarray(0, -40);
  writeFileSync(path, half);
  expect((await prepare(path)).data.equals(half)).toBe(true);
});

test('a picture for which the machine has no memory or thread left is not taken for damaged', async () => {
  const failed = new Error('glib: error creating thread');
  jest.mocked(cleanPicture).mockRejectedValueOnce(failed);
  await expect(prepare(path)).rejects.toBe(failed);
});

test('a name in the sheet leads nowhere but to the folder', async () => {
  const pictures = await findPictures(folder);
  for (const name of ['../a.png', '/etc/passwd', '..\\a.png', `${folder}/a.png`])
    expect(pictures.named(name)).toMatchObject({ code: 'pictureMissing' });
  expect(pictures.named('./A.PNG')).toEqual({ path });
});

test('of two files that are called as a number is none is taken', async () => {
  mkdirSync(join(folder, 'class 3'));
  for (const name of ['We2031-0012.jpg', 'WE2031-0013.jpg', 'class 3/WE2031-0012.jpg'])
    writeFileSync(join(folder, name), '');
  const { ofNumber } = await findPictures(folder);
  expect(ofNumber('WE2031-0012')).toEqual({ code: 'pictureSeveral', value: 'WE2031-0012' });
  expect(ofNumber('WE2031-0013')).toEqual({ path: join(folder, 'WE2031-0013.jpg') });
  expect(ofNumber('WE2031-0014')).toBeNull();
});

test('a name from a Mac, which spells accents apart, is stored as it is typed elsewhere', async () => {
  const named = join(folder, 'Zoé.png'.normalize('NFD'));
  const create = { width: 8, height: 8, channels: 3, background: '#fff' } as const;
  await sharp({ create }).png().toFile(named);
  expect(await prepare(named)).toMatchObject({ originalName: 'Zoé.png'.normalize('NFC') });
});
