import { act, renderHook } from '@testing-library/react';
import { useInsertionEffect } from 'react';
import { pushAddress, useAddressSearch } from './addressSearch';

const next = { url: new URL('http://localhost') };
jest.mock('next/navigation', () => ({
  usePathname: () => next.url.pathname,
  useSearchParams: () => next.url.searchParams,
}));

const at = (address: string) => window.history.replaceState(null, '', address);

/** A journey as Next makes it: a page is drawn, then the address becomes its own. Each query with which the page is drawn. */
function travel(address: string, serverQuery: string) {
  next.url = new URL(address, 'http://localhost');
  const drawn: (string | null)[] = [];
  const { rerender } = renderHook(() => {
    drawn.push(new URLSearchParams(useAddressSearch(serverQuery)).get('labelIds'));
    const { href } = next.url;
    useInsertionEffect(() => at(href), [href]);
  });
  return { drawn, rerender };
}

describe('The query of the page that is shown', () => {
  afterEach(() => at('/'));

  it('is its own while the address is still that of the page before', () => {
    at('/countries/fr?labelIds=1999');
    const { drawn } = travel('/albumsView?labelIds=2022', 'labelIds=2022');
    expect(new Set(drawn)).toEqual(new Set(['2022']));
  });

  it('is its own after the same page with another query, too', () => {
    at('/albumsView?labelIds=2022');
    expect(new Set(travel('/albumsView', '').drawn)).toEqual(new Set([null]));
    const { drawn } = travel('/albumsView?labelIds=2024', 'labelIds=2024');
    expect(new Set(drawn)).toEqual(new Set(['2024']));
  });

  it('is the address’s from the first on for who comes back', () => {
    at('/albumsView?labelIds=2023');
    const { drawn } = travel('/albumsView?labelIds=2023', 'labelIds=2022');
    expect(new Set(drawn)).toEqual(new Set(['2023']));
  });

  it('is the address’s after a link to the same page with another query', () => {
    const { drawn, rerender } = travel('/albumsView?labelIds=2022', 'labelIds=2022');
    next.url = new URL('/albumsView?labelIds=2024', next.url);
    rerender();
    expect(drawn.at(-1)).toBe('2024');
    next.url = new URL('/albumsView', next.url);
    rerender();
    expect(drawn.at(-1)).toBe(null);
  });

  it('follows the address, and stays while a viewer has another', () => {
    const { drawn, rerender } = travel('/albumsView?labelIds=2022', 'labelIds=2022');
    act(() => pushAddress('/albumsView?labelIds=2024'));
    expect(drawn.at(-1)).toBe('2024');
    next.url = new URL('/artwork/7', next.url);
    act(() => pushAddress('/artwork/7'));
    rerender();
    expect(drawn.at(-1)).toBe('2024');
  });
});
