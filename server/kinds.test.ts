import { kindsOf } from './kinds.mjs';

const kindOf = kindsOf([
  '/_global-error',
  '/_not-found',
  '/[locale]',
  '/[locale]/[...rest]',
  '/[locale]/albumsView',
  '/[locale]/albumsView/[label]/[view]',
  '/[locale]/artwork/[id]',
  '/[locale]/artwork/[id]/comments/[page]',
  '/[locale]/cert/query',
  '/api/albums/[albumId]/comments',
  '/[locale]/embed/artwork/[id]',
  '/[locale]/embed/gallery',
  '/[locale]/embed/gallery/[label]',
  '/api/oembed',
  '/api/health',
  '/card/[locale]/[kind]/[id]/[file]',
  '/download/[...file]',
  '/iiif/artwork/[id]/manifest.json',
  '/sitemap.xml',
]);

describe('kindsOf', () => {
  it.each([
    ['/', 'home'],
    ['/?a=b', 'home'],
    ['/fr', 'home'],
    ['/albumsView?labelIds=2022', 'albumsView'],
    ['/ar/artwork/229', 'artwork'],
    ['/artwork/229/comments/2', 'artwork'],
    ['/zh/cert/query?unicode=1', 'cert/query'],
    ['/api/albums/7/comments', 'api/albums'],
    ['/api/health', 'api/health'],
    ['/card/fr/artwork/7/0.jpg', 'card'],
    ['/download/a.jpg', 'download'],
    ['/iiif/artwork/7/manifest.json', 'iiif/artwork'],
    ['/ar/embed/artwork/7', 'embed/artwork'],
    ['/embed/gallery?labelIds=2024', 'embed/gallery'],
    ['/api/oembed?url=x', 'api/oembed'],
    ['/sitemap.xml', 'sitemap.xml'],
    ['/_next/image?url=%2Fa.jpg', 'picture'],
  ])('%s is of the kind %s', (url, kind) => expect(kindOf(url)).toBe(kind));

  it.each([
    ...['/wp-login.php', '/constructor', '/__proto__/x', '/fr/fr', '/%66r', '//', '', '*'],
    ...['/_not-found', '/api/ann@example.org', '/ARTWORK/7', '/fr/[...rest]', '/[locale]'],
  ])('%s is unknown', (url) => expect(kindOf(url)).toBe('unknown'));
});
