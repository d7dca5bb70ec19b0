import { ratioOf, sizeOr } from './picture';

describe('A picture', () => {
  it('has its own size and ratio', () => {
    expect(sizeOr({ width: 300, height: 200 })).toEqual({ width: 300, height: 200 });
    expect(ratioOf({ width: 300, height: 200 })).toBe(1.5);
  });

  it.each([
    { width: 0, height: 0 },
    { width: 300, height: 0 },
  ])('of unknown size %j has one that stands in for it', (size) => {
    expect(sizeOr(size)).toEqual({ width: 1200, height: 900 });
    expect(sizeOr(size, { width: 16, height: 9 })).toEqual({ width: 16, height: 9 });
    expect(ratioOf(size)).toBe(4 / 3);
  });
});
