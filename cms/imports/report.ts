import { createReadStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { cutTo } from '@/lib/plain';
import { csvLine } from '../exchange/columns';
import { isError, textOf, type Fault } from '../exchange/faults';
import { jsonLine, textLines } from '../exchange/jsonLines';
import type { Action } from '../exchange/plans';
import { say, type English } from '../words/words';
import { emptyRows, type Rows } from './batches';
import { FILTERS, type Filter, type Row } from './rows';
import { reportOf } from './uploads';

/** What a check says of a row. */
type Line = {
  row: number;
  key: string;
  action: Action;
  faults: Pick<Fault, 'column' | 'code' | 'value'>[];
};

export const isFilter = (text: unknown): text is Filter =>
  FILTERS.some((filter) => filter === text);

const fits = ({ action, faults }: Line, filter: Filter) =>
  filter === 'all' || (filter === 'told' ? faults.length > 0 : action === 'skipped');

const ACTIONS = {
  made: 'is made',
  changed: 'is changed',
  same: 'stays as it is',
  skipped: 'is left out',
} as const satisfies Record<Action, English>;

/** Written while a check goes on; at its end it replaces the one before. */
export async function reportWriter(batch: string) {
  const [path, part] = [reportOf(batch), `${reportOf(batch)}.part`];
  const file = await open(part, 'w', 0o600);
  const rows = emptyRows();
  const write = async ({ row, key, action, faults }: Line) => {
    const told = faults.map(({ column, code, value }) => ({ column, code, value }));
    const line = { row, key, action, faults: told };
    for (const filter of FILTERS) if (fits(line, filter)) rows[filter] += 1;
    await file.appendFile(`${jsonLine(line)}\n`);
  };
  const end = async () => {
    await file.close();
    await rename(part, path);
  };
  return { rows: rows as Rows, write, end };
}

async function* linesOf(batch: string, filter: Filter): AsyncGenerator<Line> {
  for await (const text of textLines(createReadStream(reportOf(batch)))) {
    const line: Line = JSON.parse(text);
    if (fits(line, filter)) yield line;
  }
}

/** A sheet may have thousands of columns, and a cell a novel. */
const MOST_FAULTS = 40;
const LONGEST = 300;
export const short = (text: string) => (text.length > LONGEST ? `${cutTo(text, LONGEST)}…` : text);

type Asked = { filter: Filter; from: number; count: number; language: string };

/** A page of the table, in the editor's language. */
export async function rowsOf(
  batch: string,
  { filter, from, count, language }: Asked,
): Promise<Row[]> {
  const page: Row[] = [];
  let index = 0;
  for await (const { row, key, action, faults } of linesOf(batch, filter)) {
    if (index >= from + count) break;
    if (index >= from) {
      const told = faults.slice(0, MOST_FAULTS).map(({ column, code, value }) => ({
        ...{ column: short(column), isError: isError({ code }) },
        text: textOf({ code, value: short(value) }, language),
      }));
      page.push({ row, key: short(key), action, faults: told });
    }
    index += 1;
  }
  return page;
}

/** A line for each fault, or for a row without. */
async function* csvLines(batch: string, language: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const heads = ['Row', 'Work', 'What happens', 'Column', 'What is wrong'] as const;
  yield encoder.encode(`\ufeff${csvLine(heads.map((head) => say(language, head)))}`);
  for await (const { row, key, action, faults } of linesOf(batch, 'all')) {
    const does = say(language, ACTIONS[action]);
    const told = faults.map(({ column, code, value }) =>
      csvLine([row, key, does, column, textOf({ code, value }, language)]),
    );
    yield encoder.encode(told.join('') || csvLine([row, key, does, '', '']));
  }
}

export const reportAsCsv = (batch: string, language: string) =>
  Readable.toWeb(Readable.from(csvLines(batch, language))) as ReadableStream<Uint8Array>;
