import { workWidth } from './workWidth';

const remOf = (width: number, height: number) => parseFloat(workWidth({ width, height }, 0));

describe('workWidth', () => {
  it('gives a wide work more width than a tall one, and neither too much', () => {
    expect(remOf(1200, 900)).toBeGreaterThan(remOf(900, 1200));
    expect(remOf(9000, 900)).toBe(remOf(1600, 1000));
    expect(remOf(1600, 1000)).toBeLessThan(34);
  });

  it('takes an unknown size for a wide one', () => {
    expect(remOf(0, 0)).toBe(remOf(1200, 900));
  });
});
