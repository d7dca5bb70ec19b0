import { act, renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { Album } from '@/lib/domain/album';
import type { Page } from '@/lib/domain/page';
import type { Locale } from '@/lib/i18n/locales';
import { readGalleryQuery } from '@/lib/state/galleryQuery';
import { useAlbums } from './useAlbums';

const query = readGalleryQuery(new URLSearchParams('labelIds=2022'));
const aPage = (): Page<Album> => ({ items: [], total: 45 });

/** `/api/albums`: records the requests, and can be made to fail. */
function anEndpoint() {
  const endpoint = { asked: [] as string[], isDown: false };
  global.fetch = jest.fn(async (address: RequestInfo | URL) => {
    endpoint.asked.push(String(address));
    const { isDown } = endpoint;
    return { ok: !isDown, status: isDown ? 502 : 200, json: async () => aPage() } as Response;
  });
  return endpoint;
}

function begin(locale: Locale = 'en') {
  const first = aPage();
  const cache = new Map();
  return renderHook(({ asked }) => useAlbums(asked, locale, asked === query ? first : undefined), {
    initialProps: { asked: query },
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => cache, errorRetryCount: 0 }}>{children}</SWRConfig>
    ),
  });
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('useAlbums (§4)', () => {
  it('asks in the language of the page, whatever a translator of the browser makes of it', async () => {
    const endpoint = anEndpoint();
    document.documentElement.lang = 'de';
    const { result } = begin('ar');
    act(() => void result.current.loadMore());
    await settle();
    document.documentElement.lang = '';
    expect(endpoint.asked).toEqual(['/api/albums?labelIds=2022&start=20&locale=ar']);
  });

  it('does not ask for the page that the server has sent', async () => {
    const endpoint = anEndpoint();
    const { result } = begin();
    await settle();
    expect(result.current.data?.pages).toHaveLength(1);
    expect(result.current.status).toBe('idle');
    expect(endpoint.asked).toEqual([]);
  });

  it('asks for each further page once', async () => {
    const endpoint = anEndpoint();
    const { result } = begin();
    await settle();
    await act(async () => void result.current.loadMore());
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(2));
    await act(async () => void result.current.loadMore());
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(3));
    await settle();
    expect(endpoint.asked).toEqual([
      '/api/albums?labelIds=2022&start=20',
      '/api/albums?labelIds=2022&start=40',
    ]);
  });

  it('asks for each further page once, too, where more are held than in a list: in the viewer', async () => {
    const endpoint = anEndpoint();
    const { result } = begin();
    await settle();
    for (let count = 2; count <= 25; count += 1) {
      await act(async () => void result.current.loadMore(Infinity));
      await waitFor(() => expect(result.current.data?.pages).toHaveLength(count));
    }
    await settle();
    expect(endpoint.asked).toEqual(
      Array.from({ length: 24 }, (_, at) => `/api/albums?labelIds=2022&start=${20 * (at + 1)}`),
    );
  });

  it('keeps what it has when a page fails, and asks again for that one only', async () => {
    const endpoint = anEndpoint();
    const { result } = begin();
    await settle();
    endpoint.isDown = true;
    await act(async () => void result.current.loadMore());
    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(result.current.data?.pages).toHaveLength(1);
    expect(result.current.missingPage).toBe(2);
    endpoint.isDown = false;
    await act(async () => void (await result.current.retry()));
    await waitFor(() => expect(result.current.status).toBe('idle'));
    expect(result.current.data?.pages).toHaveLength(2);
    expect(new Set(endpoint.asked)).toEqual(new Set(['/api/albums?labelIds=2022&start=20']));
  });

  it('does not ask again for a page that is on its way', async () => {
    const endpoint = anEndpoint();
    const answer = global.fetch;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    global.fetch = jest.fn((address) => {
      const answered = answer(address);
      return released.then(() => answered);
    });
    const { result } = begin();
    act(() => result.current.loadMore());
    await settle();
    act(() => result.current.loadMore());
    await settle();
    release();
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(3));
    expect(endpoint.asked).toEqual([
      '/api/albums?labelIds=2022&start=20',
      '/api/albums?labelIds=2022&start=40',
    ]);
  });

  it('gets what was wanted while the first page was on its way', async () => {
    const endpoint = anEndpoint();
    const answer = global.fetch;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    global.fetch = jest.fn((address) => released.then(() => answer(address)));
    const { result } = renderHook(() => useAlbums({ ...query, page: 3 }, 'en'), {
      wrapper: ({ children }) => (
        <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
      ),
    });
    await waitFor(() => expect(global.fetch).toHaveBeenCalledTimes(1));
    act(() => result.current.show(1));
    expect(endpoint.asked).toEqual([]);
    release();
    await waitFor(() => expect(result.current.status).toBe('idle'));
    expect(result.current.data).toMatchObject({ first: 1, pages: [{}, {}, {}] });
  });

  it('goes back to a list that it has had without asking', async () => {
    const endpoint = anEndpoint();
    const { result, rerender } = begin();
    await settle();
    rerender({ asked: readGalleryQuery(new URLSearchParams('labelIds=2022&name=sea')) });
    await waitFor(() => expect(result.current.status).toBe('idle'));
    expect(endpoint.asked).toEqual(['/api/albums?labelIds=2022&name=sea&start=0']);
    rerender({ asked: query });
    await settle();
    expect(result.current.status).toBe('idle');
    expect(endpoint.asked).toHaveLength(1);
  });

  it('tells which page is missing: one that the address names, or one before those that are held', async () => {
    const endpoint = anEndpoint();
    endpoint.isDown = true;
    const { result, rerender } = begin();
    rerender({ asked: { ...query, page: 4 } });
    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(result.current.missingPage).toBe(4);
    endpoint.isDown = false;
    await act(async () => void (await result.current.retry()));
    await waitFor(() => expect(result.current.status).toBe('idle'));
    endpoint.isDown = true;
    act(() => result.current.show(3));
    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(result.current.missingPage).toBe(3);
  });
});
