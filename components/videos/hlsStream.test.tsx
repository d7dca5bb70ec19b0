import { fireEvent } from '@testing-library/react';
import Hls from 'hls.js';
import { hlsStream } from './hlsStream';

type Listener = (name: string, data?: object) => void;

jest.mock('hls.js', () => {
  class FakeHls {
    static Events = {
      ERROR: 'error',
      FRAG_BUFFERED: 'buffered',
      MEDIA_ATTACHED: 'attached',
    };
    static ErrorTypes = { MEDIA_ERROR: 'media' };
    static listeners = new Map<string, Listener>();
    static startLoad = jest.fn();
    static stopLoad = jest.fn();
    static recoverMediaError = jest.fn();
    static levels: object[] = [];
    static edge = 0;
    static loaded = 0;
    get levels() {
      return FakeHls.levels;
    }
    get latestLevelDetails() {
      return { edge: FakeHls.edge };
    }
    get inFlightFragments() {
      return { main: { frag: { stats: { loaded: FakeHls.loaded } } }, audio: { frag: null } };
    }
    on = (name: string, listener: Listener) => FakeHls.listeners.set(name, listener);
    startLoad = FakeHls.startLoad;
    stopLoad = FakeHls.stopLoad;
    recoverMediaError = FakeHls.recoverMediaError;
    loadSource() {}
    attachMedia() {}
    destroy() {}
  }
  return { __esModule: true, default: FakeHls };
});

const fake = Hls as unknown as {
  listeners: Map<string, Listener>;
  levels: object[];
  edge: number;
  loaded: number;
  startLoad: jest.Mock;
  stopLoad: jest.Mock;
  recoverMediaError: jest.Mock;
};

const tell = (name: string, data?: object) => fake.listeners.get(name)?.(name, data);
const failBefore = () => tell('error', { fatal: true, type: 'media' });
/** The playlist has come. */
const fail = () => {
  fake.levels = [{}];
  failBefore();
};

/** As in browsers, playing what plays already fires no event. */
function aStream({ isPaused }: { isPaused: boolean }) {
  const video = document.createElement('video');
  const state = { isPaused };
  jest.spyOn(video, 'paused', 'get').mockImplementation(() => state.isPaused);
  const play = jest.spyOn(video, 'play').mockImplementation(async () => {
    if (!state.isPaused) return;
    state.isPaused = false;
    fireEvent.play(video);
  });
  fake.startLoad.mockClear();
  fake.stopLoad.mockClear();
  fake.levels = [];
  // As in browsers, loading the video anew pauses it without an event.
  fake.recoverMediaError.mockReset().mockImplementation(() => {
    state.isPaused = true;
    tell('attached');
  });
  const events = { onFail: jest.fn(), onAlive: jest.fn() };
  const stream = hlsStream(video, '/video/live.7.m3u8', events);
  return { video, state, events, play, stream };
}

describe('A stream by hls.js', () => {
  it('is loaded when it is played, not before', () => {
    const { video, play } = aStream({ isPaused: true });
    tell('attached');
    expect(play).not.toHaveBeenCalled();
    expect(fake.startLoad).not.toHaveBeenCalled();
    fireEvent.play(video);
    expect(fake.startLoad).toHaveBeenCalledTimes(1);
  });

  it('is loaded at once where play was pressed before hls.js came', () => {
    aStream({ isPaused: false });
    expect(fake.startLoad).toHaveBeenCalled();
  });

  it('is not loaded while it is paused, but goes on at the next play, and can be tried again', () => {
    const { video, stream } = aStream({ isPaused: true });
    fireEvent.play(video);
    // Its first playlist hasn't come, and is asked for once.
    fireEvent.pause(video);
    expect(fake.stopLoad).not.toHaveBeenCalled();
    fake.levels = [{}];
    fireEvent.pause(video);
    expect(fake.stopLoad).toHaveBeenCalledTimes(1);
    fireEvent.play(video);
    expect(fake.startLoad).toHaveBeenCalledTimes(2);
    fireEvent.pause(video);
    stream.retry();
    expect(fake.startLoad).toHaveBeenCalledTimes(3);
    // The host is back, and the visitor's pause still counts.
    tell('buffered');
    expect(fake.stopLoad).toHaveBeenCalledTimes(3);
  });

  it('plays on after an error of the decoder', () => {
    const { video, state, events } = aStream({ isPaused: true });
    void video.play();
    fail();
    expect(fake.recoverMediaError).toHaveBeenCalledTimes(1);
    expect(state.isPaused).toBe(false);
    expect(events.onFail).not.toHaveBeenCalled();
  });

  it('stays paused after one where the visitor has paused it', () => {
    const { video, state } = aStream({ isPaused: true });
    void video.play();
    state.isPaused = true;
    fireEvent.pause(video);
    fail();
    expect(state.isPaused).toBe(true);
  });

  it('fails when the decoder does so again, with nothing played between', () => {
    const { events } = aStream({ isPaused: true });
    fail();
    fail();
    expect(fake.recoverMediaError).toHaveBeenCalledTimes(1);
    expect(events.onFail).toHaveBeenCalledTimes(1);
    tell('buffered');
    expect(events.onAlive).toHaveBeenCalledTimes(1);
    fail();
    expect(fake.recoverMediaError).toHaveBeenCalledTimes(2);
  });

  it('fails at once when the browser can play nothing of it', () => {
    const { events } = aStream({ isPaused: false });
    failBefore();
    expect(fake.recoverMediaError).not.toHaveBeenCalled();
    expect(events.onFail).toHaveBeenCalledTimes(1);
  });

  it('tells each byte that comes of a part, and each longer playlist', () => {
    const { stream } = aStream({ isPaused: false });
    const told = [stream.came()];
    fake.loaded = 1000;
    told.push(stream.came());
    fake.edge = 8;
    told.push(stream.came());
    expect(new Set(told).size).toBe(3);
    expect(stream.came()).toBe(told.at(-1));
  });
});
