import * as routes from './routes';

describe('Routes (§2)', () => {
  it('are spelt as §2 spells them', () => {
    expect(Object.values(routes.ROUTES)).toEqual(
      expect.arrayContaining([
        ...[
          '/',
          '/albumsView',
          '/albumsCategoryView',
          '/videosView',
          '/videosLive',
          '/cert/we2020',
        ],
        ...['/cert/weSearch', '/contentView', '/exh', '/shop', '/cert/query', '/album/favorite'],
      ]),
    );
  });

  it('carry their query', () => {
    expect(routes.albumFavoritePath('2024', '7')).toBe('/album/favorite?label=2024&seq=7');
    expect(routes.contentViewPath('a&b')).toBe('/contentView?id=a%26b');
    expect(routes.certWe2020Path('7')).toBe('/cert/we2020?albumId=7');
    expect(routes.certQueryPath('WE 1')).toBe('/cert/query?unicode=WE+1');
    expect(routes.albumsViewPath('2022')).toBe('/albumsView?labelIds=2022');
  });

  it('name years and artworks in the path', () => {
    expect(routes.yearPath('2024')).toBe('/exhibition/2024');
    expect(routes.artworkPath('a/b')).toBe('/artwork/a%2Fb');
  });

  it.each([
    ['/cert/weSearch', '/cert/query'],
    ['/cert/we2020', '/cert/query'],
    ['/album/favorite', '/albumsView'],
    ['/artwork/7', '/albumsView'],
    ['/contentView', '/news'],
    ['/artworks', '/artworks'],
    ['/', '/'],
  ])('of %s belong to %s in the menu', (path, home) => {
    expect(routes.menuPathOf(path)).toBe(home);
  });
});
