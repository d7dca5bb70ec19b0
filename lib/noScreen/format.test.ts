import { formatNumber } from './format';

describe('formatNumber (§9 Number format)', () => {
  it.each([
    [1234.5, undefined, '1,234.50'],
    [1.005, 0, '1'],
    [-0.125, 3, '-0.125'],
    [1, 20, '1.00000000000000000000'],
  ])('writes %d with %p decimals as %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });

  it.each([-1, 21, 1.5, Number.NaN])('refuses %d decimals', (decimals) => {
    expect(() => formatNumber(1, decimals)).toThrow(RangeError);
  });

  it("writes as the visitor's language does", () => {
    expect(formatNumber(1234.5, 2, 'fr')).toBe('1\u202f234,50');
  });
});
