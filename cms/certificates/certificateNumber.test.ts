import { namedSign, numbersMeant, oddSign } from './certificateNumber';

describe('numbersMeant', () => {
  it('is the number, and what it looks like', () => {
    expect(numbersMeant('we2022–0417')).toEqual(['WE2022–0417', 'WE2022-0417']);
    expect(numbersMeant('we2022-0417')).toEqual(['WE2022-0417']);
    expect(numbersMeant('ВЕ٢٠٢٢-1')).toEqual(['ВЕ٢٠٢٢-1', 'BE2022-1']);
    expect(numbersMeant(' ')).toEqual([]);
  });
});

describe('oddSign', () => {
  it.each([
    ['WE2022-0417', ''],
    ['证-7', ''],
    ['ВЫСТАВКА-12', ''],
    ['WE2022–0417', '–'],
    ['ВЫСТАВКА–12', '–'],
    ['WЕ2022-0417', 'Е'],
    ['ВЕ2022-1', 'В'],
    ['WE٢-1', '٢'],
    ['WE\u200b2-1', '\u200b'],
  ])('of %j is %j', (num, sign) => {
    expect(oddSign(num)).toBe(sign);
    // A number without one is found by whoever types what is seen.
    if (!sign && !num.startsWith('В')) expect(numbersMeant(num)).toEqual([num]);
  });

  it('is named with its code', () => {
    expect(namedSign('–')).toBe('– (U+2013)');
    expect(namedSign('Е')).toBe('Е (U+0415)');
  });
});
