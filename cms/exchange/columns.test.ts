import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@/lib/i18n/locales';
import { say } from '../words/words';
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

/** What the form of a work calls its fields, by their columns. */
const LABELS = {
  ...({
    name: 'Title of the work',
    author: 'Author',
    picture: 'Picture',
    description: 'Introduction',
  } as const),
  ...({ country: 'Country', age: 'Age', sex: 'Sex', teacher: 'Mentor', org: 'Agency' } as const),
  ...({ organisation: 'Organisation', labels: 'Labels', num: 'Certificate number' } as const),
  ...({ label: 'Year', seq: 'Number in the year', initial: 'Initial' } as const),
};

test.each(LOCALES)('a heading as in the form of a work is read, in %s', (locale) => {
  const keys = Object.values(LABELS).map((label) => columnOf(say(locale, label))?.key);
  expect(keys.map((key) => key?.replace(`.${locale}`, ''))).toEqual(Object.keys(LABELS));
});

test('a work’s title is called the same in its form and in a sheet, and otherwise than a headline where a language does', () => {
  const [column] = COLUMNS.filter(({ key }) => key === 'name.en');
  for (const locale of LOCALES.filter((one) => one !== 'en'))
    expect(column?.headings[locale].split(' (')[0]).toBe(say(locale, 'Title of the work'));
  expect([say('ru', 'Title'), say('zh', 'Title')]).toEqual(['Заголовок', '标题']);
});

const guide = readFileSync(join(__dirname, '../../docs/editors.md'), 'utf8');

test('the guide for editors names every heading', () => {
  const [, table = ''] = guide.split(/^\| heading .*$/m);
  const cells = [...table.split('\n\n')[0]!.matchAll(/^\| (\w[^|]+) \|/gm)];
  const named = cells.flatMap(([, cell = '']) => cell.trim().split(', '));
  const headings = COLUMNS.map((column) => headingOf(column, 'en').replace(/ \(.+\)$/, ''));
  expect(new Set(named)).toEqual(new Set(headings));
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
  ['选送单位', 'organisation'],
  ['推荐机构', 'org'],
  ['机构', undefined],
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

/** The cells of a CSV's lines to who separates by semicolons: quotes count where a cell begins. */
const cellsBySemicolon = (csv: string) =>
  (csv.match(/"(?:[^"]|"")*"[^;\n]*|[^;\n]+/g) ?? []).map((cell) =>
    cell.replace(/^"((?:[^"]|"")*)"/, (_, quoted: string) => quoted.replaceAll('""', '"')),
  );

// The second is in quotes for its comma, the third for its own quotes, the others for their lines.
test.each([
  'Ann;=1+1',
  'Ann;=SUM(1,2)',
  'Ann;"=HYPERLINK(A1);x',
  'Ann\n=1+1',
  'Ann\r\n\r\n@x',
  'Ann;; \u00a0-1;＝1',
])('a cell within the cell of %j is no formula to who separates by semicolons', (name) => {
  const cell = toCell(name);
  const quoted = /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const within = cellsBySemicolon(`a@example.org,${quoted},2026-01-01`);
  for (const each of within) expect(each.trim()).not.toMatch(/^[=+\-@＝＋－＠]/);
  expect(fromCell(cell)).toBe(name);
});

test('what begins within a cell is read back as it was', () => {
  const signs = ['', ';', "'", '=', '-', '"', ' ', '\n', '\t', 'a'];
  const pairs = signs.flatMap((one) => signs.map((two) => one + two));
  const texts = pairs.flatMap((one) =>
    pairs.flatMap((two) => [`${one}${two}=`, `a${one}${two}=`, `a${one}${two}`]),
  );
  expect(texts.filter((text) => fromCell(toCell(text)) !== text)).toEqual([]);
});

test.each(["Ink\n''Hello''", "Ink; 'blue'", "Ink\n'tis blue", "a'; '' =1"])(
  'apostrophes in %j, which a sheet made by hand may have, are text',
  (text) => {
    expect(fromCell(text)).toBe(text);
    expect(toCell(text)).toBe(text);
  },
);

test('a cell of nothing but lines or apostrophes takes no time', () => {
  const start = performance.now();
  for (const text of [`;${"'".repeat(300_000)}x`, ";'".repeat(300_000)]) {
    toCell(text);
    fromCell(text);
  }
  toCell(`${'\n'.repeat(300_000)}x`);
  fromCell(`${'\n;'.repeat(300_000)}x`);
  expect(performance.now() - start).toBeLessThan(1000);
});
