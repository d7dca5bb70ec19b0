import { columnByKey, columnOf, COLUMNS, plainHeading, type Column } from './columns';
import type { Fault, FaultCode } from './faults';
import { endOf } from './merges';
import type { SheetRow } from './readSheet';

/** Columns that an editor has mapped by hand: the key by the heading; '' leaves a column out. */
export type Mapping = Readonly<Record<string, string>>;

/** A column of a sheet, with its name as it is told: `C Country`, without quotation marks, which each language has its own of. */
export type Head = { index: number; heading: string; told: string; column: Column | undefined };

/** 0 is A, 26 is AA. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

function mapped(heading: string, mapping: Mapping): Column | undefined {
  const [, key] =
    Object.entries(mapping).find(([name]) => plainHeading(name) === plainHeading(heading)) ?? [];
  return key === undefined ? columnOf(heading) : columnByKey(key);
}

const isMapped = (heading: string, mapping: Mapping) =>
  Object.keys(mapping).some((name) => plainHeading(name) === plainHeading(heading));

/** The headings, also of columns that are left out, and what is wrong with the sheet. */
export function readHeads({ row, cells, tab, merged }: SheetRow, mapping: Mapping) {
  const heads = cells
    .map((heading, index): Head => {
      const told = `${letterOf(index)} ${heading}`;
      return { index, heading, told, column: heading ? mapped(heading, mapping) : undefined };
    })
    .filter(({ heading }) => heading !== '');
  const faults: Fault[] = [];
  const add = (code: FaultCode, { told, heading } = { told: '', heading: '' }) =>
    faults.push({ row, column: told, code, value: heading });
  if (tab !== undefined) add('otherTabs', { told: '', heading: tab });
  // Merged headings leave a column without one, which its rows tell.
  if (merged !== undefined && endOf(merged) > row)
    add('mergedCells', { told: '', heading: merged });
  const seen = new Set<string>();
  for (const head of heads) {
    const { column, heading } = head;
    if (!column && !isMapped(heading, mapping)) add('unknownHeading', head);
    if (!column) continue;
    if (seen.has(column.key)) add('headingTwice', head);
    seen.add(column.key);
  }
  if (!seen.has('num') && !(seen.has('label') && seen.has('seq'))) add('noKeyColumn');
  return { heads, faults };
}

/** The columns in which a heading can be mapped by hand. */
export const KEYS = COLUMNS.map(({ key }) => key);
