import { renderHook } from '@testing-library/react';
import { useSlideshow } from './useSlideshow';

const SECONDS = 5;

function turn(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('A slideshow', () => {
  it('stands still while nobody can see the page, and then gives the work its whole time', () => {
    const next = jest.fn();
    const { unmount } = renderHook(() => useSlideshow(true, SECONDS, 0, next, { isReady: true }));
    jest.advanceTimersByTime(SECONDS * 900);
    turn('hidden');
    jest.advanceTimersByTime(SECONDS * 10_000);
    expect(next).not.toHaveBeenCalled();
    turn('visible');
    jest.advanceTimersByTime(SECONDS * 900);
    expect(next).not.toHaveBeenCalled();
    jest.advanceTimersByTime(SECONDS * 100);
    expect(next).toHaveBeenCalledTimes(1);
    unmount();
    turn('visible');
    jest.advanceTimersByTime(SECONDS * 1000);
    expect(next).toHaveBeenCalledTimes(1);
  });
});
