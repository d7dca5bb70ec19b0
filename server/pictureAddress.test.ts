import { formatOf, isForOptimiser, ownPictures, readPictureAddress } from './pictureAddress.mjs';

const own = ownPictures(process.cwd());
const address = (url: string, w = '640', q = '60') =>
  `/_next/image?${new URLSearchParams({ url, w, q })}`;
const read = (url: string) => readPictureAddress(url, own);

describe('isForOptimiser', () => {
  it.each([
    '/_next/image?url=x',
    '/_next/image',
    '/_next/image/x',
    '/_next/imagery',
    '/_next/%69mage?url=x',
    '/%5fnext/image',
    '//_next/image',
    '/x/../_next/image',
    '/./_next/image',
    '/_next\\image',
    'http://elsewhere.org/_next/image?url=x',
  ])('knows %s', (url) => expect(isForOptimiser(url)).toBe(true));

  it.each(['/', '/artwork/1?x=/_next/image', '/_next/static/a.js', '/download/a.jpg', '/%ff'])(
    'lets %s by',
    (url) => expect(isForOptimiser(url)).toBe(false),
  );
});

describe('readPictureAddress: a picture has one address', () => {
  it.each([
    address('/download/lanterns-0123abcd.jpg'),
    address('/download/2024/lanterns-0123abcd.jpg', '2560', '75'),
    address('/download/画 1.jpg', '64'),
    address('/download/upload/2022/11/03/lanterns-0123abcd.jpg'),
    address('/past/past-01.jpg'),
    address('/category/2021-001.jpg'),
  ])('takes %s', (url) => expect(read(url)).not.toBeNull());

  it.each([
    ['a fragment', address('/download/a-0123abcd.jpg#a')],
    ['an escape', address('/download/%32-0123abcd.jpg')],
    ['a query', address('/download/a-0123abcd.jpg?a')],
    ['a step to where one is', address('/download/./a-0123abcd.jpg')],
    ['a step up', address('/download/x/../a-0123abcd.jpg')],
    ['too many folders', address(`/download${'/a'.repeat(11)}`)],
    ['two slashes', address('/download//a-0123abcd.jpg')],
    ['two slashes in front', address('//download/a-0123abcd.jpg')],
    ['a slash at the end', address('/download/a-0123abcd.jpg/')],
    ['a backslash', address('/download/x\\a-0123abcd.jpg')],
    ['a control character', address('/download/a\u0000-0123abcd.jpg')],
    ['a mark that is not seen', address('/download/a\u200b-0123abcd.jpg')],
    ['a hidden file', address('/download/.env')],
    ['a very long name', address(`/download/${'a'.repeat(300)}.jpg`)],
    ['another host', address('https://elsewhere.org/a.jpg')],
    ['another folder', address('/flags/fr.svg')],
    ['a page', address('/en')],
    ['no picture of the site', address('/past/past-99.jpg')],
    ['the optimiser itself', address('/_next/image')],
    ['a width of no page', address('/past/past-01.jpg', '641')],
    ['a quality of no page', address('/past/past-01.jpg', '640', '61')],
    ['a small picture in the viewer’s quality', address('/past/past-01.jpg', '64', '75')],
    ['a width with a zero', address('/past/past-01.jpg', '0640')],
    ['a width with a sign', address('/past/past-01.jpg', '+640')],
    ['a part too many', `${address('/past/past-01.jpg')}&a=1`],
    ['a part twice', `${address('/past/past-01.jpg')}&w=640`],
    ['a part too few', '/_next/image?url=%2Fpast%2Fpast-01.jpg&w=640'],
    ['another path', address('/past/past-01.jpg').replace('image', 'image/')],
  ])('refuses %s', (_, url) => expect(read(url)).toBeNull());
});

describe('formatOf: two kinds of browser', () => {
  it.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'image/avif'],
    ['image/webp;q=0.9, IMAGE/AVIF ;q=0.1', 'image/avif'],
    ['image/webp,*/*', '*/*'],
    ['image/webpx,image/avifx', '*/*'],
    ['*/*', '*/*'],
    [undefined, '*/*'],
  ])('%s: %s', (accept, format) => expect(formatOf(accept)).toBe(format));
});
