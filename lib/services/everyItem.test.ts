/** @jest-environment node */
import { everyItem } from './everyItem';

const list = (total: number) => {
  const all = Array.from({ length: total }, (_, index) => index);
  return jest.fn((start: number, count: number) =>
    Promise.resolve({ items: all.slice(start, start + count), total }),
  );
};

describe('Every item of a list', () => {
  it.each([
    [0, 1],
    [100, 1],
    [101, 2],
    [250, 3],
  ])('of %i is read in %i calls', async (total, calls) => {
    const fetchPage = list(total);
    const { items } = await everyItem(fetchPage);
    expect(items).toHaveLength(total);
    expect(items.at(-1)).toBe(total === 0 ? undefined : total - 1);
    expect(fetchPage).toHaveBeenCalledTimes(calls);
  });

  it('ends with an empty page, whatever the service counts', async () => {
    const fetchPage = jest.fn((start: number) =>
      Promise.resolve({ items: start === 0 ? [1] : [], given: start === 0 ? 1 : 0, total: 9e9 }),
    );
    expect((await everyItem(fetchPage)).items).toEqual([1]);
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it('is read from a place on, and no more than wanted', async () => {
    const { items, total } = await everyItem(list(900), { from: 200, most: 350 });
    expect([items[0], items.at(-1), total]).toEqual([200, 499, 900]);
  });
});
