import { frameWidth, sizeOf } from './sheetSizes';

describe('sizeOf', () => {
  it.each([
    ['Youssef El Alaoui', undefined],
    ['Maximiliane von Hohenzollern', 'long'],
    ['A'.repeat(60), 'longer'],
    ['欧阳夏丹', undefined],
    ['欧阳夏丹欧阳夏丹欧阳夏丹', 'long'],
  ])('of %s is %s', (name, size) => {
    expect(sizeOf(name)).toBe(size);
  });
});

describe('frameWidth', () => {
  it.each([
    [900, 1200, 320],
    [1200, 900, 320],
    [400, 1600, 140],
    [0, 0, 320],
  ])('of a work of %i by %i is %i', (width, height, expected) => {
    expect(frameWidth({ width, height })).toBe(expected);
  });
});
