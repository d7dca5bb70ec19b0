import { toHashedName, toMediaPath } from './mediaFiles';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('toHashedName', () => {
  it.each([
    ['Été à Paris.JPG', /^ete-a-paris-[0-9a-f]{8}\.jpg$/],
    ['../../etc/passwd.png', /^etc-passwd-[0-9a-f]{8}\.png$/],
    ['夏天.svg', /^file-[0-9a-f]{8}\.svg$/],
    ['film.en.vtt', /^film-en-[0-9a-f]{8}\.vtt$/],
  ])('makes a plain name of %s', (name, plain) => {
    expect(toHashedName(name, bytes('a'))).toMatch(plain);
  });

  it('changes with the content and with nothing else', () => {
    expect(toHashedName('a.jpg', bytes('a'))).toBe(toHashedName('a.jpg', bytes('a')));
    expect(toHashedName('a.jpg', bytes('a'))).not.toBe(toHashedName('a.jpg', bytes('b')));
  });
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
    ['', ''],
    [null, ''],
  ])('%j is at %j', (filename, path) => {
    expect(toMediaPath(filename)).toBe(path);
  });
});
