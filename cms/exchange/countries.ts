import { countryName } from '@/lib/i18n/intl';
import { LOCALES } from '@/lib/i18n/locales';
import { perLocale } from '@/lib/i18n/perLocale';
import { COUNTRY_CODES } from '../structure/data/countries';
import { plainHeading as plainName } from './columns';
import { DEMONYMS } from './demonyms';

type Named = { code: string; names: readonly string[] };

const shortNames = perLocale(
  (locale) => new Intl.DisplayNames([locale], { type: 'region', style: 'short' }),
);

const namesByIntl = (code: string): Named => ({
  code,
  names: LOCALES.flatMap((locale) => [
    countryName(code, locale, code),
    shortNames(locale).of(code) ?? code,
  ]),
});

/** Chinese calls people by their country: 法国人. */
const inChinese = (code: string) => {
  return { code, names: [`${countryName(code, 'zh', code)}人`] };
};

const known = (): Named[] => [
  ...COUNTRY_CODES.map((code) => ({ code, names: [code] })),
  ...COUNTRY_CODES.map(namesByIntl),
  ...COUNTRY_CODES.map(inChinese),
  ...DEMONYMS.map(([code, name]) => ({ code, names: [name] })),
];

/** A country's code by what a sheet says: a code, a name in one of the languages, or what its people are called. */
export function countryFinder(own: readonly Named[] = []): (text: string) => string | undefined {
  const codes = new Map<string, string>();
  // What the exhibition itself calls a country is first.
  for (const { code, names } of [...own, ...known()]) {
    for (const name of [code, ...names].map(plainName)) {
      if (name && !codes.has(name)) codes.set(name, code);
    }
  }
  return (text) => codes.get(plainName(text));
}
