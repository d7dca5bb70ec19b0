import { countText } from './countText';

describe('How many are found', () => {
  it.each([
    [[], '0'],
    [[0], '0'],
    [[1000], '1000'],
    [[1001], '1000+'],
    [[46_589], '46589'],
    [[600, 401], '1001'],
    [[12, 46_589], '46601'],
    [[12, 1001, 3], '1000+'],
  ])('of %j is told as %s', (totals, text) => expect(countText(...totals)).toBe(text));
});
