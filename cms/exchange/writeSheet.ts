import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Locale } from '@/lib/i18n/locales';
import { toCell } from './columns';
import type { Cell, Doc, Sheet } from './sheet';

type Rows = AsyncIterable<Cell[]>;

export type Format = 'csv' | 'xlsx';
export const isFormat = (value: unknown): value is Format => value === 'csv' || value === 'xlsx';

export const MIME: Readonly<Record<Format, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Excel refuses a file with a longer text in a cell. */
const LONGEST_IN_EXCEL = 32_767;
/** XML has no such characters, not even escaped. */
const NOT_IN_XML = /[\uFFFE\uFFFF]/g;

/** Workbooks have signs by their codes: `_x003D_` is read as `=`. The `_` as a code leaves the rest a text. */
const LOOKS_LIKE_CODE = /_(?=x[0-9a-f]{4})/gi;

const forExcel = (cell: Cell): Cell =>
  typeof cell === 'string'
    ? cell.replace(NOT_IN_XML, '').slice(0, LONGEST_IN_EXCEL).replace(LOOKS_LIKE_CODE, '_x005F_')
    : cell;

async function* toRows(docs: AsyncIterable<Doc>, { columns }: Sheet, locale: Locale): Rows {
  for await (const doc of docs) {
    yield columns.map(({ cell }) => {
      const value = cell(doc, locale);
      return typeof value === 'string' ? toCell(value) : value;
    });
  }
}

async function* cut(rows: Rows): Rows {
  for await (const row of rows) yield row.map(forExcel);
}

/** Rows are read only as fast as they are taken. The mark at the beginning of a CSV tells Excel that it is UTF-8. */
export function writeSheet(
  docs: AsyncIterable<Doc>,
  sheet: Sheet,
  { format, locale }: { format: Format; locale: Locale },
): ReadableStream<Uint8Array> {
  const headings = sheet.columns.map((column) => column.headings[locale]);
  const rows = toRows(docs, sheet, locale);
  if (format === 'csv') return writeCsvStream(rows, { headers: headings, bom: true });
  return writeXlsxStream(cut(rows), {
    name: sheet.name,
    columns: headings.map((header) => ({ header, width: 20 })),
    freezePane: { rows: 1 },
  });
}
