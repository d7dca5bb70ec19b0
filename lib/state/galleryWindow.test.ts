import { afresh, begin, follow, hold, MOST_HELD, reach } from './galleryWindow';

const LIST = '/api/albums?labelIds=2022';
const at = (first: number, last: number) => ({ ...begin(LIST, first), first, last });
const pagesOf = ({ first, last }: { first: number; last: number }) => [first, last];

describe('The pages of a list that are held', () => {
  it('begin with the one that the address names', () => {
    expect(pagesOf(begin(LIST, 250))).toEqual([250, 250]);
  });

  it.each([
    [at(250, 250), 251, [250, 251]],
    [at(250, 250), 249, [249, 250]],
    [at(3, 5), 4, [3, 5]],
    [at(1, MOST_HELD), MOST_HELD + 1, [2, MOST_HELD + 1]],
    [at(10, 9 + MOST_HELD), 9, [9, 8 + MOST_HELD]],
    // Two of a wall that are in sight before those between them.
    [at(5, 5), 3, [3, 5]],
    [at(3, 5), 7, [3, 7]],
    [at(1, 1), MOST_HELD, [1, MOST_HELD]],
    [at(1, 10), 20, [6, 20]],
    [at(16, 20), 3, [3, 17]],
    [at(1, 1), MOST_HELD + 1, [MOST_HELD + 1, MOST_HELD + 1]],
    // Dropped before, and far from what is held now.
    [at(100, 110), 2, [2, 2]],
  ])('of %j with page %i are %j', (held, page, expected) => {
    expect(pagesOf(reach(held, page))).toEqual(expected);
  });

  it('are dropped by nobody while the viewer counts them', () => {
    expect(pagesOf(reach(at(1, MOST_HELD), MOST_HELD + 1, Infinity))).toEqual([1, MOST_HELD + 1]);
  });

  it.each([
    ['without the page before, which was asked for', at(4, 6), [5, 6]],
    ['with those that were to be dropped', at(6, 7), [5, 7]],
    ['without what is far from them', at(30, 30), [5, 6]],
  ])('stay those that are shown: %s', (_, held, expected) => {
    expect(pagesOf(hold(held, 5, 6))).toEqual(expected);
  });

  it('follow the address to another list, and to a page that is not held', () => {
    const held = at(10, 12);
    expect(follow(held, LIST, 10)).toBe(held);
    expect(pagesOf(follow(held, LIST, 11))).toEqual([10, 12]);
    expect(follow(held, LIST, 1)).toEqual({ ...begin(LIST, 1), turn: 1 });
    expect(follow(held, '/api/albums?labelIds=2023', 1)).toMatchObject({ first: 1, last: 1 });
  });

  it('begin with the first when they are asked for anew', () => {
    expect(afresh(at(10, 12))).toMatchObject({ first: 1, last: 1, turn: 1 });
  });
});
