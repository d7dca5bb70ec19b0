import { act, renderHook } from '@testing-library/react';
import { useSharedShelf } from './useSharedShelf';

const goTo = (fragment: string, path = '/shelf') =>
  act(() => {
    history.replaceState(null, '', path + fragment);
    dispatchEvent(new Event('hashchange'));
  });

describe('A shared shelf', () => {
  it('is that of the address, until the visitor leaves it', () => {
    const { result } = renderHook(() => useSharedShelf());
    expect(result.current[0]).toBeNull();
    goTo('#works=7,8');
    expect(result.current[0]).toEqual(['7', '8']);
    goTo('#main');
    expect(result.current[0]).toEqual(['7', '8']);
    expect(location.hash).toBe('#works=7,8');
    goTo('#works=9');
    expect(result.current[0]).toEqual(['9']);
    act(() => result.current[1]());
    expect(result.current[0]).toBeNull();
    expect(location.hash).toBe('');
    goTo('#main');
    expect(result.current[0]).toBeNull();
    expect(location.hash).toBe('#main');
  });

  it('comes back into no other page’s address', () => {
    renderHook(() => useSharedShelf());
    goTo('#works=7,8', '/fr/shelf');
    goTo('#comments', '/artwork/7');
    expect(location.hash).toBe('#comments');
    goTo('#main', '/fr/shelf');
    expect(location.hash).toBe('#works=7,8');
  });
});
