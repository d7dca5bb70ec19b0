import { HASHED_NAMES, isDrawnType, toHashedName, toMediaPath } from './mediaFiles';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('toHashedName', () => {
  it.each([
    ['Hana Mori, 9.JPG', /^image-[0-9a-f]{16}\.jpg$/],
    ['Hana Mori, 9.JPEG', /^image-[0-9a-f]{16}\.jpg$/],
    ['../../etc/passwd.png', /^image-[0-9a-f]{16}\.png$/],
    ['夏天.svg', /^image-[0-9a-f]{16}\.svg$/],
    ['film.en.vtt', /^text-[0-9a-f]{16}\.vtt$/],
    ['Hana Mori.pdf', /^application-[0-9a-f]{16}\.pdf$/],
    ['live.m3u8', /^application-[0-9a-f]{16}\.m3u8$/],
    ['seg000.m4s', /^video-[0-9a-f]{16}\.m4s$/],
  ])('makes a name of %s that says nothing of anybody', (name, plain) => {
    expect(toHashedName(name, bytes('a'))).toMatch(plain);
  });

  it('tells the head of a stream from a film', () => {
    expect(toHashedName('init.mp4', bytes('ftyp moov'))).toMatch(/^video-[0-9a-f]{16}\.m4s$/);
    expect(toHashedName('film.mp4', bytes('ftyp moov mdat'))).toMatch(/\.mp4$/);
  });

  it('changes with the content and with nothing else', () => {
    expect(toHashedName('a.jpg', bytes('a'))).toBe(toHashedName('a.jpg', bytes('a')));
    expect(toHashedName('a.jpg', bytes('a'))).not.toBe(toHashedName('a.jpg', bytes('b')));
  });
});

describe('HASHED_NAMES', () => {
  const hash = '0123456789abcdef';
  const one = `image-${hash}.jpg`;

  it.each([
    [`<img src="/download/${one}">`, [one]],
    [`${one}, video-${hash}-2.mp4.`, [one, `video-${hash}-2.mp4`]],
    [JSON.stringify(`a line\n${one}\nanother`), [one]],
    [`https://example.org/?file=%2Fdownload%2F${one}`, [one]],
    [`application-${hash}.m3u8`, [`application-${hash}.m3u8`]],
    // A thumbnail is made anew by itself.
    [`image-${hash}-240x180.webp`, null],
    ['image-1.jpg', null],
  ])('in %s', (text, names) => expect(text.match(HASHED_NAMES)).toEqual(names));
});

describe('isDrawnType', () => {
  it.each<[string | null | undefined, boolean]>([
    ['image/jpeg', true],
    ['image/avif', true],
    ['image/svg+xml', false],
    ['video/mp4', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('of %s: %s', (type, isDrawn) => expect(isDrawnType(type)).toBe(isDrawn));
});

describe('toMediaPath (contract: image storage)', () => {
  it.each([
    ['a-1.jpg', '/download/a-1.jpg'],
    ['a-1.pdf', '/download/a-1.pdf'],
    ['a-1.mp3', '/download/a-1.mp3'],
    ['a-1.mp4', '/video/a-1.mp4'],
    ['a-1.vtt', '/video/a-1.vtt'],
    ['a-1.m3u8', '/video/a-1.m3u8'],
    ['a-1.ts', '/video/a-1.ts'],
    ['a-1.m4s', '/video/a-1.m4s'],
    ['', ''],
    [null, ''],
  ])('%j is at %j', (filename, path) => {
    expect(toMediaPath(filename)).toBe(path);
  });
});
