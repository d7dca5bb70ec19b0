import { columnWidth, lowerOnes, wallWidth } from './widths';

const remOf = (width: number, height: number) => parseFloat(wallWidth({ width, height }, 0));

describe('wallWidth', () => {
  it('gives a wide work more width than a tall one, and neither too much', () => {
    expect(remOf(1200, 900)).toBeGreaterThan(remOf(900, 1200));
    expect(remOf(9000, 900)).toBe(remOf(1600, 1000));
    expect(remOf(1600, 1000)).toBeLessThan(34);
  });

  it('takes an unknown size for a wide one', () => {
    expect(remOf(0, 0)).toBe(remOf(1200, 900));
  });
});

describe('A work in its column', () => {
  it.each([
    [{ width: 900, height: 900 }, '85%'],
    [{ width: 900, height: 1200 }, '74%'],
    [{ width: 1600, height: 900 }, '100%'],
    [{ width: 0, height: 0 }, '98%'],
  ])('%j is %s wide', (size, expected) => expect(columnWidth(size)).toBe(expected));
});

it('The tallest works of a row, and those nearly as tall, are none of the lower ones', () => {
  const [tall, square, wide] = [
    { width: 3, height: 4 },
    { width: 1, height: 1 },
    { width: 16, height: 9 },
  ];
  expect(lowerOnes([tall, wide, tall, wide])).toEqual([false, true, false, true]);
  expect(lowerOnes([square, square, wide])).toEqual([false, false, true]);
  expect(lowerOnes([wide])).toEqual([false]);
});
