import { act, renderHook } from '@testing-library/react';
import { useViewerAddress } from './useViewerAddress';

const at = (id: number) => ({ path: `/artwork/${id}`, title: `Work ${id}` });

/** The viewer over the gallery, at work 1. */
function open() {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/albumsView');
  const push = jest.spyOn(window.history, 'pushState');
  const rewrite = jest.spyOn(window.history, 'replaceState');
  const acts = { onLeave: jest.fn(), onBack: jest.fn() };
  const viewer = renderHook(({ id }) => useViewerAddress(at(id), acts), {
    initialProps: { id: 1 },
  });
  return { ...viewer, push, rewrite };
}

const canonical = () => document.head.querySelector('link')?.href;
const wait = () => act(() => jest.advanceTimersByTime(1000));
const here = () => window.location.pathname;

afterEach(() => jest.useRealTimers());

describe('The address while the viewer is open', () => {
  it('is at once that of the first work, and written once where many are passed', () => {
    const { rerender, push, rewrite } = open();
    expect(here()).toBe('/artwork/1');
    for (let id = 2; id <= 150; id += 1) {
      rerender({ id });
      act(() => jest.advanceTimersByTime(30));
    }
    expect(document.title).toBe('Work 150');
    expect(rewrite).not.toHaveBeenCalled();
    wait();
    expect(here()).toBe('/artwork/150');
    expect([push.mock.calls.length, rewrite.mock.calls.length]).toEqual([1, 1]);
  });

  it('is passed on by a phone as it is, where the page has a canonical one', () => {
    const { rerender } = open();
    rerender({ id: 2 });
    wait();
    expect(canonical()).toBeUndefined();
    document.head.innerHTML = '<link rel="canonical" href="/albumsView">';
    rerender({ id: 3 });
    wait();
    expect(canonical()).toBe('http://localhost/artwork/3');
    document.head.innerHTML = '';
  });

  it('is that of the last work, too, for who closes it at once', () => {
    const { rerender, result } = open();
    rerender({ id: 2 });
    act(() => result.current());
    expect(here()).toBe('/artwork/2');
  });

  it('is not written into what lies below when the viewer has gone', () => {
    const { rerender, rewrite } = open();
    rerender({ id: 2 });
    window.history.replaceState(null, '', '/albumsView');
    rewrite.mockClear();
    wait();
    expect(rewrite).not.toHaveBeenCalled();
    expect(here()).toBe('/albumsView');
  });

  it('stays as it was where the browser refuses another', () => {
    const { rerender, rewrite } = open();
    rewrite.mockImplementation(() => {
      throw new DOMException('Attempt to use history.replaceState() too often', 'SecurityError');
    });
    rerender({ id: 2 });
    wait();
    expect(rewrite).toHaveBeenCalledTimes(1);
    expect(here()).toBe('/artwork/1');
    rewrite.mockRestore();
    rerender({ id: 3 });
    wait();
    expect(here()).toBe('/artwork/3');
  });
});
