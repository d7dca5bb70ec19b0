import { toDay, toIso } from './format';

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
