import { countryName } from './countryName';

describe('countryName', () => {
  it.each([
    ['SN', 'fr', 'Senegal', 'Sénégal'],
    ['CN', 'zh', 'China', '中国'],
    ['', 'fr', 'Senegal', 'Senegal'],
    ['QQ', 'en', 'Somewhere', 'Somewhere'],
    ['EUROPE', 'en', 'Europe', 'Europe'],
  ])('%s in %s', (code, locale, fallback, expected) => {
    expect(countryName(code, locale, fallback)).toBe(expected);
  });
});
