import { format, parse, type Locale } from 'date-fns';
import { ar, enUS, es, fr, ru, zhCN } from 'date-fns/locale';
import { DAY, DAY_AND_TIME } from './dates';

/** As react-datepicker reads what is typed: in any of the ways, the last that fits. */
const read = (text: string, formats: string[], locale: Locale) =>
  formats
    .map((each) => parse(text, each, new Date(), { locale }))
    .filter((time) => time.getFullYear() >= 1800)
    .at(-1);

const LANGUAGES: [string, Locale, string, string][] = [
  ['ar', ar, '4 مارس 2026', '04/03/2026'],
  ['en', enUS, 'Mar 4, 2026', '03/04/2026'],
  ['es', es, '4 mar 2026', '04/03/2026'],
  ['fr', fr, '4 mars 2026', '04/03/2026'],
  ['ru', ru, '4 мар. 2026 г.', '04.03.2026'],
  ['zh', zhCN, '2026-03-04', '26-03-04'],
];

test.each(LANGUAGES)('%s: a day is shown as it is written', (_, locale, shown) => {
  expect(format(new Date(2026, 2, 4), DAY[0] ?? '', { locale })).toBe(shown);
});

test.each(LANGUAGES)(
  '%s: and read so, in digits, and as everywhere',
  (_, locale, shown, digits) => {
    for (const typed of [shown, digits, '2026-03-04'])
      expect(read(typed, DAY, locale)).toEqual(new Date(2026, 2, 4));
  },
);

test.each(LANGUAGES)('%s: a time is read with and without a comma', (_, locale, shown, digits) => {
  const time = format(new Date(2026, 2, 4, 14, 30), 'p', { locale });
  for (const typed of [`${shown} ${time}`, `${digits} ${time}`, '2026-03-04 14:30'])
    expect(read(typed, DAY_AND_TIME, locale)).toEqual(new Date(2026, 2, 4, 14, 30));
});

test.each(LANGUAGES)('%s: what is shown is read as it was meant', (_, locale) => {
  for (const formats of [DAY, DAY_AND_TIME])
    for (const month of Array(12).keys()) {
      const time = new Date(2026, month, 4, ...(formats === DAY_AND_TIME ? [14, 30] : []));
      const shown = format(time, formats[0] ?? '', { locale });
      expect(read(shown, formats, locale)).toEqual(time);
    }
});
