import { tabAfter } from './tabAfter';

describe('tabAfter', () => {
  it.each([
    ['ArrowRight', 0, false, 1],
    ['ArrowRight', 4, false, 0],
    ['ArrowLeft', 0, false, 4],
    ['ArrowLeft', 0, true, 1],
    ['ArrowRight', 0, true, 4],
    ['Home', 3, false, 0],
    ['End', 1, false, 4],
    ['a', 1, false, null],
  ] as const)('%s at %i, right to left %s: %s', (key, current, isRtl, expected) => {
    expect(tabAfter(key, current, 5, isRtl)).toBe(expected);
  });
});
