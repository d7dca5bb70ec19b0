import { act, renderHook, waitFor } from '@testing-library/react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import type { CommentPage } from '@/lib/state/comments';
import { knownComments, useComments } from './useComments';

const TOTAL = 45;

/** Without the first `gone` comments. */
function aPage(start: number, gone = 0): CommentPage {
  const total = TOTAL - gone;
  const count = Math.max(0, Math.min(20, total - start));
  const items = Array.from({ length: count }, (_, index) => ({
    id: String(gone + start + index),
    albumId: '7',
    username: 'Ann',
    userHead: '',
    comment: 'Bravo',
    date: '2024-07-14',
  }));
  return { items, given: count, total };
}

/** The endpoint: records the requests, can be made to fail, and comments can go. */
function anEndpoint(goneAt: (start: number) => number = () => 0) {
  const endpoint = { asked: [] as string[], isDown: false };
  global.fetch = jest.fn(async (address: RequestInfo | URL) => {
    const url = new URL(String(address), 'http://site.test');
    endpoint.asked.push(`${url.pathname} ${url.searchParams.get('start')}`);
    const { isDown } = endpoint;
    const start = Number(url.searchParams.get('start'));
    const page = aPage(start, goneAt(start));
    return { ok: !isDown, status: isDown ? 502 : 200, json: async () => page } as Response;
  });
  return endpoint;
}

function begin(initial?: CommentPage, config: SWRConfiguration = { errorRetryCount: 0 }) {
  const cache = initial ? knownComments('7', initial) : new Map();
  return renderHook(({ id }) => useComments(id, id === '7' ? initial : undefined), {
    initialProps: { id: '7' },
    wrapper: ({ children }) => (
      <SWRConfig value={{ ...config, provider: () => cache }}>{children}</SWRConfig>
    ),
  });
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('useComments (§4 Comments)', () => {
  it('asks for nothing that the server has sent', async () => {
    const endpoint = anEndpoint();
    const { result } = begin(aPage(0));
    await settle();
    expect(endpoint.asked).toEqual([]);
    expect(result.current).toMatchObject({ total: TOTAL, isLoading: false, isEnd: false });
  });

  it('asks for each page once, however often the bottom is reached, and stops at the end', async () => {
    const endpoint = anEndpoint();
    const { result } = begin();
    await waitFor(() => expect(result.current.items).toHaveLength(20));
    for (const count of [40, 45, 45]) {
      act(() => {
        void result.current.loadMore();
        void result.current.loadMore();
      });
      await waitFor(() => expect(result.current.items).toHaveLength(count));
      await settle();
    }
    expect(endpoint.asked).toEqual([0, 20, 40].map((start) => `/api/albums/7/comments ${start}`));
    expect(result.current.isEnd).toBe(true);
  });

  it('keeps what it has when a page fails, and asks again at the bottom (§8)', async () => {
    const endpoint = anEndpoint();
    const { result } = begin(aPage(0));
    await settle();
    endpoint.isDown = true;
    act(() => void result.current.loadMore());
    await settle();
    expect(result.current).toMatchObject({ isLoading: false, isFailed: true, isEnd: false });
    expect(result.current.items).toHaveLength(20);
    endpoint.isDown = false;
    act(() => void result.current.loadMore());
    await waitFor(() => expect(result.current.items).toHaveLength(40));
  });

  it('asks for all pages again when a comment has gone since the first came: none is left out', async () => {
    const endpoint = anEndpoint(() => 1);
    const { result } = begin(aPage(0));
    await settle();
    act(() => void result.current.loadMore());
    await waitFor(() => expect(result.current.again).toBe(1));
    const ids = result.current.items.map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 40 }, (_, index) => String(1 + index)));
    expect(result.current).toMatchObject({ total: 44, isEnd: false });
    expect(endpoint.asked).toEqual([20, 0, 20].map((start) => `/api/albums/7/comments ${start}`));
    // The browser's own copies would have the gap, too.
    expect(global.fetch).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ cache: 'no-cache' }),
    );
  });

  it('asks once only, where the numbers never agree', async () => {
    const endpoint = anEndpoint((start) => start / 20);
    const { result } = begin(aPage(0));
    await settle();
    act(() => void result.current.loadMore());
    await waitFor(() => expect(result.current.again).toBe(1));
    await settle();
    expect(endpoint.asked).toHaveLength(3);
    expect(result.current).toMatchObject({ pages: 2, again: 1, isFetching: false });
  });

  it('asks again by itself: after a while, and at once for who comes back to the page (§8)', async () => {
    jest.useFakeTimers();
    const endpoint = anEndpoint();
    endpoint.isDown = true;
    const { result, unmount } = begin(undefined, {});
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(result.current).toMatchObject({ items: [], isLoading: false, isFailed: true });
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    const tries = endpoint.asked.length;
    expect(tries).toBeGreaterThan(1);
    expect(tries).toBeLessThan(8);

    endpoint.isDown = false;
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      await jest.advanceTimersByTimeAsync(100);
    });
    expect(result.current).toMatchObject({ isFailed: false });
    expect(result.current.items).toHaveLength(20);
    unmount();
    jest.useRealTimers();
  });

  it('asks at once for who comes back in a moment, when it failed out of sight (§8)', async () => {
    jest.useFakeTimers();
    const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const endpoint = anEndpoint();
    endpoint.isDown = true;
    const { result, unmount } = begin(undefined, {});
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(result.current).toMatchObject({ items: [], isFailed: true });
    endpoint.isDown = false;
    sight.mockReturnValue('visible');
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await jest.advanceTimersByTimeAsync(100);
    });
    expect(result.current).toMatchObject({ isFailed: false });
    expect(result.current.items).toHaveLength(20);
    unmount();
    jest.useRealTimers();
  });

  it("begins anew with another work's comments", async () => {
    const endpoint = anEndpoint();
    const { result, rerender } = begin(aPage(0));
    rerender({ id: '8' });
    await waitFor(() => expect(result.current.items).toHaveLength(20));
    expect(endpoint.asked).toEqual(['/api/albums/8/comments 0']);
  });
});
