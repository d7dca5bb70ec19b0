import { countText } from './countText';

describe('How many are found', () => {
  it.each([
    [0, '0'],
    [1000, '1000'],
    [1001, '1000+'],
    [46_589, '1000+'],
  ])('of %d is told as %s', (total, text) => expect(countText(total)).toBe(text));
});
