/** @jest-environment node */
import sharp from 'sharp';
import { kindOf, nameFits, renamed } from './pictureKind';

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>');
const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#c00' } });

describe('What a file is', () => {
  it.each([
    ['jpg', () => picture().jpeg().toBuffer()],
    ['png', () => picture().png().toBuffer()],
    ['webp', () => picture().webp().toBuffer()],
    ['gif', () => picture().gif().toBuffer()],
    ['avif', () => picture().avif().toBuffer()],
    ['tiff', () => picture().tiff().toBuffer()],
    ['svg', async () => SVG],
  ])('is told by its bytes: %s', async (extension, draw) => {
    expect(await kindOf(await draw())).toEqual({ extension, pixels: 2400 });
  });

  it.each(['', 'WEBVTT\n', '%PDF-1.4\n', '\0\0\0\x18ftypisom\0\0\0\0'])(
    'is no picture: %j',
    async (text) => {
      expect(await kindOf(Buffer.from(text, 'latin1'))).toBeNull();
    },
  );
});

describe('The name of a picture', () => {
  const nameOf = (name: string, extension: string) => nameFits(name, { extension, pixels: 2400 });

  it.each([
    ['Hana.JPG', 'jpg'],
    ['Hana.jpeg', 'jpg'],
    ['logo.svg', 'svg'],
    // Not taken, whatever it is.
    ['Hana.heic', 'heic'],
    ['Hana', 'jpg'],
  ])('%s fits a %s', (name, extension) => {
    expect(nameOf(name, extension)).toBe('yes');
  });

  it.each([
    ['Hana.png', 'jpg'],
    ['Hana.jpg', 'webp'],
    ['Hana.jpg', 'tiff'],
    ['Hana.jpg', 'heic'],
  ])('%s nearly fits a %s', (name, extension) => {
    expect(nameOf(name, extension)).toBe('nearly');
  });

  it.each([
    ['Hana.pdf', 'jpg'],
    ['Hana.svg', 'jpg'],
    ['Hana.mp4', 'png'],
    ['logo.png', 'svg'],
    ['logo.pdf', 'svg'],
  ])('%s does not fit a %s', (name, extension) => {
    expect(nameOf(name, extension)).toBe('no');
  });

  it('is another matter for what is no picture', () => {
    expect(nameFits('film.mp4', null)).toBe('yes');
  });

  it('gets the extension of its bytes', () => {
    const kind = { extension: 'jpg', pixels: 2400 };
    expect(renamed('Hana Mori, 9.b.png', kind)).toBe('Hana Mori, 9.b.jpg');
  });
});
