import { areLabels, listOf, MOST_LABELS, toPageNumber, toSearchParams, withQuery } from './query';

describe('the query of an address', () => {
  it('keeps what is given twice', () => {
    const query = toSearchParams({ country: ['FR', 'CN'], name: 'sea & sky', gone: undefined });
    expect(query.toString()).toBe('country=FR&country=CN&name=sea+%26+sky');
  });

  it.each([
    ['a=1,2&a=2, 3', ['1', '2', '3']],
    ['a=,%20,&b=4', []],
  ])('reads the list in %s', (query, list) => {
    expect(listOf(new URLSearchParams(query), 'a')).toEqual(list);
  });

  it.each([
    [['2024', 'artist_group'], true],
    [['a/b'], false],
    [['x'.repeat(65)], false],
    [Array.from({ length: MOST_LABELS }, (_, label) => `${label}`), true],
    [Array.from({ length: MOST_LABELS + 1 }, (_, label) => `${label}`), false],
  ])('takes %j for labels: %s', (labels, isTrue) => expect(areLabels(labels)).toBe(isTrue));

  it.each([
    ['1', 1],
    ['9999', 9999],
    ['10000', null],
    ['0', null],
    ['02', null],
    ['-1', null],
    ['2.5', null],
    ['1e3', null],
    ['', null],
  ])('takes “%s” for the number of a page: %s', (value, page) =>
    expect(toPageNumber(value)).toBe(page),
  );

  it('is written only where there is one, with readable lists', () => {
    expect(withQuery('/a', new URLSearchParams())).toBe('/a');
    expect(withQuery('/a', new URLSearchParams({ b: '1,2' }))).toBe('/a?b=1,2');
  });
});
