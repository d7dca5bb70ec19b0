import { readSlideshow } from './slideshow';

describe('The slideshow that an address asks for', () => {
  it.each([
    ['', null],
    ['show=0', null],
    ['show=1', 12],
    ['show=1&interval=5', 5],
    ['show=1&interval=0.1', 3],
    ['show=1&interval=9999', 600],
    ['show=1&interval=soon', 12],
    ['show=1&interval=-4', 12],
    ['interval=5', null],
  ])('"%s" shows each work for %s seconds', (query, seconds) => {
    expect(readSlideshow(new URLSearchParams(query))).toBe(seconds);
  });
});
