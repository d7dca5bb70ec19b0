import { RESERVED_LABELS, rewriteOf } from './rewrites';

const asked = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://site.test');
  return rewriteOf(pathname, searchParams);
};

describe('rewriteOf (§2 /albumsView)', () => {
  it.each([
    ['/albumsView?labelIds=2023', '/albumsView/2023/coverflow'],
    ['/albumsView?view=wall', '/albumsView/default/wall'],
    ['/albumsView?labelIds=featured&view=list', '/albumsView/featured/list'],
    ['/albumsView?labelIds=2023&view=upside-down', '/albumsView/2023/coverflow'],
    ['/albumsView?featured=recommended', '/albumsView/recommended/coverflow'],
    ['/albumsView?utm_source=letter', '/albumsView/default/coverflow'],
  ])('%s is kept at %s', (address, path) => {
    expect(asked(address)).toEqual({ path, isPerRequest: false });
  });

  it('a reserved label can’t be told from what stands for it', () => {
    const paths = RESERVED_LABELS.flatMap((label) => [
      asked(`/albumsView?labelIds=${label}`)?.path,
      asked(`/videosView?labelIds=${label}`)?.path,
    ]);
    expect(paths).toContain(asked('/albumsView?view=coverflow')?.path);
    expect(paths).toContain(asked('/videosView?id=')?.path);
  });

  it.each([
    '/albumsView?name=sea',
    '/albumsView?country=FR&country=CN',
    '/albumsView?initials=M',
    '/albumsView?name=&author=',
    '/albumsView?labelIds=2022,2023',
    '/albumsView?page=2',
    '/albumsView?featured=latest',
    '/albumsView?order=rainbow',
    '/albumsView?colour=red',
  ])('%s is made per request: it is never stored', (address) => {
    expect(asked(address)).toEqual({ path: '/albumsView/search', isPerRequest: true });
  });

  it.each(['/album/favorite', '/album/favorite?label=2024&seq=7'])(
    '%s is about one person: made per request, where it stands',
    (address) => expect(asked(address)).toEqual({ path: '/album/favorite', isPerRequest: true }),
  );

  it.each(['/albumsView?labelIds=../news', '/albumsView?labelIds=2023,%00'])(
    '%s is no page',
    (address) => expect(asked(address)?.path).toBe('/unknown/address'),
  );

  it.each(['/albumsView', '/news?labelIds=2023', '/constructor?a=1'])(
    'leaves %s alone',
    (address) => expect(asked(address)).toBeNull(),
  );
});

describe('rewriteOf (§2 /videosView and /videosLive)', () => {
  it.each([
    ['/videosView?labelIds=2023', '/videosView/2023/first', false],
    ['/videosView?id=7', '/videosView/all/7', false],
    ['/videosLive?labelIds=2024&id=7', '/videosLive/2024/7', false],
    ['/videosLive?utm_source=letter', '/videosLive/all/first', false],
    ['/videosView?labelIds=2023,2024&id=7', '/videosView/labels', true],
    ['/videosView?labelIds=..%2Fnews', '/unknown/address', false],
    ['/videosLive?id=a/b', '/unknown/address', false],
  ])('%s is made at %s', (address, path, isPerRequest) => {
    expect(asked(address)).toEqual({ path, isPerRequest });
  });

  it.each(['/videosView', '/videosLive'])('%s stands as it is', (address) => {
    expect(asked(address)).toBeNull();
  });
});

describe('rewriteOf (§2 /cert)', () => {
  it.each(['/cert/query', '/cert/weSearch', '/cert/we2020'])(
    '%s is made per request, with or without a query',
    (path) => {
      expect(asked(path)).toEqual({ path, isPerRequest: true });
      expect(asked(`${path}?unicode=WE2020-0001`)).toEqual({ path, isPerRequest: true });
    },
  );
});

describe('rewriteOf (§2 /contentView, and the news)', () => {
  it.each([
    ['/contentView?id=7', '/contentView/7'],
    ['/contentView?id=%207%20&utm_source=letter', '/contentView/7'],
    ['/contentView?id=../7', '/contentView/-'],
    ['/contentView?id=7%00', '/contentView/-'],
    ['/news?page=2', '/news/2'],
    ['/news?page=9999', '/news/9999'],
    ['/news?page=0', '/unknown/address'],
    ['/news?page=2.5', '/unknown/address'],
    ['/news?page=10000', '/unknown/address'],
  ])('%s is kept at %s', (address, path) => {
    expect(asked(address)).toEqual({ path, isPerRequest: false });
  });

  it.each(['/contentView', '/contentView?id=', '/contentView?id=%20', '/news', '/news?page=1'])(
    '%s is the page as it stands',
    (address) => expect(asked(address)).toBeNull(),
  );
});
