import { fingerprintsBy } from './fingerprints.mjs';

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
