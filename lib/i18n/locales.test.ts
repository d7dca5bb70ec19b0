import { localeOf } from './locales';

test.each([
  ['zh', 'zh'],
  ['ZH', 'zh'],
  ['zh-Hant-HK', 'zh'],
  ['en-GB', 'en'],
  ['de', null],
  ['zha', null],
  ['constructor', null],
  ['', null],
])('the language of %j is %j', (lang, locale) => expect(localeOf(lang)).toBe(locale));
