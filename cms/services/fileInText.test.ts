import { safeHtml } from '@/lib/html';
import { fileInText } from './fileInText';

jest.mock('next/image', () => ({
  getImageProps: ({ src }: { src: string }) => ({ props: { src } }),
}));

const drawn = (img: string, alt = '', size = {}) =>
  fileInText({ img, alt, width: null, height: null, ...size });

describe('fileInText', () => {
  it.each([
    [
      drawn('/download/image-1.jpg', 'A "sun"'),
      '<img src="/download/image-1.jpg" alt="A &quot;sun&quot;">',
    ],
    [
      drawn('/download/image-1.svg', '', { width: 4, height: 3 }),
      '<img src="/download/image-1.svg" alt="" width="4" height="3">',
    ],
    [
      drawn('/video/video-1.mp4', 'The opening'),
      '<video src="/video/video-1.mp4" title="The opening" controls></video>',
    ],
    [drawn('/video/video-1.webm'), '<video src="/video/video-1.webm" title="" controls></video>'],
    [
      drawn('/download/application-1.pdf', 'Rules & dates'),
      '<p><a href="/download/application-1.pdf">Rules &amp; dates</a></p>',
    ],
    [drawn('/download/audio-1.mp3'), '<p><a href="/download/audio-1.mp3">audio-1.mp3</a></p>'],
    [
      drawn('/video/application-1.m3u8'),
      '<p><a href="/video/application-1.m3u8">application-1.m3u8</a></p>',
    ],
  ])('draws %s', (html, expected) => expect(html).toBe(expected));

  it.each([
    ['/download/image-1.jpg', 'src'],
    ['/video/video-1.mp4', 'src'],
    ['/download/application-1.pdf', 'href'],
  ])('draws %s so that the website shows it, in every language', (img, attribute) =>
    expect(safeHtml(drawn(img), { locale: 'fr' })).toContain(`${attribute}="${img}"`),
  );
});
