import { looksLikeDate } from './dates';

test.each([
  ...['12/05/2012', '2012-05-12', '12.05.2012 г.', '12 05 2012', '12/05/2012 0:00', '05/2012'],
  ...['12/05/12', '12.5.12', '2012年5月12日', '11月10日', '١٢/٠٥/٢٠١٢'],
  ...['10-Nov', '11-oct.', '10.ноя', '10. Nov', '10-نوفمبر', '10-Nov-12', 'Nov-10'],
])('%s is a date', (text) => expect(looksLikeDate(text)).toBe(true));

test.each([
  ...['9', '10-11', '10–11', '10/11', '10.5', '5-6.5', '9, 10, 11', '10 years', '10 ans'],
  ...['10 л.', '9-й', '10-year-old', '11岁', '11个月', 'ten', 'adult', '2012', '-'],
])('%s is none', (text) => expect(looksLikeDate(text)).toBe(false));
