import type { Readable } from 'node:stream';

const MERGE = /<(?:\w+:)?mergeCell\s[^>]*?\bref=["']([A-Z]+\d+:[A-Z]+\d+)["']/g;
/** More characters than the beginning of such a tag has. */
const MOST_OF_TAG = 200;

/** The last row, as spreadsheets count. */
export const endOf = (range: string) => Number(/\d+$/.exec(range)?.[0]);

/**
 * Of the merged cells of an XLSX's sheet those that end furthest down, as `A2:A40`. They stand after its rows, so all of it is looked
 * through, a piece at a time; a sheet may have millions.
 */
export async function lastMergeIn(sheet: Readable): Promise<string | undefined> {
  let last: string | undefined;
  let rest = '';
  for await (const piece of sheet.setEncoding('utf8')) {
    const seen = rest + String(piece);
    for (const [, range = ''] of seen.matchAll(MERGE)) {
      if (last === undefined || endOf(range) > endOf(last)) last = range;
    }
    rest = seen.slice(Math.max(seen.lastIndexOf('<'), seen.length - MOST_OF_TAG));
  }
  return last;
}
