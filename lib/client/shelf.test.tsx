import { act, renderHook } from '@testing-library/react';
import { MOST_KEPT } from '@/lib/state/shelf';
import { readShelf, toggleOnShelf, useShelf, writeShelf } from './shelf';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const byAnotherTab = (value: string) =>
  act(() => {
    localStorage.setItem('shelf', value);
    dispatchEvent(new StorageEvent('storage', { key: 'shelf', newValue: value }));
  });

describe('The shelf of a device', () => {
  it('keeps works and takes them off, for everything on the page', () => {
    const { result } = renderHook(() => useShelf());
    act(() => void toggleOnShelf('7'));
    act(() => void toggleOnShelf('5'));
    expect(result.current).toEqual(['7', '5']);
    act(() => void toggleOnShelf('7'));
    expect(result.current).toEqual(['5']);
  });

  it('is in step with other tabs, and loses nothing of theirs', () => {
    const { result } = renderHook(() => useShelf());
    byAnotherTab('1,2');
    expect(result.current).toEqual(['1', '2']);
    // A tab that slept has not heard of it yet.
    localStorage.setItem('shelf', '1,2,3');
    act(() => void toggleOnShelf('4'));
    expect(result.current).toEqual(['1', '2', '3', '4']);
  });

  it('is read again when the visitor comes back to the page by "back"', () => {
    const { result } = renderHook(() => useShelf());
    localStorage.setItem('shelf', '6');
    act(() => void dispatchEvent(new Event('pageshow')));
    expect(result.current).toEqual(['6']);
  });

  it('reads only ids, whatever is stored', () => {
    byAnotherTab('<img>,[object Object],4,"5"');
    expect(readShelf()).toEqual(['4']);
  });

  it('says when it is full, and stays as it is', () => {
    const all = Array.from({ length: MOST_KEPT }, (_, index) => String(index));
    expect(writeShelf(all)).toBe('kept');
    expect(toggleOnShelf('one-more')).toBe('full');
    expect(readShelf()).toEqual(all);
  });

  it('says when the browser keeps nothing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(toggleOnShelf('7')).toBe('blocked');
    expect(readShelf()).toEqual([]);
  });

  it('is empty when even reading is forbidden', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(readShelf()).toEqual([]);
  });
});
