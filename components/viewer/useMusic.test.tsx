import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { playMusic } from './music';
import { useMusic, useRememberedMusic } from './useMusic';

jest.mock('./music', () => ({ playMusic: jest.fn() }));

const aContext = () => ({ resume: jest.fn(async () => {}), close: jest.fn(async () => {}) });

function aBrowser() {
  const context = aContext();
  const AudioContext = jest.fn(() => context);
  Object.defineProperty(window, 'AudioContext', { value: AudioContext, configurable: true });
  return { context, AudioContext };
}

beforeEach(() => {
  jest.mocked(playMusic).mockReset().mockResolvedValue(true);
  window.localStorage.clear();
});

describe('The background music (§2)', () => {
  it('may sound in every browser: what plays it begins while the press is handled', async () => {
    const { context, AudioContext } = aBrowser();
    const { result, unmount } = renderHook(() => useMusic());
    expect(AudioContext).not.toHaveBeenCalled();
    act(() => result.current.toggle());
    expect(AudioContext).toHaveBeenCalledTimes(1);
    expect(context.resume).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(playMusic).toHaveBeenCalledWith(context));
    expect(result.current.isOn).toBe(true);
    act(() => result.current.toggle());
    expect(context.close).toHaveBeenCalledTimes(1);
    expect(result.current.isOn).toBe(false);
    unmount();
  });

  it('that is turned off before its script has come stays off', async () => {
    const { context } = aBrowser();
    const { result } = renderHook(() => useMusic());
    act(() => result.current.toggle());
    act(() => result.current.toggle());
    await act(() => import('./music'));
    expect(context.close).toHaveBeenCalledTimes(1);
    expect(playMusic).not.toHaveBeenCalled();
  });

  it('that can’t be loaded is off, and one that was begun meanwhile stays on', async () => {
    let fail = () => {};
    const failing = new Promise<boolean>((resolve) => (fail = () => resolve(false)));
    jest.mocked(playMusic).mockReturnValueOnce(failing);
    const { AudioContext } = aBrowser();
    AudioContext.mockImplementation(() => aContext());
    const { result, unmount } = renderHook(() => useMusic());
    act(() => result.current.toggle());
    await waitFor(() => expect(playMusic).toHaveBeenCalledTimes(1));
    act(() => result.current.toggle());
    act(() => result.current.toggle());
    await waitFor(() => expect(playMusic).toHaveBeenCalledTimes(2));
    await act(async () => fail());
    expect(result.current.isOn).toBe(true);
    act(() => result.current.toggle());

    jest.mocked(playMusic).mockResolvedValueOnce(false);
    act(() => result.current.toggle());
    await waitFor(() => expect(result.current.isOn).toBe(false));
    unmount();
  });

  it.each([
    ['a click', fireEvent.click],
    ['a touch', fireEvent.touchEnd],
    ['a key', fireEvent.keyDown],
  ])('that is remembered sounds from %s on where it may not by itself', (_, press) => {
    window.localStorage.setItem('music', 'on');
    const { context, AudioContext } = aBrowser();
    const { unmount } = renderHook(() => {
      useRememberedMusic();
      return useMusic();
    });
    expect(AudioContext).toHaveBeenCalledTimes(1);
    context.resume.mockClear();
    press(document.body);
    expect(context.resume).toHaveBeenCalledTimes(1);
    unmount();
    expect(context.close).toHaveBeenCalledTimes(1);
    press(document.body);
    expect(context.resume).toHaveBeenCalledTimes(1);
  });
});
