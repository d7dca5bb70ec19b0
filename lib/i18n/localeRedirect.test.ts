import { localeRedirect } from './localeRedirect';

const redirectOf = (path: string) => localeRedirect(new URL(path, 'http://site.test'));

describe('localeRedirect (§2 ?locale=)', () => {
  it.each([
    ['/?locale=FR', '/fr'],
    ['/?locale=fr', '/fr'],
    ['/albumsView?labelIds=2024&locale=ZH', '/zh/albumsView?labelIds=2024'],
    ['/fr/news?locale=EN', '/news'],
    ['/zh?locale=fr', '/fr'],
    ['/FR/albumsView?locale=ES', '/es/albumsView'],
    ['/Zh?locale=EN', '/'],
  ])('%s is %s for good', (path, location) => {
    expect(redirectOf(path)).toEqual({ location, status: 308 });
  });

  it.each([
    ['/fr/news?locale=tlh&a=1', '/fr/news?a=1'],
    ['/FR/news?locale=tlh', '/fr/news'],
    ['/?locale=', '/'],
  ])('%s, a language we lack, is %s for now', (path, location) => {
    expect(redirectOf(path)).toEqual({ location, status: 307 });
  });

  it.each(['/fr/news?a=1', '/news', '/', '/fr', '/french'])('leaves %s alone', (path) => {
    expect(redirectOf(path)).toBeNull();
  });

  it.each([
    ['/en', '/'],
    ['/en/news?a=1', '/news?a=1'],
    ['/EN/news', '/news'],
    ['/FR', '/fr'],
    ['/Fr/news?a=1', '/fr/news?a=1'],
    ['/en/%25', '/%25'],
  ])('%s is %s', (path, location) => {
    expect(redirectOf(path)).toEqual({ location, status: 307 });
  });

  it.each(['/fr//evil.test/?locale=en', '/FR//evil.test/?locale=en', '/fr/\\evil.test/?locale=en'])(
    'never leads to another site: %s',
    (path) => expect(redirectOf(path)?.location).toBe('/evil.test/'),
  );
});
