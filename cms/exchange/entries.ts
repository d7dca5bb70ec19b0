import { toStoredNumber } from '../certificates/certificateNumber';
import { LOCALES } from '@/lib/i18n/locales';
import { onOneLine } from '@/lib/plain';
import { isSeq } from '@/lib/query';
import { NO_DAY, NONE, type Column } from './columns';
import { looksLikeDate } from './dates';
import type { Fault, FaultCode } from './faults';
import { letterOf, type Head } from './heads';
import type { Known } from './known';
import type { SheetRow } from './readSheet';
import { readFlag, readSex } from './flags';

export type Value = string | number | boolean | null;

/**
 * What a work is, by the keys of the columns: `name.fr`, `country` as a code, `labels` sorted and joined, `picture` as the name
 * of the stored file. Null is empty; what is not there is not told.
 */
export type Facts = Record<string, Value>;

/** Whether a fact is one of the work's picture, not of the work. */
export const isOfPicture = (key: string) => key.startsWith('alt.');

/** A row of the sheet. Its picture is still a name in the folder. */
export type Entry = { row: number; facts: Facts; faults: Fault[] };

class Refused extends Error {
  constructor(
    readonly code: FaultCode,
    readonly value: string,
  ) {
    super(code);
  }
}

/** Lists have no order. */
export const joinLabels = (labels: readonly string[]) => [...new Set(labels)].sort().join(', ');
export const splitLabels = (text: string) =>
  text.split(/[,;|、，；\n]/).flatMap((part) => part.trim() || []);

function orRefuse<T>(found: T | undefined, code: FaultCode, value: string): T {
  if (found === undefined) throw new Refused(code, value);
  return found;
}

function toCount(cell: string) {
  if (!isSeq(cell) || Number(cell) < 1) throw new Refused('notCount', cell);
  return Number(cell);
}

/** Only an introduction has lines: elsewhere they come from a cell that was written on several. */
const hasLines = ({ key }: Column) => key.startsWith('description.');

function toTextOf(column: Column, written: string): string {
  const { key, maxLength = Infinity } = column;
  const cell = hasLines(column) ? written : onOneLine(written);
  // Its parts may be one number, or two.
  if (key === 'num' && cell !== written) throw new Refused('numberLines', cell);
  const text = key === 'num' ? toStoredNumber(cell) : key === 'initial' ? cell.toUpperCase() : cell;
  // A date says when a child was born, or is what Excel has made of `10-11`.
  if (key === 'age' && looksLikeDate(text)) throw new Refused('dateCell', text);
  if (text.length > maxLength) throw new Refused('tooLong', String(maxLength));
  if (key === 'initial' && !/^[A-Z]$/.test(text)) throw new Refused('notInitial', cell);
  return text;
}

function toValue(column: Column, cell: string, known: Known): Value {
  const labelOf = (text: string) => orRefuse(known.labelOf(text), 'unknownLabel', text);
  switch (column.kind) {
    case 'count':
      return toCount(cell);
    case 'country':
      return orRefuse(known.countryOf(cell), 'unknownCountry', cell);
    case 'sex':
      return orRefuse(readSex(cell), 'unknownSex', cell);
    case 'flag':
      return orRefuse(readFlag(cell), 'unknownFlag', cell);
    case 'label':
      return labelOf(cell);
    case 'labels':
      return joinLabels(splitLabels(cell).map(labelOf));
    case 'organisation':
      return known.spelled(toTextOf(column, cell));
    default:
      return toTextOf(column, cell);
  }
}

/** What Excel writes where a formula has no value, in each language with words of its own for it, or where a number is no day. */
const FORMULA_ERRORS = new Set([
  NO_DAY,
  ...['#N/A', '#REF!', '#VALUE!', '#NAME?', '#DIV/0!', '#NULL!', '#NUM!', '#SPILL!', '#CALC!'],
  ...['#VALEUR!', '#NOM?', '#NUL!', '#NOMBRE!'],
  ...['#¡REF!', '#¡VALOR!', '#¿NOMBRE?', '#¡DIV/0!', '#¡NULO!', '#¡NUM!'],
  ...['#Н/Д', '#ССЫЛКА!', '#ЗНАЧ!', '#ИМЯ?', '#ДЕЛ/0!', '#ПУСТО!', '#ЧИСЛО!'],
]);

/** French puts a space before the mark at the end. */
const isFormulaError = (cell: string) =>
  cell.startsWith('#') && FORMULA_ERRORS.has(cell.replace(/\s(?=[!?]$)/, ''));

function toFact(column: Column, cell: string, known: Known, isText: boolean): Value {
  if (isFormulaError(cell)) throw new Refused('formulaError', cell);
  const isNone = cell === NONE && !isText && column.kind !== 'flag';
  return isNone ? null : toValue(column, cell, known);
}

/** What may have zeros before it, or more digits than a number has. */
const isName = ({ key, kind }: Column) => key === 'num' || kind === 'picture';

/** A cell that nobody would read: of a column without a heading, as a merged heading has but one. */
function strayOf({ row, cells, surplus }: SheetRow, heads: readonly Head[]): Fault[] {
  if (surplus) return [{ row, column: '', code: 'cellsBeyond', value: surplus }];
  const headed = new Set(heads.map(({ index }) => index));
  const at = cells.findIndex((cell, index) => cell !== '' && !headed.has(index));
  return at < 0 ? [] : [{ row, column: letterOf(at), code: 'noHeading', value: cells[at] ?? '' }];
}

/** An empty cell tells nothing: what is stored stays. `heads`: also those of columns that are left out. */
export function readEntry(read: SheetRow, heads: readonly Head[], known: Known): Entry {
  const { row, cells, dashes, dates, numbers } = read;
  const entry: Entry = { row, facts: {}, faults: strayOf(read, heads) };
  for (const { index, told, column } of heads) {
    const cell = cells[index] ?? '';
    if (!column || cell === '') continue;
    if (isName(column) && numbers?.includes(index))
      entry.faults.push({ row, column: told, code: 'numberCell', value: cell });
    try {
      // A title may be a date; an age is none, but Excel takes `10-11` for one.
      if (!column.locale && dates?.includes(index)) throw new Refused('dateCell', cell);
      entry.facts[column.key] = toFact(column, cell, known, dashes?.includes(index) ?? false);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      entry.faults.push({ row, column: told, code: error.code, value: error.value });
    }
  }
  const { num, label, seq } = entry.facts;
  if (!num && !(label && seq)) entry.faults.push({ row, column: '', code: 'noKey', value: '' });
  return entry;
}

export const placeOf = ({ label, seq }: Facts) => (label && seq ? `${label}-${seq}` : '');

/** The first title that is there, in the order of the languages. */
export const anyTitle = (facts: Facts) =>
  LOCALES.map((locale) => facts[`name.${locale}`]).find((title) => Boolean(title));
