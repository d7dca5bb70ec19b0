import { isSessionValid } from './session';

const now = 1_700_000_000_000;
const age = (ms: number) => now - ms;

describe('isSessionValid (§4 Session, §9: 7200 seconds)', () => {
  it.each([
    ['s', age(0), true],
    ['s', age(7_199_999), true],
    ['s', age(7_200_000), false],
    ['s', age(-1), false],
    ['s', Number.NaN, false],
    ['', age(0), false],
  ])('session id "%s" of %d: %s', (sid, at, isValid) => {
    expect(isSessionValid({ sid, at }, now)).toBe(isValid);
  });
});
