import { render } from '@testing-library/react';
import { MovesBack } from './MovesBack.client';

const next = { url: new URL('http://localhost/videosView?from=mail') };
jest.mock('next/navigation', () => ({
  usePathname: () => next.url.pathname,
  useSearchParams: () => next.url.searchParams,
}));

const canonical = () => document.head.querySelector('link')?.href;

describe('What a phone passes on, its canonical address', () => {
  beforeEach(() => {
    document.head.innerHTML = '<link rel="canonical" href="/videosView?id=1">';
  });
  afterEach(() => {
    document.head.innerHTML = '';
    window.history.replaceState(null, '', '/');
  });

  it('is the document’s own, then follows what scripts write, and is its own again on the way back', () => {
    Element.prototype.scrollIntoView = jest.fn();
    window.history.replaceState(null, '', next.url);
    const { rerender } = render(<MovesBack />);
    expect(canonical()).toBe('http://localhost/videosView?id=1');
    for (const [address, told] of [
      ['/videosView?id=5', '/videosView?id=5'],
      ['/artwork/7', '/artwork/7'],
      ['/videosView?from=mail', '/videosView?id=1'],
      ['/videosView?from=other', '/videosView?from=other'],
      ['/videosView?from=mail#film', '/videosView?id=1'],
    ] as const) {
      next.url = new URL(address, 'http://localhost');
      window.history.replaceState(null, '', next.url);
      rerender(<MovesBack />);
      expect(canonical()).toBe(`http://localhost${told}`);
    }
  });

  it('is none on a page that has none', () => {
    document.head.innerHTML = '';
    const { rerender } = render(<MovesBack />);
    next.url = new URL('http://localhost/shelf');
    rerender(<MovesBack />);
    expect(canonical()).toBeUndefined();
  });
});
