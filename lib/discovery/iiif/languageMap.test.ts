import { LOCALES } from '@/lib/i18n/locales';
import { languageMap } from './languageMap';

describe('languageMap', () => {
  it('has a value for every language that has a text', () => {
    expect(languageMap((locale) => (locale === 'fr' ? '' : `text in ${locale}`))).toEqual(
      Object.fromEntries(
        LOCALES.filter((locale) => locale !== 'fr').map((l) => [l, [`text in ${l}`]]),
      ),
    );
  });

  it('says once what is the same in all, and nothing of nothing', () => {
    expect(languageMap(() => 'Lana Jurić')).toEqual({ none: ['Lana Jurić'] });
    expect(languageMap(() => '')).toBeNull();
  });
});
