import { fingerprintsBy } from './fingerprints.mjs';
import { keepDaysOf } from './keepDays';

it('a fingerprint needs the secret, serves one purpose, and keeps its parts apart', () => {
  const ours = fingerprintsBy('secret', 'captchas');
  expect(ours('192.0.2.7')).toMatch(/^[0-9a-f]{64}$/);
  const all = [
    ours('a', 'b'),
    ours('ab'),
    ours('b', 'a'),
    fingerprintsBy('other', 'captchas')('a', 'b'),
    fingerprintsBy('secret', 'limits')('a', 'b'),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(fingerprintsBy('secret', 'captchas')('a', 'b')).toBe(all[0]);
});

it('FAVOURITES_KEEP_DAYS is a number of days', () => {
  expect([keepDaysOf(undefined), keepDaysOf(''), keepDaysOf(' 30 ')]).toEqual([730, 730, 30]);
  for (const wrong of ['0', '-1', '1.5', 'two years']) {
    expect(() => keepDaysOf(wrong)).toThrow('FAVOURITES_KEEP_DAYS must be a number of days');
  }
});
