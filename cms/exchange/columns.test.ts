import { LOCALES } from '@/lib/i18n/locales';
import { columnOf, COLUMNS, fromCell, headingOf, readingsOf, toCell } from './columns';

test('every heading that is written is read as its own column, in six languages', () => {
  for (const column of COLUMNS) {
    for (const locale of LOCALES) {
      const heading = headingOf(column, locale);
      expect(heading).not.toBe('');
      expect([heading, columnOf(heading)?.key]).toEqual([heading, column.key]);
    }
  }
});

test('no heading means two columns', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const column of COLUMNS) {
    for (const reading of readingsOf(column)) {
      if (!reading) continue;
      const other = seen.get(reading);
      if (other) twice.push(`${reading}: ${other} and ${column.key}`);
      seen.set(reading, column.key);
    }
  }
  expect(twice).toEqual([]);
});

test.each([
  ['CERTIFICATE NUMBER', 'num'],
  ['N° de certificat', 'num'],
  ['qrLabel', 'label'],
  ['Titre', 'name.fr'],
  ['标题（英文）', 'name.en'],
  ['French title', 'name.fr'],
  ['title_ar', 'name.ar'],
  ['Título (inglés)', 'name.en'],
  ['المعلم', 'teacher'],
  ['Shoe size', undefined],
])('%s is %s', (heading, key) => {
  expect(columnOf(heading)?.key).toBe(key);
});

test.each(['=1+1', '-', '- a title', "'quoted'", "'=x", '@home', 'plain', '', '\tx'])(
  'the cell of %j is read back as it was, and is no formula',
  (text) => {
    expect(toCell(text)).not.toMatch(/^[=+\-@\t\r]/);
    expect(fromCell(toCell(text))).toBe(text);
  },
);
