import { widthOf } from './widthOf';

describe('A work in its column', () => {
  it.each([
    [{ width: 900, height: 900 }, '85%'],
    [{ width: 900, height: 1200 }, '74%'],
    [{ width: 1600, height: 900 }, '100%'],
    [{ width: 0, height: 0 }, '98%'],
  ])('%j is %s wide', (size, expected) => expect(widthOf(size)).toBe(expected));
});
