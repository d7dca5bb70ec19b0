import { fileFreshness, pageFreshness, WITHDRAWABLE } from './freshness.mjs';

describe('freshness: nobody goes on showing for a year what was withdrawn', () => {
  it.each([
    ['public, max-age=31536000, immutable', WITHDRAWABLE],
    ['public, max-age=31536000, must-revalidate', WITHDRAWABLE],
    ['max-age=60, s-maxage=31536000', WITHDRAWABLE],
    ['max-age=60, stale-while-revalidate=31536000', WITHDRAWABLE],
    ['public, max-age=60', 'public, max-age=60'],
    ['no-store', 'no-store'],
    ['', ''],
  ])('file: %s', (given, sent) => expect(fileFreshness(given)).toBe(sent));

  it.each([
    [
      's-maxage=300, stale-while-revalidate=31535700',
      'public, max-age=0, s-maxage=2, stale-while-revalidate=2, stale-if-error=86400',
    ],
    ['private, no-cache, no-store, max-age=0', 'private, no-cache, no-store, max-age=0'],
    ['public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
  ])('page: %s', (given, sent) => expect(pageFreshness(given)).toBe(sent));

  it('a stale page is kept for a moment, while the new one is rendered', () => {
    expect(pageFreshness('s-maxage=300, stale-while-revalidate=31535700', true)).toBe(
      'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
    );
    expect(pageFreshness('no-store', true)).toBe('no-store');
  });
});
