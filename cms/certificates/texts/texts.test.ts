import { LOCALES } from '@/lib/i18n/locales';
import { textsIn, type CertificateTexts } from '.';

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('The texts of the screen of certificates', () => {
  const english = Object.entries(textsIn('en')) as [keyof CertificateTexts, string][];

  it.each(LOCALES)('have the same places for values in %s', (locale) => {
    const texts = textsIn(locale);
    expect(
      english.filter(([key, text]) => String(places(texts[key])) !== String(places(text))),
    ).toEqual([]);
    expect(texts === textsIn('en')).toBe(locale === 'en');
  });
});
