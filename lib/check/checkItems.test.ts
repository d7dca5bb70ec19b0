import { sharesOf } from './checkItems';

jest.mock('@/lib/services/editorial', () => ({ listEditorial: jest.fn() }));
jest.mock('./ownPages', () => ({}));

const SIZE = 100;
const TOTALS = [
  ['news', 60],
  ['years', 0],
  ['albums', 250],
  ['menus', 3],
] as const;

describe('A look at a part of all items', () => {
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
  ])('from %i on takes of each kind what falls into it', (from, expected) => {
    const shares = sharesOf(TOTALS, from, SIZE);
    expect(shares.map(({ kind, start, count }) => [kind, start, count])).toEqual(expected);
  });

  it('leaves out none and looks at none twice', () => {
    const total = TOTALS.reduce((sum, [, number]) => sum + number, 0);
    const looks = Array.from({ length: Math.ceil(total / SIZE) }, (_, at) => at * SIZE);
    const counted = looks.flatMap((from) => sharesOf(TOTALS, from, SIZE)).map(({ count }) => count);
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(total);
  });
});
