import { columnWidth, lineWidth, linesOf, lowerOnes, wallWidth } from './widths';

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
    [{ width: 900, height: 900 }, '85%', '85%'],
    [{ width: 900, height: 1200 }, '74%', '64%'],
    [{ width: 1600, height: 900 }, '100%', '100%'],
    [{ width: 0, height: 0 }, '98%', '100%'],
  ])('%j is %s wide, or %s in line with others', (size, alone, inLine) =>
    expect([columnWidth(size), lineWidth(size)]).toEqual([alone, inLine]),
  );
});

describe('The works of a row that its height does without', () => {
  const short = linesOf(['Olena Koval', 'We Are Five', 'Ukraine, 10 year old']);
  const long = linesOf(['Olena Koval', 'A Long Walk along the River to School', 'Ukraine']);
  const tall = { width: 3, height: 4, lines: short };
  const square = { width: 1, height: 1, lines: short };
  const wide = { width: 16, height: 9, lines: short };

  it('are all but one of the highest in each window', () => {
    expect(lowerOnes([tall, wide, tall, wide])).toEqual([true, true, false, true]);
    expect(lowerOnes([square, square, wide])).toEqual([false, true, true]);
    expect(lowerOnes([wide, tall, { ...tall, width: 2.8 }])).toEqual([true, true, false]);
    expect(lowerOnes([wide])).toEqual([false]);
    expect(lowerOnes([])).toEqual([]);
  });

  it('are none that a long label below makes higher on a phone', () => {
    expect(lowerOnes([tall, { ...tall, lines: long }, tall])).toEqual([true, false, false]);
    expect(lowerOnes([tall, { ...wide, lines: long }])).toEqual([false, true]);
  });

  it.each([
    [['', 'We Are Five'], { least: 1, most: 1 }],
    [['Olena', 'A Long Walk along the River to School'], { least: 2, most: 4 }],
    [['孩子们和他们的地球家园还有远方的朋友们'], { least: 1, most: 3 }],
  ])('%j takes %j lines', (parts, expected) => expect(linesOf(parts)).toEqual(expected));
});
