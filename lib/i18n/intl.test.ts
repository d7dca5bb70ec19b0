import { commaList, countryName, languageName, longDay, parisDay } from './intl';
import { perLocale } from './perLocale';

test('commaList takes the comma of the language, and leaves out what is not there', () => {
  expect(commaList('en', ['2024', '6th edition'])).toBe('2024, 6th edition');
  expect(commaList('ar', ['2024', 'الدورة السادسة'])).toBe('2024، الدورة السادسة');
  expect(commaList('zh', ['2024', '第六届'])).toBe('2024，第六届');
  expect(commaList('fr', ['2024', '', undefined])).toBe('2024');
});

describe('countryName', () => {
  it.each([
    ['SN', 'fr', 'Senegal', 'Sénégal'],
    ['CN', 'zh', 'China', '中国'],
    ['', 'fr', 'Senegal', 'Senegal'],
    ['QQ', 'en', 'Somewhere', 'Somewhere'],
    ['EUROPE', 'en', 'Europe', 'Europe'],
    ['HK', 'en', 'Hong Kong, China', 'Hong Kong, China'],
    ['HK', 'fr', 'Hong Kong (Chine)', 'Hong Kong (Chine)'],
    ['SN', 'fr', '', 'Sénégal'],
    ['sn', 'fr', 'SN', 'Sénégal'],
    ['GB', 'en', 'UK', 'UK'],
  ])('%s in %s, where “%s” is given', (code, locale, given, expected) => {
    expect(countryName(code, locale, given)).toBe(expected);
  });
});

test('languageName', () => {
  expect(languageName('zh', 'fr')).toBe('chinois');
  expect(languageName('fr', 'ar')).toBe('الفرنسية');
});

test('perLocale makes one for each locale, once', () => {
  const make = jest.fn((locale: string) => ({ locale }));
  const of = perLocale(make);
  expect(of('fr')).toEqual({ locale: 'fr' });
  expect(of('fr')).toBe(of('fr'));
  expect(of('ar')).toEqual({ locale: 'ar' });
  expect(make).toHaveBeenCalledTimes(2);
});

describe('longDay', () => {
  const late = Date.UTC(2024, 5, 21, 23, 59);

  it.each([
    ['en', '21 June 2024'],
    ['fr', '21 juin 2024'],
    ['zh', '2024年6月21日'],
    ['es', '21 de junio de 2024'],
    ['ru', '21 июня 2024 г.'],
    ['ar', '21 يونيو 2024'],
  ] as const)('writes a day as %s does', (locale, day) => expect(longDay(late, locale)).toBe(day));

  it('keeps the day of UTC', () => {
    expect(longDay(Date.UTC(2024, 0, 1, 0, 0), 'en')).toBe('1 January 2024');
  });

  it.each([null, Number.NaN, 9e15])('is empty for %s', (epoch) => {
    expect(longDay(epoch, 'en')).toBe('');
  });
});

describe('parisDay', () => {
  it.each([
    ['summer', Date.UTC(2026, 5, 20, 22, 0), '21 June 2026'],
    ['winter', Date.UTC(2026, 0, 31, 22, 59), '31 January 2026'],
  ])('is the day that begins at midnight in Paris, in %s', (_season, epoch, day) => {
    expect(parisDay(epoch, 'en')).toBe(day);
  });

  it('is empty without a date', () => expect(parisDay(null, 'en')).toBe(''));
});
