import { ratioOf } from '@/lib/domain/picture';

type Size = { width: number; height: number };

const BASE_REM = 23.6;
/** Slight differences, so that the wall looks hung by hand. */
const BY_HAND = [1, 0.93, 1.04, 0.97] as const;
const WIDEST = 1.6;

/** Width of a hung work: works of all shapes cover about the same wall, wide ones are a little lower. */
export function wallWidth(work: Size, index: number) {
  const rem =
    BASE_REM * Math.min(ratioOf(work), WIDEST) ** 0.68 * (BY_HAND[index % BY_HAND.length] ?? 1);
  return `${rem.toFixed(1)}rem`;
}

const SQUARE = 0.85;

/** Part of its column that a work takes: works of all shapes cover about the same wall. */
export const columnWidth = (work: Size) =>
  `${Math.min(100, Math.round(100 * SQUARE * Math.sqrt(ratioOf(work))))}%`;
