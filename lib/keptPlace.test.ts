import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';
import { keptPlace, ownAddress } from './keptPlace';

/** Where the middleware leads; null when it has another answer. */
async function byMiddleware(path: string, asked: Record<string, string> = {}) {
  const request = new NextRequest(`http://site${path}`, { headers: asked });
  const { headers, status } = await middleware(request);
  const place = headers.get('x-middleware-rewrite');
  return status === 200 && place ? new URL(place).pathname : null;
}

describe('keptPlace', () => {
  it.each([
    ['/', '/en'],
    ['/fr', '/fr'],
    ['/ar/news?page=2', '/ar/news/2'],
    ['/contentView?id=1', '/en/contentView/1'],
    ['/albumsView?labelIds=2022', '/en/albumsView/2022/coverflow'],
    ['/artwork/229', '/en/artwork/229'],
    ['/embed/artwork/229', '/en/embed/artwork/229'],
    ['/?utm_source=x', '/en'],
  ])('says where %s is made, as the middleware does', async (path, place) => {
    expect(await keptPlace(path, {})).toBe(place);
    expect(await byMiddleware(path)).toBe(place);
  });

  it.each([
    ...['/en', '/FR/news', '/?locale=fr', '/albumsView/2022/coverflow', '/fr/', '//fr', '/\\fr'],
    ...['/check', '/fr/preview?kind=news&id=1', '/no-such-page', '/api/health', '/%66r'],
    ...['/albumsView?author=a', '/cert/query', '/albumFavorite?label=2022&seq=1'],
  ])('leaves %s to the middleware', async (path) => expect(await keptPlace(path, {})).toBeNull());

  it('leaves a draft’s visitor to it', async () => {
    expect(await keptPlace('/', { cookie: 'a=1; __prerender_bypass=x' })).toBeNull();
  });

  it('leaves who has guessed too often to it, but for frames, which refuse themselves', async () => {
    const headers = { 'x-visitor-address': '192.0.2.7' };
    const { limit } = await import('./api/limits');
    for (let count = 0; count < 120; count += 1)
      await limit('absent', '192.0.2.7', { points: 120, seconds: 60 });
    expect(await keptPlace('/artwork/229', headers)).toBeNull();
    expect(await keptPlace('/news', headers)).toBe('/en/news');
    expect(await byMiddleware('/artwork/229', headers)).toBeNull();
    for (const path of ['/embed/artwork/229', '/embed/gallery?labelIds=2024']) {
      const place = path.replace('?labelIds=', '/');
      expect(await keptPlace(path, headers)).toBe(`/en${place}`);
      expect(await byMiddleware(path, headers)).toBe(`/en${place}`);
    }
  });
});

describe('ownAddress', () => {
  it.each([
    ['/?email=jane@example.org', '/'],
    ['/fr?utm_source=x', '/fr'],
    ['/news?_rsc=x', '/news'],
    ['/ar/news?x&page=2', '/ar/news?page=2'],
    ['/contentView?email=jane@example.org&id=1', '/contentView?id=1'],
    ['/artwork/229?x=1', '/artwork/229'],
    ['/zh/albumsView?labelIds=2022&x=1', '/zh/albumsView?labelIds=2022'],
    ['/jane@example.org?x=1', '/unknown/address'],
    ['/fr/preview?email=jane@example.org', '/fr/unknown/address'],
  ])('of %s is %s, which leads to the same page', async (url, own) => {
    expect(ownAddress(url, {})).toBe(own);
    expect(await byMiddleware(own)).toBe(await byMiddleware(url));
  });

  it('is the same for each visitor', () => {
    const cookie = 'check=1.a; __prerender_bypass=x';
    expect(ownAddress('/check?email=jane@example.org', { cookie })).toBe('/unknown/address');
  });

  it.each([
    ...['/search?q=whale', '/albumsView?author=a', '/cert/query?unicode=1', '/en?x=1', '/fr/'],
    ...['/api/albums?start=20', '/_next/image?url=a', '/feed/fr.xml?x=1', '/robots.txt?x=1'],
  ])('of %s is none', (url) => expect(ownAddress(url, {})).toBeNull());
});
