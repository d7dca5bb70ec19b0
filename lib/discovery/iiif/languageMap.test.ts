import { LOCALES } from '@/lib/i18n/locales';
import { filledMap, languageMap, writtenMap } from './languageMap';

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

describe('filledMap', () => {
  it('has no language whose text is the English one', () => {
    const texts: Record<string, string> = { fr: 'Une baleine', zh: '鲸' };
    expect(filledMap((locale) => texts[locale] ?? 'A whale')).toEqual({
      en: ['A whale'],
      fr: ['Une baleine'],
      zh: ['鲸'],
    });
  });

  it('says once what is the same in all, and nothing of nothing', () => {
    expect(filledMap(() => 'A whale')).toEqual({ none: ['A whale'] });
    expect(filledMap(() => '')).toBeNull();
    expect(filledMap((locale) => (locale === 'en' ? '' : `in ${locale}`))).toMatchObject({
      ar: ['in ar'],
    });
  });
});

describe('writtenMap', () => {
  const english = { text: 'A whale', lang: 'en' };
  const french = { text: 'Une baleine', lang: 'fr' };

  it('has the languages in which a text is written, and no other', () => {
    expect(writtenMap((locale) => (locale === 'fr' ? french : english))).toEqual({
      en: ['A whale'],
      fr: ['Une baleine'],
    });
    expect(writtenMap(() => english)).toEqual({ en: ['A whale'] });
  });

  it('takes a text whose host tells no language for one of the language it was asked in', () => {
    expect(writtenMap(() => ({ text: 'A whale', lang: '' }))).toEqual({ none: ['A whale'] });
    const asked = writtenMap((locale) => ({ text: `in ${locale}`, lang: '' }));
    expect(asked).toMatchObject({ en: ['in en'], ar: ['in ar'] });
  });

  it('is nothing of nothing', () => {
    expect(writtenMap(() => ({ text: '', lang: '' }))).toBeNull();
    expect(writtenMap(() => ({ text: '', lang: 'en' }))).toBeNull();
  });
});
