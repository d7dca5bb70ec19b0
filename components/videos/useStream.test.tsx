import { act, renderHook } from '@testing-library/react';
import { startStream, type StreamEvents } from './stream';
import { useStream } from './useStream';

jest.mock('./stream', () => ({ startStream: jest.fn() }));

const start = jest.mocked(startStream);
const aStream = () => ({
  ...{ behind: () => 0, toEdge: jest.fn(), retry: jest.fn(), stop: jest.fn() },
  came: jest.fn(() => 'all'),
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

function watch(sTime: number | null = null, { isPlayed = false } = {}) {
  const video = { current: document.createElement('video') };
  jest.spyOn(video.current, 'paused', 'get').mockReturnValue(!isPlayed);
  return renderHook(() => useStream(video, '/video/live.1.m3u8', sTime));
}

/** A stream that tells what the test says. */
function aStreamThatTells() {
  const stream = aStream();
  const told: { events?: StreamEvents } = {};
  start.mockReset();
  start.mockImplementation(async (_, __, events) => {
    told.events = events;
    return stream;
  });
  return { stream, tell: (event: keyof StreamEvents) => act(() => told.events?.[event]()) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('useStream (§2 /videosLive)', () => {
  it('tries again, later each time, when the script of the player does not come', async () => {
    start.mockRejectedValue(new Error('Loading chunk 950 failed.'));
    const { result } = watch();
    await pass(1);
    expect(result.current.retryIn).toBe(1);
    await pass(1);
    expect(start).toHaveBeenCalledTimes(2);
    expect(result.current.retryIn).toBe(4);
    start.mockResolvedValue(aStream());
    await pass(4);
    expect(start).toHaveBeenCalledTimes(3);
  });

  it('has one player, however slowly its script comes', async () => {
    start.mockReset();
    start.mockRejectedValueOnce(new Error('Loading chunk 950 failed.'));
    const stream = aStream();
    const come: (() => void)[] = [];
    start.mockImplementation(() => new Promise((resolve) => come.push(() => resolve(stream))));
    const { result, unmount } = watch();
    await pass(2);
    expect(start).toHaveBeenCalledTimes(2);
    await pass(20);
    act(() => result.current.retry());
    expect(start).toHaveBeenCalledTimes(2);
    for (const now of come) now();
    await pass(2);
    expect(result.current.retryIn).toBeNull();
    expect(stream.retry).not.toHaveBeenCalled();
    unmount();
    expect(stream.stop).toHaveBeenCalledTimes(1);
  });

  it('counts no try while the script of the player is on its way', async () => {
    start.mockReset();
    start.mockRejectedValueOnce(new Error('Loading chunk 950 failed.'));
    let lose = () => {};
    start.mockImplementation(
      () => new Promise((_, reject) => (lose = () => reject(new Error('Timeout')))),
    );
    const { result } = watch();
    await pass(40);
    act(() => result.current.retry());
    await pass(1);
    expect(result.current.retryIn).toBe(0);
    lose();
    await pass(1);
    expect(start).toHaveBeenCalledTimes(2);
    expect(result.current.retryIn).toBe(3);
  });

  it('tries a stream that has failed again, at once when asked, and is silent when it is back', async () => {
    const { stream, tell } = aStreamThatTells();
    const { result, unmount } = watch();
    await pass(1);
    expect(result.current.retryIn).toBeNull();
    tell('onFail');
    await pass(1);
    expect(result.current.retryIn).toBe(1);
    act(() => result.current.retry());
    expect(stream.retry).toHaveBeenCalledTimes(1);
    tell('onAlive');
    await pass(1);
    expect(result.current.retryIn).toBeNull();
    unmount();
    expect(stream.stop).toHaveBeenCalledTimes(1);
  });

  it('waits for a broadcast that has just begun, trying on, before it is called interrupted', async () => {
    const { stream, tell } = aStreamThatTells();
    const { result } = watch(Date.now());
    await pass(1);
    tell('onFail');
    await pass(25);
    expect(result.current.retryIn).toBeNull();
    expect(stream.retry).toHaveBeenCalledTimes(3);
    await pass(5);
    expect(result.current.retryIn).not.toBeNull();
  });

  it('shows at once that it has stopped when it has begun to come', async () => {
    const { tell } = aStreamThatTells();
    const { result } = watch(Date.now());
    await pass(1);
    tell('onAlive');
    tell('onFail');
    await pass(1);
    expect(result.current.retryIn).toBe(1);
  });

  it('fails when it stands still and nothing more comes, as a host that just stops tells nothing', async () => {
    const { stream, tell } = aStreamThatTells();
    const { result } = watch(null, { isPlayed: true });
    await pass(1);
    tell('onAlive');
    await pass(15);
    expect(result.current.retryIn).toBeNull();
    await pass(1);
    expect(result.current.retryIn).toBe(2);
    await pass(2);
    expect(stream.retry).toHaveBeenCalledTimes(1);
    tell('onAlive');
    await pass(1);
    expect(result.current.retryIn).toBeNull();
  });

  it('has not failed while its next part comes, however slowly', async () => {
    const { stream, tell } = aStreamThatTells();
    const { result } = watch(null, { isPlayed: true });
    await pass(1);
    tell('onAlive');
    stream.came.mockImplementation(() => String(Math.floor(Date.now() / 10_000)));
    await pass(60);
    expect(result.current.retryIn).toBeNull();
    expect(stream.retry).not.toHaveBeenCalled();
  });

  /** A stream that stood still, and has been tried again once. */
  async function standstill() {
    const { stream, tell } = aStreamThatTells();
    stream.came.mockReturnValue('a part');
    stream.retry.mockImplementation(() => void stream.came.mockReturnValue('none'));
    const { result } = watch(null, { isPlayed: true });
    await pass(1);
    tell('onAlive');
    await pass(18);
    expect(stream.retry).toHaveBeenCalledTimes(1);
    const trickle = () => stream.came.mockImplementation(() => String(Date.now()));
    return { stream, tell, trickle, result };
  }

  it('is not asked again, which would break off what comes, once it comes after a standstill', async () => {
    const { stream, trickle, result } = await standstill();
    trickle();
    await pass(2);
    expect(result.current.retryIn).toBeNull();
    await pass(60);
    expect(stream.retry).toHaveBeenCalledTimes(1);
  });

  it('is asked again after a standstill while nothing comes: what the try broke off is nothing', async () => {
    const { stream, result } = await standstill();
    await pass(2);
    expect(result.current.retryIn).not.toBeNull();
    await pass(8);
    expect(stream.retry).toHaveBeenCalledTimes(2);
  });

  it('is asked again when the player tells that it has failed, whatever comes', async () => {
    const { stream, tell, trickle } = await standstill();
    tell('onFail');
    trickle();
    await pass(10);
    expect(stream.retry).toHaveBeenCalledTimes(2);
  });

  it('has not failed while it is paused', async () => {
    const { stream, tell } = aStreamThatTells();
    const { result } = watch();
    await pass(1);
    tell('onAlive');
    await pass(60);
    expect(result.current.retryIn).toBeNull();
    expect(stream.retry).not.toHaveBeenCalled();
  });
});
