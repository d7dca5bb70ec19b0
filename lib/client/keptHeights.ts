import { isRecord } from '../record';
import { rewriteAddress } from './addressSearch';

/** The heights, in px, of a list's pages from the page `from` on, and how far the page was scrolled. */
export type Heights = { from: number; heights: number[]; top?: number };

type Kept = Heights & { list: string };

const isNumber = (value: unknown) => typeof value === 'number' && value >= 0;

/** An entry of the history may be of an older version of this site. */
function isKept(value: unknown): value is Kept {
  if (!isRecord(value)) return false;
  const { list, from, heights, top = 0 } = value;
  return (
    typeof list === 'string' &&
    Number.isSafeInteger(from) &&
    Array.isArray(heights) &&
    heights.every(isNumber) &&
    isNumber(top)
  );
}

const write = (heights: Kept | undefined) => rewriteAddress({ ...window.history.state, heights });

/** In this entry of the history, so that who comes back is at the same place before the works have come again. */
export const keepHeights = (list: string, heights: Heights) => write({ list, ...heights });

export const forgetHeights = () => write(undefined);

function keptHere(): Kept | null {
  const kept: unknown = window.history.state?.heights;
  return isKept(kept) ? kept : null;
}

/** Null when this entry has none of this list. */
export function readHeights(list: string): Heights | null {
  const kept = keptHere();
  return kept?.list === list ? kept : null;
}

/** Whether this entry has those of another list. */
export function isOthersEntry(list: string): boolean {
  const kept = keptHere();
  return kept !== null && kept.list !== list;
}
