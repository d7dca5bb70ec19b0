import type { Piece } from '@/lib/discovery/cards/draw/text';
import { SHEET_SIZE } from './measures';

/** A piece and where it lies on the sheet, in its pixels. */
export type Placed = { input: Buffer; left: number; top: number };

/** Rectangles and pieces of the sheet; mirrored for right-to-left. */
export const sideOf = (isRtl: boolean) => ({
  isRtl,
  /** The left edge of something so wide that starts at `left` when it isn't mirrored. */
  left: (left: number, width: number) => (isRtl ? SHEET_SIZE.width - left - width : left),
});
export type Side = ReturnType<typeof sideOf>;

export const place = (side: Side, piece: Piece, left: number, top: number): Placed => ({
  input: piece.input,
  left: Math.round(side.left(left, piece.width)),
  top: Math.round(top),
});
