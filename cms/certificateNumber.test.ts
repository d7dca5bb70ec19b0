import { numbersMeant, toStoredNumber } from './certificateNumber';

describe('toStoredNumber', () => {
  it.each([
    ['we2022-0417', 'WE2022-0417'],
    [' ＷＥ２０２２－０４１７ ', 'WE2022-0417'],
    ['WE2022–0417', 'WE2022-0417'],
    ['WE2022\u20110417', 'WE2022-0417'],
    ['WE2022\u22120417\u200b', 'WE2022-0417'],
    ['\u200e', ''],
  ])('keeps %j as %j, so that whoever types what the paper shows finds it', (num, stored) =>
    expect(toStoredNumber(num)).toBe(stored),
  );
});

describe('numbersMeant', () => {
  it('is the number, and what it looks like', () => {
    expect(numbersMeant('we2022–0417')).toEqual(['WE2022–0417', 'WE2022-0417']);
    expect(numbersMeant('we2022-0417')).toEqual(['WE2022-0417']);
    expect(numbersMeant('ВЕ٢٠٢٢-1')).toEqual(['ВЕ٢٠٢٢-1', 'BE2022-1']);
    expect(numbersMeant(' ')).toEqual([]);
  });
});
