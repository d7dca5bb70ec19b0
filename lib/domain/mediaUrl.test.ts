import { safeLink } from './link';
import { mediaUrl } from './mediaUrl';

describe('mediaUrl (contract: hosts)', () => {
  it.each([
    ['/download/a.jpg', '/download/a.jpg'],
    ['/download/2024/a b.jpg', '/download/2024/a b.jpg'],
    ['/video/film.mp4', '/video/film.mp4'],
    ['https://img.test/base/download/a.jpg', '/download/a.jpg'],
    ['a.jpg', '/download/a.jpg'],
    ['download/a.jpg', '/download/a.jpg'],
    ['video/film.mp4', '/video/film.mp4'],
    [' /download/a.jpg ', '/download/a.jpg'],
    ['/download/a.jpg?v=2', '/download/a.jpg'],
    ['/download/%D0%9C.jpg', '/download/М.jpg'],
    ['https://img.test/base/download/a%20b.jpg', '/download/a b.jpg'],
    ['a%3Ab.jpg', '/download/a:b.jpg'],
    ['/download/upload/2022/11/03/x.jpg', '/download/upload/2022/11/03/x.jpg'],
    [`/download${'/a'.repeat(10)}`, `/download${'/a'.repeat(10)}`],
    // These can't be written without escapes.
    ['/download/100%.jpg', '/download/100%.jpg'],
    ['/download/a%2Fb%5C%3F%23%25.jpg', '/download/a%2Fb%5C%3F%23%25.jpg'],
    ['/download/%00a%0A.jpg', '/download/%00a%0A.jpg'],
    ['/download/a.jpg%20', '/download/a.jpg%20'],
  ])('serves %s from our own host', (path, url) => {
    expect(mediaUrl(path, 'https://img.test/base')).toBe(url);
  });

  it.each([
    '',
    '  ',
    'https://elsewhere.test/download/a.jpg',
    'https://img.test/baseless/download/a.jpg',
    '//elsewhere.test/a.jpg',
    '/etc/passwd',
    '/download/',
    '/download//elsewhere.test',
    '/download/../api/health',
    '/download/%2e%2E/api/health',
    '/download/..\\x',
    `/download${'/a'.repeat(11)}`,
    `download${'/a'.repeat(11)}`,
    'javascript:alert(1)',
    'data:image/svg+xml,x',
  ])('shows nothing for "%s"', (path) => {
    expect(mediaUrl(path, 'https://img.test/base')).toBe('');
  });

  it('strips nothing when no image base is set', () => {
    expect(mediaUrl('/download/a.jpg', '')).toBe('/download/a.jpg');
  });
});

describe('safeLink', () => {
  it.each(['/albumsView', '/', '#awards', 'https://a.test', 'mailto:a@b.test', 'tel:+331'])(
    'keeps %s',
    (link) => {
      expect(safeLink(` ${link} `)).toBe(link);
    },
  );

  it.each(['', 'javascript:alert(1)', '//elsewhere.test', '/\\elsewhere.test', 'data:x', 'news'])(
    'drops "%s"',
    (link) => expect(safeLink(link)).toBe(''),
  );
});
