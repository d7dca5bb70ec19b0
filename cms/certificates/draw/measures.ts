import type { Box } from '@/lib/discovery/cards/draw/boxes';
import { BLUE, OCHRE, PIGMENTS } from '@/lib/discovery/cards/draw/colors';

/** A4 across at 300 dots per inch, as `/cert/we2020` is printed. */
export const SHEET_SIZE = { width: 3508, height: 2480 } as const;
export const SHEET_DPI = 300;

/** The page's sheet is 1200 px wide (§9): all places below are in its pixels. */
export const BASE = { width: 1200, height: 848 } as const;
export const SCALE = SHEET_SIZE.width / BASE.width;

/** From the page's pixels to those of the sheet. */
export const px = (value: number): number => Math.round(value * SCALE);

/** Sizes of letters. */
export const sizesOf = (...sizes: number[]): number[] => sizes.map(px);

/** For one line of a text that organisers may have changed: a long one is small rather than not there. */
export const TINY = [8, 7, 6, 5, 4, 3, 2, 1] as const;

/** The wall on which the work hangs. */
export const PANEL: Box = { left: 28, top: 28, width: 442, height: 792 };
/** The frame with its picture, at most. */
export const HANGING = { width: 350, height: 620 } as const;
export const FRAME = { edge: 11, mount: 13 } as const;

/** The column of words, and where its foot begins. */
export const WORDS: Box = { left: 536, top: 72, width: 586, height: 724 };
export const FOOT = 650;
/** The line on which the foot's words stand. */
export const GROUND = 790;

/** In characters. A name with more fits on one line in no size, and as a picture it would be too wide to try. */
export const LONGEST_LINE = 100;

/** A year's colour, and that of the disc beside it. '' is no year. */
export function discsOf(year: string) {
  const left = PIGMENTS[Number(year) % PIGMENTS.length] ?? BLUE;
  const right = left === OCHRE ? BLUE : OCHRE;
  return { left: left.fill, right: right.fill };
}
