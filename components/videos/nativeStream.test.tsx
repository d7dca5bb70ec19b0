import { fireEvent } from '@testing-library/react';
import { nativeStream } from './nativeStream';

/** A stream that plays or is paused; as in browsers, loading it anew pauses it. */
function aStream({ isPaused }: { isPaused: boolean }) {
  const video = document.createElement('video');
  video.preload = 'none';
  const state = { isPaused };
  jest.spyOn(video, 'paused', 'get').mockImplementation(() => state.isPaused);
  jest.spyOn(video, 'load').mockImplementation(() => void (state.isPaused = true));
  const play = jest.spyOn(video, 'play').mockImplementation(async () => {
    state.isPaused = false;
  });
  const events = { onFail: jest.fn(), onAlive: jest.fn() };
  const stream = nativeStream(video, '/video/live.7.m3u8', events);
  play.mockClear();
  return { video, stream, events, play };
}

describe('A stream in the browser’s own player, after a gap in the network', () => {
  it('plays on', () => {
    const { stream, play } = aStream({ isPaused: false });
    stream.retry();
    stream.retry();
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('stays paused where the visitor has paused it, and tells that it is back', () => {
    const { video, stream, events, play } = aStream({ isPaused: true });
    fireEvent.error(video);
    expect(events.onFail).toHaveBeenCalledTimes(1);
    stream.retry();
    expect(video.load).toHaveBeenCalledTimes(1);
    expect(play).not.toHaveBeenCalled();
    // Else it would load nothing before it is played.
    expect(video.preload).toBe('auto');
    fireEvent.loadedData(video);
    expect(events.onAlive).toHaveBeenCalledTimes(1);
  });
});
