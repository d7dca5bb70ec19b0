import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWN_SHAPES, placeOf } from './addresses';

const PAGES = join(__dirname, '../app/[locale]');

const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
  .map((file) => `/${file.replace(/\/?(?:page\.tsx|route\.ts)$/, '')}`);

const placed = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://site.test');
  return placeOf(pathname, searchParams);
};

describe('The addresses of pages', () => {
  it('are those of the folders, and no others', () => {
    const known = pages.filter((path) => path !== '/[...rest]');
    expect([...KNOWN_SHAPES].sort()).toEqual(known.sort());
  });
});

describe('placeOf', () => {
  it.each([
    '/artwork/7',
    '/artwork/no-such-work',
    '/artwork/7/comments/2',
    '/exhibition/2024',
    '/labels/2024',
    '/labels/2024/2',
    '/countries/fr',
    '/countries/fr/2',
    '/embed/artwork/7',
  ])('%s is a page where it stands, if there is such a thing', (address) => {
    expect(placed(address)).toEqual({ path: address, isPerRequest: false, isGuess: true });
  });

  it.each([
    ['/', '/', false],
    ['/news', '/news', false],
    ['/news?utm_source=x', '/news', false],
    ['/search', '/search', false],
    ['/search?x=y', '/search', false],
    ['/news?page=2', '/news/2', true],
    ['/albumsView?labelIds=2024', '/albumsView/2024/coverflow', true],
    ['/contentView?id=7', '/contentView/7', true],
    ['/embed/gallery', '/embed/gallery', false],
    ['/embed/gallery?labelIds=2024', '/embed/gallery/2024', true],
    ['/embed/gallery?labelIds=2023,2024', '/unknown/address', true],
    ['/embed/gallery?labelIds=!', '/unknown/address', true],
    ['/videosView?id=7', '/videosView/all/7', true],
    ['/albumsView?labelIds=!', '/unknown/address', true],
  ])('%s is kept at %s', (address, path, isGuess) => {
    expect(placed(address)).toEqual({ path, isPerRequest: false, isGuess });
  });

  it.each([
    ['/catalogue/2024', '/catalogue/2024/1/default/a4', false],
    ['/catalogue/2024/2?with=fr&paper=letter&x=1', '/catalogue/2024/2/fr/letter', true],
    ['/catalogue/2024?with=..%2F&paper=a3', '/catalogue/2024/1/default/a4', false],
  ])('%s is a catalogue kept at %s', (address, path, isCatalogue) => {
    const place = { path, isPerRequest: false, isGuess: true, isCatalogue };
    expect(placed(address)).toEqual(place);
  });

  it.each([
    '/albumsView?name=sea',
    '/albumsView?labelIds=2022,2023',
    '/cert/query',
    '/search?q=sea',
    '/search?q=%3F',
    '/search?q=%20',
  ])('%s is made per request', (address) =>
    expect(placed(address)).toMatchObject({ isPerRequest: true, isGuess: false }),
  );

  it.each([
    ['/albumsView/2024/coverflow', '/albumsView?labelIds=2024'],
    ['/albumsView/default/wall', '/albumsView?view=wall'],
    ['/albumsView/default/coverflow', '/albumsView'],
    ['/albumsView/search?name=sea', '/albumsView?name=sea'],
    ['/search/found?q=sea', '/search?q=sea'],
    ['/contentView/7', '/contentView?id=7'],
    ['/embed/gallery/2024', '/embed/gallery?labelIds=2024'],
    ['/news/1', '/news'],
    ['/news/2', '/news?page=2'],
    ['/videosView/all/first', '/videosView'],
    ['/videosView/2024/7', '/videosView?labelIds=2024&id=7'],
    ['/videosLive/labels?labelIds=1,2', '/videosLive?labelIds=1,2'],
    ['/catalogue/2024/1?with=fr', '/catalogue/2024?with=fr'],
    ['/catalogue/2024/3/none/letter', '/catalogue/2024/3?with=none&paper=letter'],
    ['/catalogue/2024/1/default/a4', '/catalogue/2024'],
    ['/countries/FR', '/countries/fr'],
    ['/countries/fr/1', '/countries/fr'],
    ['/countries/Fr/2', '/countries/fr/2'],
  ])('%s is another address of %s', (address, redirect) => {
    expect(placed(address)).toEqual({ redirect });
  });

  it.each([
    '/no-such-page',
    '/albumsView/!anything/coverflow',
    '/albumsView/2024,anything/coverflow',
    '/albumsView/2024/upside-down',
    '/albumsView/2024/coverflow/further',
    '/albumsview',
    '/unknown/address',
    '/artwork',
    '/embed',
    '/embed/artwork',
    '/embed/artwork/%25',
    '/embed/contentView/7',
    '/artwork/',
    '/artwork/%25',
    '/artwork/%37',
    `/artwork/${'7'.repeat(65)}`,
    '/artwork/7/comments/0',
    '/artwork/7/comments/10000',
    '/exhibition/24',
    '/labels/%25ff',
    '/catalogue/24',
    '/catalogue/2024/0',
    '/catalogue/2024/1/xx/a4',
    '/countries/not-a-code',
    '/news/0',
    '/news/99999',
    '/constructor',
    '/artwork/7.rsc',
  ])('%s is no page', (address) => {
    expect(placed(address)).toEqual({
      path: '/unknown/address',
      isPerRequest: false,
      isGuess: true,
    });
  });
});
