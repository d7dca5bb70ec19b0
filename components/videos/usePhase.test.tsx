import { act, renderHook } from '@testing-library/react';
import type { LiveWords } from '@/lib/pages/film';
import { usePhase } from './usePhase';

const HOUR = 3_600_000;
const NOW = 1_700_000_000_000;
const LIVE: LiveWords = {
  ...{ sTime: NOW + HOUR / 2, eTime: NOW + 2 * HOUR },
  ...{ starts: '', ends: '', phase: 'before' },
};

describe('The phase of a broadcast', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => jest.useRealTimers());

  it('changes when it begins and ends', () => {
    const { result } = renderHook(() => usePhase(LIVE));
    expect(result.current).toBe('before');
    act(() => jest.advanceTimersByTime(HOUR / 2 + 1));
    expect(result.current).toBe('during');
    act(() => jest.advanceTimersByTime(2 * HOUR));
    expect(result.current).toBe('after');
  });

  it('is right as soon as a phone that slept is looked at again', () => {
    const { result } = renderHook(() => usePhase(LIVE));
    // Its clock went on, its timers didn't.
    jest.setSystemTime(NOW + HOUR);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current).toBe('during');
    act(() => jest.advanceTimersByTime(HOUR + 1));
    expect(result.current).toBe('after');
  });
});
