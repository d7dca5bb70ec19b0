import { directionOf, localeOf } from './locales';

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

test.each([
  ['ar', 'rtl'],
  ['AR', 'rtl'],
  ['ar-EG', 'rtl'],
  ['fa-IR', 'rtl'],
  ['he', 'rtl'],
  ['en-GB', 'ltr'],
  ['zh-Hant-HK', 'ltr'],
  ['', 'ltr'],
])('a text in %j runs %s', (lang, direction) => expect(directionOf(lang)).toBe(direction));
