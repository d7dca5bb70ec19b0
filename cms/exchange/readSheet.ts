import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { streamXlsxRows } from 'hucre/xlsx';
import { messageOf } from '@/lib/errors';
import { fromCell, NO_DAY, NONE, toCell } from './columns';
import { SheetFault } from './faults';
import { openWorkbook } from './workbook';

/**
 * As spreadsheets count: the first is 1. Cells count from 0; `dashes`: those whose dash is a text and empties nothing. `surplus`: of a
 * CSV, what stands in a cell for which the first row has none: the cells have shifted. Of an XLSX, `dates` and `numbers`: the cells
 * that it stores as such; `tab`: the tab that is read, if there are others; `merged`: of its merged cells those that end furthest down.
 */
export type SheetRow = {
  row: number;
  cells: string[];
  dashes?: number[];
  surplus?: string;
  dates?: number[];
  numbers?: number[];
  tab?: string;
  merged?: string;
};

const MOST_ROWS = 200_000;
const MOST_CHARACTERS_OF_A_ROW = 1_000_000;
const LOOKED_AT_BYTES = 64 * 1024;
const MB = 1024 * 1024;
/**
 * Of an XLSX, unpacked: its sheets, which are read a row at a time, and all else, which is read whole: 8 million texts of one letter
 * are 140 MB, packed a third of one, and took more than 4 GB of memory. 100,000 rows of the bench have 49 and 21 MB.
 */
const MOST_MB = { sheets: 200, others: 25 };

/** Texts as they are compared and stored. */
export const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    // Halves of characters, as an XLSX may have them, and characters without a form: a database may refuse them.
    .toWellFormed()
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufeff]/g, '')
    .trim();

/** A spreadsheet's days end before; any number may be formatted as one. */
const END_OF_DAYS = Date.UTC(10_000, 0);

const toDay = (date: Date) =>
  date.getTime() < END_OF_DAYS ? date.toISOString().slice(0, 10) : NO_DAY;

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return toDay(value);
  return String(value);
};

const indexesOf = (values: readonly unknown[], isSo: (value: unknown) => boolean) =>
  values.flatMap((value, at) => (isSo(value) ? at : []));

/** A dash as the export protects it. */
const DASH = toCell(NONE);

function readCells(values: readonly unknown[]) {
  const cells = values.map((value) => tidy(toText(value)));
  return { cells: cells.map(fromCell), dashes: indexesOf(cells, (cell) => cell === DASH) };
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOKED_AT_BYTES), 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** What separates the cells: the one that is most often in the first row, outside of quotes. Excel may name it: `sep=;`. */
export function delimiterOf(text: string): string {
  const named = /^\ufeff?sep=(.)\r?\n/i.exec(text)?.[1];
  if (named) return named;
  const first = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r|\n/, 1)[0] ?? '';
  const counts = [',', ';', '\t'].map((mark) => [mark, first.split(mark).length] as const);
  return counts.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

async function* decoded(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Buffer) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new SheetFault('notUtf8');
    }
  };
  for await (const bytes of createReadStream(path)) yield decode(bytes);
  yield decode();
}

async function* readCsv(path: string, beginning: Buffer): AsyncGenerator<SheetRow> {
  const delimiter = delimiterOf(beginning.toString('utf8'));
  const parser = parse({
    delimiter,
    bom: true,
    relaxColumnCount: true,
    maxRecordSize: MOST_CHARACTERS_OF_A_ROW,
  });
  // It closes the file also when the reading is broken off; what goes wrong is the parser's error, too.
  pipeline(Readable.from(decoded(path)), parser).catch(() => undefined);
  let row = 0;
  let width = 0;
  try {
    for await (const record of parser) {
      row += 1;
      if (row === 1 && /^sep=/i.test(toText(record[0]))) continue;
      const { cells, dashes } = readCells(record);
      if (width === 0 && cells.some(Boolean)) width = cells.length;
      yield { row, cells, dashes, surplus: cells.slice(width).find(Boolean) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // By the parser's own count: the rows before need not have come here yet.
    const at = parser.info.records + 1;
    if (error.code === 'CSV_MAX_RECORD_SIZE')
      throw new SheetFault('brokenSheet', error.message, at);
    throw new SheetFault('openQuote', '', at);
  }
}

async function* readXlsx(path: string): AsyncGenerator<SheetRow> {
  const bytes = await readFile(path);
  try {
    const { size, firstTab } = await openWorkbook(bytes);
    if (size.sheets > MOST_MB.sheets * MB || size.others > MOST_MB.others * MB)
      throw new Error('it is too large when unpacked. Save it as CSV.');
    const first = await firstTab();
    for await (const { index, values } of streamXlsxRows(bytes)) {
      const dates = indexesOf(values, (value) => value instanceof Date);
      const numbers = indexesOf(values, (value) => typeof value === 'number');
      yield { row: index + 1, ...readCells(values), dates, numbers, ...first };
    }
  } catch (error) {
    throw new SheetFault('brokenSheet', messageOf(error));
  }
}

/** The rows of a CSV or XLSX file that are not empty; what it is tell its first bytes. */
export async function* readSheet(path: string): AsyncGenerator<SheetRow> {
  const beginning = await beginningOf(path);
  const starts = (...bytes: number[]) => bytes.every((byte, index) => beginning[index] === byte);
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) throw new SheetFault('oldExcel');
  if (starts(0xff, 0xfe) || starts(0xfe, 0xff)) throw new SheetFault('notUtf8');
  const all = starts(0x50, 0x4b) ? readXlsx(path) : readCsv(path, beginning);
  let count = 0;
  for await (const read of all) {
    const { row, cells } = read;
    if (cells.every((cell) => cell === '')) continue;
    count += 1;
    // The first has the headings.
    if (count > MOST_ROWS + 1) throw new SheetFault('tooManyRows', String(MOST_ROWS), row);
    yield read;
  }
}
