import { renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { listOf } from '@/lib/client/useAlbums';
import { wireAlbum } from '@/lib/contract/album';
import { toAlbum } from '@/lib/domain/album';
import { readGalleryQuery } from '@/lib/state/galleryQuery';
import { useGallery } from './useGallery';

jest.mock('./GalleryContext.client', () => ({ useGalleryContext: () => ({ locale: 'en' }) }));

const read = (query: string) => readGalleryQuery(new URLSearchParams(query));
const works = (...ids: string[]) =>
  ids.flatMap((id) => toAlbum(wireAlbum.cast({ id, coverPhoto: '/a.jpg' }), (path) => path) ?? []);

/** Each list that is drawn, one after the other: its works. */
function draw(query: string) {
  const drawn: string[][] = [];
  const beginning = {
    query: read('labelIds=2022'),
    list: { items: works('1', '2', '3'), total: 3 },
  };
  const { result } = renderHook(
    () => {
      const gallery = useGallery(read(query), beginning);
      drawn.push(gallery.gallery.albums.map(({ id }) => id));
      return gallery;
    },
    {
      wrapper: ({ children }) => (
        <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
      ),
    },
  );
  return { drawn, result };
}

describe('The gallery at first', () => {
  it('draws the server’s works for the server’s query', () => {
    const { drawn, result } = draw('labelIds=2022');
    expect(drawn[0]).toEqual(['1', '2', '3']);
    expect(result.current.status).toBe('idle');
  });

  it('draws none of another query for who comes back to a search, then what was found (§4)', async () => {
    const list = { items: works('7', '8'), total: 2 };
    global.fetch = jest.fn(async () => ({ ok: true, json: async () => list }) as Response);
    const { drawn, result } = draw('labelIds=2022&name=sea');
    expect(result.current).toMatchObject({
      list: listOf(read('labelIds=2022&name=sea')),
      status: 'loading',
    });
    await waitFor(() => expect(result.current.status).toBe('idle'));
    expect(result.current.gallery).toMatchObject({ active: 1, total: 2 });
    expect(new Set(drawn.map((ids) => ids.join()))).toEqual(new Set(['', '7,8']));
  });
});
