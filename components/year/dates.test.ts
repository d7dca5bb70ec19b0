import { datesText } from './dates';

describe('The days of an exhibition', () => {
  it.each([
    ['2024-07-20', '2024-08-11', 'en', '20 July – 11 August 2024'],
    ['2024-07-20', '2024-08-11', 'fr', '20 juillet – 11 août 2024'],
    ['2024-07-20', '2024-07-20', 'en', '20 July 2024'],
    ['2024-07-20', '', 'en', '20 July 2024'],
    ['', '2024-08-11', 'zh', '2024年8月11日'],
    ['2024-08-11', '2024-07-20', 'en', '11 August 2024'],
    ['2024-07-20', '2024-07-28', 'ar', '20–28 يوليو 2024'],
    ['2024-02-30', '2024-03-10', 'en', '10 March 2024'],
    ['soon', '', 'en', ''],
    ['', '', 'en', ''],
  ] as const)('from %j to %j in %s: %j', (startDate, endDate, locale, expected) => {
    const plain = datesText({ startDate, endDate }, locale).replace(/[\u2009\u202f\u00a0]/g, ' ');
    expect(plain).toBe(expected);
  });
});
