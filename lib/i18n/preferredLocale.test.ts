import { LOCALES } from './locales';
import { preferredLocale } from './preferredLocale';

describe('preferredLocale', () => {
  it.each([
    [['fr-FR', 'fr', 'en'], '', 'fr'],
    [['de-DE', 'de', 'ru'], '', 'ru'],
    [['zh-Hant-HK', 'en'], '', 'zh'],
    [['EN-gb'], '', 'en'],
    [['de', 'pt-BR'], '', null],
    [[], '', null],
  ])('of %j is the first that the site has', (languages, cookies, locale) => {
    expect(preferredLocale(languages, cookies, LOCALES)).toBe(locale);
  });

  it('is the one chosen here before', () => {
    expect(preferredLocale(['fr'], 'a=b; NEXT_LOCALE=es; c=d', LOCALES)).toBe('es');
    expect(preferredLocale(['fr'], 'X_NEXT_LOCALE=es', LOCALES)).toBe('fr');
    expect(preferredLocale(['fr'], 'NEXT_LOCALE=tlh', LOCALES)).toBe('fr');
  });

  it('is one that this site offers', () => {
    expect(preferredLocale(['es', 'fr'], '', ['en', 'fr'])).toBe('fr');
    expect(preferredLocale(['fr'], 'NEXT_LOCALE=es', ['en', 'fr'])).toBe('fr');
    expect(preferredLocale(['es'], 'NEXT_LOCALE=ru', ['en', 'fr'])).toBeNull();
  });
});
