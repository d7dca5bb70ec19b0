import { partsOfPage } from './partsOfPage';

const SIZE = 100;
const TOTALS = [
  ['news', 60],
  ['years', 0],
  ['albums', 250],
  ['menus', 3],
] as const;

describe('A page of several lists', () => {
  it.each([
    [
      0,
      [
        ['news', 0, 60],
        ['albums', 0, 40],
      ],
    ],
    [100, [['albums', 40, 100]]],
    [
      300,
      [
        ['albums', 240, 10],
        ['menus', 0, 3],
      ],
    ],
    [400, []],
  ])('from %i on takes of each what falls into it', (from, expected) => {
    const parts = partsOfPage(TOTALS, { start: from, count: SIZE });
    expect(parts.map(({ list, start, count }) => [list, start, count])).toEqual(expected);
  });

  it('leaves out none and has none twice', () => {
    const total = TOTALS.reduce((sum, [, number]) => sum + number, 0);
    const pages = Array.from({ length: Math.ceil(total / SIZE) }, (_, at) => at * SIZE);
    const counted = pages
      .flatMap((from) => partsOfPage(TOTALS, { start: from, count: SIZE }))
      .map(({ count }) => count);
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(total);
  });
});
