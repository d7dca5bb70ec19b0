import { act, renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beginPage, hearFrameLinks } from '@/lib/client/frameLinks';
import { listOf } from '@/lib/client/useAlbums';
import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import { readGalleryQuery } from '@/lib/state/galleryQuery';
import { anAlbum } from '@/tests/support/anAlbum';
import { useGallery } from './useGallery';

jest.mock('./GalleryContext.client', () => ({ useGalleryContext: () => ({ locale: 'en' }) }));

const read = (query: string) => readGalleryQuery(new URLSearchParams(query));
const works = (...ids: string[]) => ids.map((id) => anAlbum({ id }));

/** Each list that is drawn, one after the other: its works. */
function draw(query: string) {
  const drawn: string[][] = [];
  const beginning = {
    query: read('labelIds=2022'),
    list: { items: works('1', '2', '3'), total: 3 },
    unnamed: [],
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

/** Of a list of so many: the works from this one on. */
function pageFrom(start: number, total: number) {
  const length = Math.max(0, Math.min(ALBUM_PAGE_SIZE, total - start));
  return { items: works(...Array.from({ length }, (_, at) => String(start + at + 1))), total };
}

/** At an address; the server has sent the works of `sent`, others are asked for. `told`: what the address became, each time. */
function walk(address: string, { sent = address, total = 600, unnamed = [] as string[] } = {}) {
  global.fetch = jest.fn(async (asked: RequestInfo | URL) => {
    const { searchParams } = new URL(String(asked), 'http://site.test');
    const page = pageFrom(Number(searchParams.get('start')), total);
    return { ok: true, json: async () => page } as Response;
  });
  const told: unknown[] = [];
  jest
    .spyOn(window.history, 'replaceState')
    .mockImplementation((_state, _unused, to) => void (to && told.push(to)));
  const query = read(sent);
  const beginning = { query, list: pageFrom((query.page - 1) * ALBUM_PAGE_SIZE, total), unnamed };
  const cache = new Map();
  const { result, rerender } = renderHook(({ at }) => useGallery(read(at), beginning), {
    initialProps: { at: address },
    wrapper: ({ children }) => <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>,
  });
  const go = async (at: string) => {
    rerender({ at });
    const there = { status: 'idle', list: listOf(read(at)) };
    await waitFor(() => expect(result.current).toMatchObject(there));
  };
  const show = async (page: number) => {
    act(() => result.current.show(page));
    await waitFor(() => expect(result.current.status).toBe('idle'));
  };
  const activate = (index: number) =>
    act(() => result.current.dispatch({ type: 'activated', index }));
  return { result, told, go, show, activate };
}

describe('The page in the address', () => {
  it('is the one at which the carousel stands', async () => {
    const { told, show, activate } = walk('labelIds=2022');
    await show(2);
    activate(25);
    expect(told).toEqual(['/albumsView?labelIds=2022&page=2']);
  });

  it('stays while the page of a pressed link is on its way: Next would forget it', async () => {
    const { told, show, activate } = walk('labelIds=2022');
    await show(2);
    const end = hearFrameLinks();
    const header = document.body.appendChild(document.createElement('header'));
    header.innerHTML = '<a href="/news">News</a>';
    header.addEventListener('click', (event) => event.preventDefault());
    header.querySelector('a')?.click();
    activate(25);
    expect(told).toEqual([]);
    beginPage();
    activate(5);
    activate(25);
    expect(told).toEqual(['/albumsView?labelIds=2022&page=2']);
    header.remove();
    end();
  });

  it.each(['wall', 'list'])('stays on the %s (docs/decisions/0033)', async (view) => {
    const { result, told, go, show } = walk(`labelIds=2022&view=${view}`);
    // So many that the first page is dropped.
    await show(10);
    await show(20);
    expect(result.current.gallery.firstPage).toBe(6);
    expect(told).toEqual([]);
    await go('labelIds=2022');
    expect(told).toEqual(['/albumsView?labelIds=2022&page=6']);
  });

  it('is the first of a list that is come back to by a link, whatever was held of it', async () => {
    const { result, told, go, show } = walk('labelIds=2022&page=5');
    await show(4);
    await go('labelIds=2022&name=sea');
    await go('labelIds=2022');
    expect(result.current.gallery).toMatchObject({ firstPage: 1, page: 1, active: 1 });
    expect(told).toEqual([]);
  });

  it('leads to its works who comes there by a link or goes back, though they are held', async () => {
    const { result, told, go, show, activate } = walk('labelIds=2022');
    await show(3);
    activate(44);
    expect(told.splice(0)).toEqual(['/albumsView?labelIds=2022&page=3']);
    await go('labelIds=2022&page=3');
    expect(result.current.gallery.active).toBe(44);
    await go('labelIds=2022');
    expect(result.current.gallery).toMatchObject({ firstPage: 1, page: 3, active: 1 });
    await go('labelIds=2022&page=3');
    expect(result.current.gallery.active).toBe(41);
    expect(told).toEqual([]);
  });

  it('takes nobody back who walks on before it is read', async () => {
    const { result, told, go, show, activate } = walk('labelIds=2022');
    await show(3);
    for (const index of [25, 45]) activate(index);
    expect(told).toEqual(['/albumsView?labelIds=2022&page=2', '/albumsView?labelIds=2022&page=3']);
    for (const page of [2, 3]) {
      await go(`labelIds=2022&page=${page}`);
      expect(result.current.gallery.active).toBe(45);
    }
  });

  it('leaves the place of who goes from the carousel to the wall and comes back', async () => {
    const { result, told, go, show, activate } = walk('labelIds=2022');
    const left = 'labelIds=2022&page=3';
    await show(3);
    activate(44);
    for (const address of [left, 'labelIds=2022&view=wall', 'labelIds=2022', left]) {
      await go(address);
      expect(result.current.gallery.active).toBe(44);
    }
    expect(told).toEqual([`/albumsView?${left}`, `/albumsView?${left}`]);
  });

  it('is the one that was left for who goes back to it', async () => {
    const { result, told, go, show, activate } = walk('labelIds=2022');
    await show(3);
    activate(50);
    const left = 'labelIds=2022&page=3';
    await go(left);
    await go('labelIds=2022&name=sea');
    await show(2);
    activate(25);
    await go('labelIds=2022&name=sea&page=2');
    expect(told.splice(0)).toEqual([
      `/albumsView?${left}`,
      '/albumsView?labelIds=2022&name=sea&page=2',
    ]);
    await go(left);
    expect(result.current.gallery).toMatchObject({ firstPage: 3, page: 3, active: 1 });
    expect(told).toEqual([]);
  });

  it('is the first after a refresh in the middle (§4)', async () => {
    const { result, told, go, show } = walk('labelIds=2022&page=5');
    await show(4);
    act(() => result.current.refresh());
    await go('labelIds=2022');
    expect(result.current.gallery).toMatchObject({ firstPage: 1, page: 1, active: 1 });
    expect(told).toEqual([]);
  });

  it.each(['labelIds=2022', 'labelIds=2022&view=wall'])(
    'is the first for who goes back to one that is no more (%s)',
    async (sent) => {
      const { result, told, go } = walk(`${sent}&page=3`, { sent, total: 40 });
      await waitFor(() => expect(told).toEqual([`/albumsView?${sent}`]));
      await go(sent);
      expect(result.current.gallery).toMatchObject({ firstPage: 1, page: 1, active: 1 });
    },
  );
});

test('Each page of an address without a label is of the exhibition of the first, though a new year opens meanwhile', async () => {
  const { told, show, activate } = walk('', { unnamed: ['2024'] });
  await show(2);
  activate(25);
  expect(jest.mocked(global.fetch).mock.calls).toEqual([
    ['/api/albums?labelIds=2024&start=20', expect.anything()],
  ]);
  expect(told).toEqual(['/albumsView?page=2']);
});

test('A list that is refreshed is not current until it has come anew', async () => {
  const { result } = walk('labelIds=2022&view=wall');
  expect(result.current).toMatchObject({ turn: 0, isCurrent: true });
  act(() => result.current.refresh());
  expect(result.current).toMatchObject({ turn: 0, isCurrent: false });
  await waitFor(() => expect(result.current).toMatchObject({ turn: 1, isCurrent: true }));
});

describe('The works of the viewer', () => {
  /** Works come when they are let go. */
  function holdBack() {
    let letGo = () => {};
    const line = new Promise<void>((resolve) => (letGo = resolve));
    const answer = global.fetch;
    global.fetch = jest.fn((address) => line.then(() => answer(address)));
    return () =>
      act(async () => {
        letGo();
        await new Promise((resolve) => setTimeout(resolve, 20));
      });
  }

  it('stay in their places when the page before comes after it has opened', async () => {
    const { result } = walk('labelIds=2022&page=5');
    const letGo = holdBack();
    act(() => result.current.loadBefore());
    act(() => result.current.dispatch({ type: 'clicked', index: 1 }));
    await letGo();
    await waitFor(() => expect(result.current.status).toBe('idle'));
    expect(global.fetch).toHaveBeenCalledTimes(1);
    expect(result.current).toMatchObject({
      gallery: { firstPage: 5, page: 5, active: 1, isViewerOpen: true },
      status: 'idle',
    });
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.gallery).toMatchObject({ firstPage: 5, page: 6 }));
    act(() => result.current.dispatch({ type: 'viewerClosed', index: 3 }));
    act(() => result.current.loadBefore());
    await waitFor(() => expect(result.current.gallery).toMatchObject({ firstPage: 4, page: 6 }));
    const { albums, active } = result.current.gallery;
    expect(albums[active]?.id).toBe('84');
  });

  it('are all kept when the page that would drop the first comes after it has opened', async () => {
    const { result, show } = walk('labelIds=2022');
    await show(15);
    const letGo = holdBack();
    act(() => result.current.loadMore());
    act(() => result.current.dispatch({ type: 'clicked', index: 1 }));
    await letGo();
    await waitFor(() =>
      expect(result.current.gallery).toMatchObject({ firstPage: 1, page: 16, active: 1 }),
    );
    expect(global.fetch).toHaveBeenCalledTimes(1);
  });

  it('are not replaced by those that a wall behind it asks for', async () => {
    const { result } = walk('labelIds=2022&view=wall');
    act(() => result.current.dispatch({ type: 'clicked', index: 1 }));
    act(() => result.current.show(20));
    expect(result.current.status).toBe('idle');
    act(() => result.current.dispatch({ type: 'viewerClosed', index: 1 }));
    act(() => result.current.show(20));
    await waitFor(() => expect(result.current.gallery.firstPage).toBe(20));
  });
});
