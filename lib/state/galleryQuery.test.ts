import {
  albumsEndpoint,
  galleryPath,
  hasReadableLabels,
  isKeywordEmpty,
  isSearching,
  NO_SEARCH,
  readGalleryQuery,
} from './galleryQuery';

const read = (query: string) => readGalleryQuery(new URLSearchParams(query));

describe('readGalleryQuery (§2 /albumsView)', () => {
  it('has neither label nor search when the address has none', () => {
    expect(read('')).toEqual({
      labelIds: [],
      view: 'coverflow',
      page: 1,
      search: NO_SEARCH,
      order: 'curated',
    });
  });

  it('reads lists as we write them and as a form sends them', () => {
    expect(read('country=FR,CN').search.country).toEqual(['FR', 'CN']);
    expect(read('country=fr&country=cn&country=FR').search.country).toEqual(['FR', 'CN']);
  });

  it.each([
    ['initials=m', 'M'],
    ['initials=*', '*'],
    ['initials=MM', '*'],
    ['initials=%C3%89', '*'],
    ['', '*'],
  ])('reads %s as the initial %s (§5)', (query, initials) => {
    expect(read(query).search.initials).toBe(initials);
  });

  it.each([
    ['page=3', 3],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=1.5', 1],
    ['page=x', 1],
    ['page=1e9', 1],
  ])('reads %s as page %i', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  it('leaves out what can be neither label nor country', () => {
    expect(read('labelIds=2023,a/b&country=FRA,F1,DE')).toMatchObject({
      labelIds: ['2023'],
      search: { country: ['DE'] },
    });
    expect(hasReadableLabels(new URLSearchParams('labelIds=2023,a/b'))).toBe(false);
  });

  it('reads nothing that can’t be typed', () => {
    expect(read('name=%00&author=a%00%0Ab').search).toMatchObject({ name: '', author: 'a b' });
    expect(read('name=\u064e&author=%C2%A8').search).toMatchObject({ name: '', author: '' });
  });

  it('cuts a text that is longer than any name (§9)', () => {
    expect(read(`name=${'x'.repeat(300)}`).search.name).toHaveLength(256);
  });
});

describe('colours', () => {
  it.each([
    ['colour=red,blue', ['red', 'blue']],
    // One address for one list, whatever the order they were chosen in; as a form sends them.
    ['colour=white&colour=red&colour=white', ['red', 'white']],
    ['colour=crimson,RED,%00,red', ['red']],
    ['colour=constructor', []],
    ['colour=', []],
  ])('reads %s as %j', (query, colour) => {
    expect(read(query).search.colour).toEqual(colour);
  });

  it.each([
    ['order=rainbow', 'rainbow'],
    ['order=latest', 'curated'],
    ['order=x', 'curated'],
    ['order=rainbow&featured=latest', 'latest'],
  ])('%s is the %s order', (query, order) => {
    expect(read(query).order).toBe(order);
  });
});

describe('the group Featured (§2 /albumsCategoryView)', () => {
  it.each([
    ['featured=recommended', ['recommended'], 'curated'],
    ['featured=latest', [], 'latest'],
    ['featured=mostViewed', [], 'curated'],
    ['labelIds=2022&featured=latest', ['2022'], 'latest'],
    ['labelIds=2022&featured=recommended', ['recommended'], 'curated'],
    ['labelIds=2022&featured=recommended&country=&name=+&author=', ['recommended'], 'curated'],
    ['labelIds=2022,2023&featured=recommended&country=&name=sea', ['2022', '2023'], 'curated'],
    ['labelIds=2022&featured=recommended&country=FR&name=', ['2022'], 'curated'],
    ['labelIds=2022&featured=recommended&author=a', ['2022'], 'curated'],
    ['featured=recommended&name=sea', ['recommended'], 'curated'],
    // Before a year is published.
    ['labelIds=&featured=recommended&country=&name=sea', [], 'curated'],
    ['labelIds=&featured=recommended&country=&name=', ['recommended'], 'curated'],
  ])('%s: labels %j in the %s order', (query, labelIds, order) => {
    expect(read(query)).toMatchObject({ labelIds, order });
  });
});

describe('a search (§5)', () => {
  it.each([
    ['name=&author=&initials=*', true],
    ['name=++', true],
    ['name=%E2%80%8F&author=%D9%80', true],
    ['name=&country=FR', false],
    ['name=sea', false],
    ['view=wall', false],
    ['name=&author=&featured=latest', false],
    ['featured=latest&author=&name=&initials=*', true],
    ['order=rainbow&author=&name=&initials=*', true],
    ['order=rainbow&author=&name=&initials=A', false],
    ['order=rainbow', false],
    ['name=&author=&colour=red', false],
  ])('%s has an empty keyword: %s', (query, expected) => {
    expect(isKeywordEmpty(new URLSearchParams(query))).toBe(expected);
  });

  it('is one when anything is filled in', () => {
    expect(isSearching(NO_SEARCH)).toBe(false);
    expect(isSearching({ ...NO_SEARCH, initials: 'A' })).toBe(true);
    expect(isSearching({ ...NO_SEARCH, country: ['FR'] })).toBe(true);
    expect(isSearching({ ...NO_SEARCH, colour: ['red'] })).toBe(true);
  });
});

describe('galleryPath', () => {
  it.each([
    '/albumsView',
    '/albumsView?labelIds=2023',
    '/albumsView?labelIds=2023,2022&view=wall&page=2',
    '/albumsView?name=My+cat&country=FR,CN&initials=M&view=list',
    '/albumsView?country=FR&featured=latest',
    '/albumsView?labelIds=2022&initials=M&colour=red,blue&view=wall&page=2',
    '/albumsView?labelIds=2022&order=rainbow&view=wall',
  ])('writes %s as it was read', (address) => {
    expect(galleryPath(readGalleryQuery(new URL(address, 'http://site.test').searchParams))).toBe(
      address,
    );
  });
});

describe('albumsEndpoint', () => {
  it('asks for a page by its first work, in no view', () => {
    expect(albumsEndpoint(read('labelIds=2023&view=wall&name=cat'), 3)).toBe(
      '/api/albums?labelIds=2023&name=cat&start=40',
    );
  });
});
