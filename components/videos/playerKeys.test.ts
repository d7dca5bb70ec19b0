import { actOnKey, nextSpeed, toggleCaptions } from './playerKeys';

describe('actOnKey', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false, preventDefault: () => {} };

  it.each([
    ['an English', 'm', '>'],
    ['a Russian', 'ь', 'Ю'],
  ])('hears M and > on %s keyboard', (_, letter, angle) => {
    const video = { muted: false, playbackRate: 1 } as HTMLVideoElement;
    actOnKey({ ...plain, key: letter, code: 'KeyM', shiftKey: false }, video);
    actOnKey({ ...plain, key: angle, code: 'Period', shiftKey: true }, video);
    expect(video).toEqual({ muted: true, playbackRate: 1.25 });
  });
});

describe('nextSpeed', () => {
  it.each([
    [1, 1, 1.25],
    [1, -1, 0.75],
    [2, 1, 2],
    [0.25, -1, 0.25],
    // A speed that the browser's own menu can set.
    [1.1, 1, 1.25],
    [1.1, -1, 1],
    [4, 1, 4],
  ] as const)('from %d by %i is %d', (rate, by, speed) => {
    expect(nextSpeed(rate, by)).toBe(speed);
  });
});

describe('toggleCaptions', () => {
  const modes = (...given: TextTrackMode[]) => given.map((mode) => ({ mode }));

  it.each([
    [modes('disabled', 'disabled'), ['showing', 'disabled']],
    [modes('showing', 'disabled'), ['disabled', 'disabled']],
    [modes('disabled', 'showing'), ['disabled', 'disabled']],
    [[], []],
  ])('of %j makes %j', (tracks, wanted) => {
    toggleCaptions(tracks);
    expect(tracks.map(({ mode }) => mode)).toEqual(wanted);
  });
});
