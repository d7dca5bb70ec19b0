import { isLanguage } from './isLanguage';

test.each(['fr', 'FR', 'fr-CA', 'zh-Hans-CN', 'yue'])('%s is a language', (tag) => {
  expect(isLanguage(tag)).toBe(true);
  expect(() => new Intl.DisplayNames([tag], { type: 'language' }).of(tag)).not.toThrow();
});

test.each(['', '../x', 'zh_CN', 'zh-yue', 'en-12', 'en-u-nu-latn'])('"%s" is none', (tag) => {
  expect(isLanguage(tag)).toBe(false);
});
