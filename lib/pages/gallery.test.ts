import { listPublished } from '@/lib/services/artexhAlbum';
import type { Album } from '@/lib/domain/album';
import en from '@/messages/en.json';
import { countriesFor, galleryMetadata } from './gallery';

jest.mock('@/lib/services/artexhAlbum', () => ({ listPublished: jest.fn() }));
jest.mock('@/lib/services/webContent', () => ({
  getWebContent: async (type: string) =>
    ({
      years: [
        { year: '2024', labelId: '2024' },
        { year: '2023', labelId: 'blue' },
      ],
      countries: [
        { code: 'FR', name: '', works: 2 },
        { code: 'IT', name: '', works: 0 },
        { code: 'CN', name: '' },
      ],
    })[type] ?? [],
}));
jest.mock('@/lib/discovery/cards/cardLink', () => ({ cardLink: async () => null }));
jest.mock('next-intl/server', () => jest.requireActual('@/tests/support/serverTexts'));

const SITE = 'http://localhost:3000';

const WORK = { id: '1', width: 1200, height: 800 } as Album;

const found = (total: number) =>
  jest.mocked(listPublished).mockResolvedValue({ items: [WORK], total });

const metadataOf = (query: string) => galleryMetadata(new URLSearchParams(query));

describe('The head of a page of the gallery', () => {
  it('says which page it is, and which are beside it, as other lists do', async () => {
    found(45);
    expect(await metadataOf('labelIds=featured&view=list&page=2')).toMatchObject({
      title: { absolute: `${en.gallery.title}, place 2 3 | ${en.common.siteName}` },
      alternates: { canonical: `${SITE}/albumsView?labelIds=featured&page=2` },
      pagination: {
        previous: `${SITE}/albumsView?labelIds=featured`,
        next: `${SITE}/albumsView?labelIds=featured&page=3`,
      },
    });
  });

  it('has the plain title on the first page, and nothing beside a short list', async () => {
    found(20);
    expect(await metadataOf('labelIds=featured')).toMatchObject({
      title: { absolute: `${en.gallery.title} | ${en.common.siteName}` },
      pagination: { previous: undefined, next: undefined },
    });
  });

  it('names what other sites may show of it, if works hang', async () => {
    const typesOf = async (query: string) => {
      const { alternates } = await metadataOf(query);
      return Object.values(alternates?.types ?? {}).map((address) =>
        String(address).replace(/\?.*/, ''),
      );
    };
    const [feed, oembed] = [`${SITE}/feed/en.xml`, `${SITE}/api/oembed`];
    const collection = `${SITE}/iiif/exhibition/2024/collection.json`;
    found(20);
    expect(await typesOf('labelIds=2024')).toEqual([feed, collection, oembed]);
    expect(await typesOf('labelIds=featured')).toEqual([feed, oembed]);
    // An empty form is no search.
    expect(await typesOf('labelIds=2024&name=&author=')).toEqual([feed, collection, oembed]);
    for (const search of ['name=whale', 'author=Ana', 'country=FR', 'initials=W', 'colour=red'])
      expect([search, await typesOf(`labelIds=2024&${search}`)]).toEqual([search, [feed]]);
    jest.mocked(listPublished).mockResolvedValue({ items: [], total: 0 });
    expect(await typesOf('labelIds=recommended')).toEqual([feed]);
    expect(await typesOf('labelIds=2024&name=nothing')).toEqual([feed]);
  });

  it('is for search engines of the works as they hang, and in no other order', async () => {
    found(20);
    expect((await metadataOf('labelIds=2024')).robots).toMatchObject({ index: true });
    for (const order of ['featured=latest', 'order=rainbow'])
      expect((await metadataOf(`labelIds=2024&${order}`)).robots).toEqual({ index: false });
  });

  it('names no page that is not there, but a search that finds nothing is one', async () => {
    jest.mocked(listPublished).mockResolvedValue({ items: [], total: 0 });
    const absent = { absolute: `${en.notFound.title} | ${en.common.siteName}` };
    expect(await metadataOf('labelIds=nowhere')).toEqual({
      title: absent,
      robots: { index: false },
    });
    expect((await metadataOf('labelIds=2024&name=nothing')).title).not.toEqual(absent);
    expect((await metadataOf('labelIds=recommended')).title).not.toEqual(absent);
  });

  it.each([
    ['labelIds=blue,2024', true],
    ['labelIds=blue,2024&featured=latest', true],
    ['labelIds=blue,2024&featured=&country=&name=&author=', true],
    ['labelIds=2024&featured=latest&name=&author=', true],
    ['labelIds=2024&name=&author=', true],
    ['labelIds=nowhere&name=&author=', false],
    ['labelIds=2024', false],
    ['labelIds=2024,nowhere', false],
    ['labelIds=nowhere&featured=latest', false],
    ['labelIds=blue,2024&page=2', false],
  ])('is there before any work hangs, as a form asks for it: %s, %s', async (query, isThere) => {
    jest.mocked(listPublished).mockResolvedValue({ items: [], total: 0 });
    const { title } = await metadataOf(query);
    const absent = { absolute: `${en.notFound.title} | ${en.common.siteName}` };
    if (isThere) expect(title).not.toEqual(absent);
    else expect(title).toEqual(absent);
  });

  it('is there though no work of its first page can be shown', async () => {
    jest.mocked(listPublished).mockResolvedValue({ items: [], total: 45 });
    expect(await metadataOf('labelIds=featured')).toMatchObject({
      title: { absolute: `${en.gallery.title} | ${en.common.siteName}` },
      pagination: { next: `${SITE}/albumsView?labelIds=featured&page=2` },
    });
  });
});

it('Countries without works are not offered', async () => {
  expect(await countriesFor([], 'en')).toEqual([
    { code: 'CN', name: 'China' },
    { code: 'FR', name: 'France' },
  ]);
});

it('Countries of a search that have no works are offered, too', async () => {
  expect(await countriesFor(['FR', 'AQ', 'QQ'], 'fr')).toEqual([
    { code: 'AQ', name: 'Antarctique' },
    { code: 'CN', name: 'Chine' },
    { code: 'FR', name: 'France' },
    { code: 'QQ', name: 'QQ' },
  ]);
});
