import { formatNumber, toDay, toIso } from './format';

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

describe('toDay (§3: yyyy-MM-dd)', () => {
  it.each([
    [0, '1970-01-01'],
    [Date.UTC(2024, 11, 31, 23, 59, 59), '2024-12-31'],
    [null, ''],
    [Number.NaN, ''],
    [8.64e15 + 1, ''],
    [8.64e15, ''],
  ])('shows %p as "%s"', (epochMs, day) => {
    expect(toDay(epochMs)).toBe(day);
  });
});

describe('toIso', () => {
  it.each([
    [0, '1970-01-01T00:00:00.000Z'],
    [null, ''],
  ])('writes %p as "%s"', (epochMs, iso) => {
    expect(toIso(epochMs)).toBe(iso);
  });
});
