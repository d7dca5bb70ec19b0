import { targetOf } from './target';

const SITE = 'https://art.example';
const at = (address: string) => targetOf(address, SITE);
const inSite = (path: string) => at(SITE + path);

describe('targetOf', () => {
  it.each([
    ['/artwork/7', { kind: 'work', id: '7', locale: 'en' }],
    ['/ar/artwork/7', { kind: 'work', id: '7', locale: 'ar' }],
    ['/fr/artwork/7?utm_source=letter#comments', { kind: 'work', id: '7', locale: 'fr' }],
    ['/albumsView?labelIds=2024', { kind: 'gallery', id: '2024', locale: 'en' }],
    ['/zh/albumsView?labelIds=2024&view=wall', { kind: 'gallery', id: '2024', locale: 'zh' }],
  ])('%s can be shown elsewhere', (path, target) => expect(inSite(path)).toEqual(target));

  it.each([
    '/preview?kind=albums&id=7',
    '/check',
    '/fr/cert/query?unicode=1',
    '/cert/we2020?albumId=7',
    '/cert/weSearch',
    '/album/favorite?label=2024&seq=7',
  ])('%s is private', (path) => expect(inSite(path)).toEqual({ kind: 'private' }));

  it.each([
    ...['/', '/news', '/artwork', '/artwork/7/comments/2', '/artwork/7/', '//artwork/7'],
    ...['/albumsView', '/albumsView?labelIds=2023,2024', '/albumsView?labelIds=2024&name=sea'],
    ...[
      '/albumsView/2024/wall',
      '/en/artwork/7',
      '/embed/artwork/7',
      '/api/oembed',
      '/artwork/7.rsc',
    ],
    ...['/artwork/%37', '/artwork/..%2f..%2fcheck', '/artwork%2F7', '/%2e%2e/artwork%5C7'],
    ...['/artwork/7%00', `/artwork/${'7'.repeat(65)}`, '/albumsView?labelIds=..%2F'],
    `/artwork/7?${'a'.repeat(10_000)}`,
  ])('%s of ours is nothing to show', (path) => expect(inSite(path)).toBeNull());

  it.each([
    ...['', 'artwork/7', '/artwork/7', '//art.example/artwork/7', 'javascript:alert(1)'],
    ...['https://art.example.evil.test/artwork/7', 'https://evil.test/artwork/7'],
    ...['https://art.example@evil.test/artwork/7', 'https://me:secret@art.example/artwork/7'],
    ...['https://art.example:8443/artwork/7', 'http://art.example/artwork/7'],
    ...['https://xn--rt-eka.example/artwork/7', 'https://\u0430rt.example/artwork/7'],
    ...['ftp://art.example/artwork/7', 'data:text/html,x', 'blob:https://art.example/artwork/7'],
    ...[
      'file:///etc/passwd',
      'http://127.0.0.1:4000/artwork/7',
      'https://art.example.:443/artwork/7',
    ],
  ])('%s is not ours', (address) => expect(at(address)).toBeNull());
});
