/** @jest-environment node */
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { cleanPicture } from './cleanPicture';

const EXIF = {
  IFD0: { Make: 'Camera of a parent', Copyright: 'A name' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1', GPSLongitude: '2/1 21/1 3/1' },
};
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>Place: Montreuil</rdf></x:xmpmeta>';

/** Half red, half blue, so that a turn shows. */
const picture = (width = 60, height = 40): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } }).composite([
    {
      input: Buffer.from(
        `<svg width="${width}" height="${height}"><rect x="${width / 2}" width="${width / 2}" height="${height}" fill="#00c"/></svg>`,
      ),
    },
  ]);

const marked = () => picture().withExif(EXIF).withXmp(XMP).keepIccProfile();
const FORMATS: Record<string, () => Promise<Buffer>> = {
  jpeg: () => marked().jpeg().toBuffer(),
  'progressive jpeg': () => marked().jpeg({ progressive: true, mozjpeg: true }).toBuffer(),
  png: () => marked().png().toBuffer(),
  webp: () => marked().webp().toBuffer(),
  avif: () => marked().avif().toBuffer(),
};

/** Words that must be nowhere in the file, in no form. */
const TOLD = ['Exif', 'Camera of a parent', 'Montreuil', 'xmpmeta'];
const toldIn = (bytes: Buffer) => TOLD.filter((word) => bytes.includes(word));

const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

test.each(Object.keys(FORMATS))(
  'nothing is left of what a camera wrote into a %s',
  async (format) => {
    const given = await FORMATS[format]!();
    expect((await sharp(given).metadata()).exif).toBeDefined();
    const cleaned = await cleanPicture(given);
    const { exif, xmp, iptc, width, height } = await sharp(cleaned).metadata();
    expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
    expect([width, height]).toEqual([60, 40]);
    expect(toldIn(cleaned)).toEqual([]);
    expect(await cleanPicture(cleaned)).toEqual(cleaned);
  },
);

test.each(['jpeg', 'progressive jpeg', 'png'])('no point of a %s changes', async (format) => {
  const given = await FORMATS[format]!();
  expect((await pixels(await cleanPicture(given))).equals(await pixels(given))).toBe(true);
});

test('the colour profile stays', async () => {
  const given = await picture().withIccProfile('p3').withExif(EXIF).jpeg().toBuffer();
  const cleaned = await cleanPicture(given);
  expect((await sharp(cleaned).metadata()).icc).toBeDefined();
  expect(toldIn(cleaned)).toEqual([]);
});

test('a turned picture is upright, and says nothing of a turn', async () => {
  const given = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const cleaned = await cleanPicture(given);
  const { orientation, width, height } = await sharp(cleaned).metadata();
  expect({ orientation, width, height }).toEqual({ orientation: undefined, width: 40, height: 60 });
  expect(await cleanPicture(cleaned)).toEqual(cleaned);
});

test('CMYK becomes the colours of screens', async () => {
  const given = await picture().toColourspace('cmyk').jpeg().toBuffer();
  expect((await sharp(given).metadata()).space).toBe('cmyk');
  const cleaned = await cleanPicture(given);
  expect((await sharp(cleaned).metadata()).space).toBe('srgb');
});

test('what phones put behind the picture is cut off', async () => {
  const [given, second] = [await FORMATS.jpeg!(), await FORMATS.jpeg!()];
  const cleaned = await cleanPicture(Buffer.concat([given, second, Buffer.from('Montreuil')]));
  expect(cleaned).toEqual(await cleanPicture(given));
});

test('a comment and an unknown section go', async () => {
  const given = await picture().jpeg().toBuffer();
  const section = (marker: number, text: string) => {
    const content = Buffer.from(text);
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  };
  const extra = [
    section(0xfe, 'by Montreuil'),
    section(0xe2, 'MPF\0Montreuil'),
    section(0xed, 'Montreuil'),
  ];
  const spoken = Buffer.concat([given.subarray(0, 2), ...extra, given.subarray(2)]);
  expect(toldIn(spoken)).toEqual(['Montreuil']);
  expect(await cleanPicture(spoken)).toEqual(await cleanPicture(given));
});

function chunk(name: string, content: string | Buffer) {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(name), Buffer.from(content)]);
  length.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

test('text in a PNG goes', async () => {
  const given = await picture().png().toBuffer();
  const text = chunk('tEXt', 'Montreuil');
  const spoken = Buffer.concat([given.subarray(0, 33), text, given.subarray(33)]);
  expect(toldIn(await cleanPicture(spoken))).toEqual([]);
});

test('of a PNG that moves its still picture is left, as Payload takes no other', async () => {
  const given = await picture().png().toBuffer();
  const [points, end] = [given.indexOf('IDAT') - 4, given.indexOf('IEND') - 4];
  const moving = Buffer.concat([
    given.subarray(0, points),
    chunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])),
    chunk('fcTL', Buffer.alloc(26)),
    given.subarray(points, end),
    chunk('fdAT', Buffer.alloc(8)),
    given.subarray(end),
  ]);
  expect(await cleanPicture(moving)).toEqual(await cleanPicture(given));
});

test('what a program puts beside the points of an AVIF becomes zeros', async () => {
  const given = await picture().avif().toBuffer();
  const box = Buffer.concat([Buffer.from([0, 0, 0, 17]), Buffer.from('uuidMontreuil')]);
  const spoken = Buffer.concat([given, box]);
  const cleaned = await cleanPicture(spoken);
  expect(toldIn(spoken)).toEqual(['Montreuil']);
  expect(toldIn(cleaned)).toEqual([]);
  expect(await pixels(cleaned)).toEqual(await pixels(given));
  expect(await cleanPicture(cleaned)).toEqual(cleaned);
});

test('what is no picture is refused', async () => {
  await expect(cleanPicture(Buffer.from('GIF? no'))).rejects.toThrow();
});
