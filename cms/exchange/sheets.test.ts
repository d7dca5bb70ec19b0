import { readXlsx } from 'hucre/xlsx';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { columnOf, COLUMNS, fromCell, six, toCell } from './columns';
import type { Doc, Sheet } from './sheet';
import { CERTIFICATES, COMMENTS, FAVOURITES } from './visitorSheets';
import { WORKS } from './worksSheet';
import { writeSheet } from './writeSheet';

const WORK = {
  num: 'WE2024-0001',
  yearLabel: { id: '2024' },
  seq: 7,
  name: { en: 'The sea', ar: 'البحر', zh: '大海' },
  author: 'Léa',
  country: { id: 3, name: { en: 'China', zh: '中国', ar: 'الصين' } },
  sex: 'female',
  organisation: { id: 1, name: 'A school' },
  cover: { filename: 'image-00.jpg', alt: { zh: '海浪' } },
  labels: ['2024', { id: 'featured' }],
  _status: 'published',
};

/** A row by its headings. */
const rowOf = ({ columns }: Sheet, doc: Doc, locale: Locale) =>
  Object.fromEntries(columns.map(({ headings, cell }) => [headings[locale], cell(doc, locale)]));

/** A row of works by the keys of its columns. */
const workIn = (doc: Doc, locale: Locale) =>
  Object.fromEntries(
    Object.entries(rowOf(WORKS, doc, locale)).map(([heading, cell]) => [
      columnOf(heading)?.key,
      cell,
    ]),
  );

test('every heading of works is one that the import reads, and each is there once', () => {
  for (const locale of LOCALES) {
    const keys = WORKS.columns.map(({ headings }) => columnOf(headings[locale])?.key);
    expect(keys).toEqual(COLUMNS.map(({ key }) => key));
  }
});

test('a work has its texts in all languages, and the rest in the editor’s', () => {
  const inChinese = workIn(WORK, 'zh');
  expect(inChinese).toMatchObject({
    num: 'WE2024-0001',
    label: '2024',
    seq: 7,
    'name.ar': 'البحر',
    'name.zh': '大海',
    'name.fr': '',
    country: '中国',
    sex: '女',
    organisation: 'A school',
    picture: 'image-00.jpg',
    'alt.zh': '海浪',
    labels: '2024, featured',
    published: '是',
  });
  expect(workIn(WORK, 'fr')).toMatchObject({ country: 'China', sex: 'féminin', published: 'oui' });
});

test('a text that the editor’s language and English lack is in the first other one', () => {
  const name = { fr: 'La mer', ar: 'البحر' };
  const country = { id: 3, name: { zh: '', ar: 'الصين' } };
  expect(rowOf(FAVOURITES, { album: { name } }, 'zh')).toMatchObject({ 作品: 'La mer' });
  expect(workIn({ ...WORK, country }, 'zh').country).toBe('الصين');
  expect(workIn({ ...WORK, country: { id: 3, name: {} } }, 'zh').country).toBe('');
});

test('what the editor may not read is empty: relations are ids then', () => {
  expect(workIn({ ...WORK, cover: 5, country: 3, organisation: 1 }, 'en')).toMatchObject({
    picture: '',
    country: '',
    organisation: '',
    'alt.zh': '',
  });
});

test('a draft is not published', () => {
  expect(workIn({ ...WORK, _status: 'draft' }, 'en').published).toBe('no');
});

test('rows of visitors name the work', () => {
  const about = { Artwork: 'The sea', 'Certificate number': 'WE2024-0001', Year: '2024' };
  const cTime = '2026-11-22T19:30:15.000Z';
  const favourite = { email: 'a@example.org', name: 'Ann', cTime, album: WORK };
  expect(rowOf(FAVOURITES, favourite, 'en')).toMatchObject({
    ...about,
    'E-mail': 'a@example.org',
    'Collected at (UTC)': '2026-11-22 19:30',
  });
  const comment = { comment: 'Lovely', username: 'Ann', cTime, approved: false, album: WORK };
  expect(rowOf(COMMENTS, comment, 'en')).toMatchObject({ ...about, Approved: 'no' });
  const certPhotos = [{ filename: 'a.jpg' }, { filename: 'b.jpg' }];
  expect(rowOf(CERTIFICATES, { num: 'X', certPhotos, album: null }, 'en')).toMatchObject({
    'Pictures of the certificate': 'a.jpg, b.jpg',
    Artwork: '',
  });
});

test.each([FAVOURITES, CERTIFICATES, COMMENTS])('$name has headings in six languages', (sheet) => {
  for (const locale of LOCALES) {
    const headings = sheet.columns.map((column) => column.headings[locale]);
    expect(headings).not.toContain('');
    expect(new Set(headings).size).toBe(headings.length);
  }
});

// https://owasp.org/www-community/attacks/CSV_Injection
test.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
  'a cell that begins with %j is text, and is read back',
  (sign) => {
    const text = `${sign}cmd|' /C calc'!A0`;
    expect(toCell(text)).toBe(`'${text}`);
    expect(fromCell(toCell(text))).toBe(text);
  },
);

// ECMA-376, part 1, 22.9.2.19. A line break and other signs without a form are written as codes, which begin with `_`, too.
test('what looks like the code of a sign is text in a workbook, and is read back', async () => {
  const texts = ['_x003D_HYPERLINK("//x.test")', 'a_x2024_b', '_x005F_', '_x0041_x0042_'];
  texts.push('_x003D\r', '_x003D\u0001', '_x_ _x12_ x0041_');
  const columns = [{ headings: six('Text|a|b|c|d|e'), cell: ({ text }: Doc) => String(text) }];
  const sheet: Sheet = { name: 'Texts', columns, populate: {} };
  async function* docs() {
    yield* texts.map((text) => ({ text }));
  }
  const written = new Response(writeSheet(docs(), sheet, { format: 'xlsx', locale: 'en' }));
  const { sheets } = await readXlsx(new Uint8Array(await written.arrayBuffer()));
  expect(sheets[0]?.rows).toEqual(['Text', ...texts].map((text) => [text]));
});
