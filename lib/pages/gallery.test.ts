import { listPublished } from '@/lib/services/artexhAlbum';
import type { Album } from '@/lib/domain/album';
import en from '@/messages/en.json';
import { galleryMetadata } from './gallery';

jest.mock('@/lib/services/artexhAlbum', () => ({ listPublished: jest.fn() }));
jest.mock('@/lib/services/webContent', () => ({ getWebContent: async () => [] }));
jest.mock('@/lib/discovery/cards/cardLink', () => ({ cardLink: async () => null }));
jest.mock('next-intl/server', () => jest.requireActual('@/tests/support/serverTexts'));

const SITE = 'http://localhost:3000';

const found = (total: number) =>
  jest.mocked(listPublished).mockResolvedValue({ items: [{ id: '1' } as Album], total });

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
});
