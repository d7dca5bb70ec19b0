import { ratioOf } from '@/lib/domain/picture';

type Size = { width: number; height: number };

const BASE_REM = 23.6;
/** Slight differences, as if hung by hand. */
const BY_HAND = [1, 0.93, 1.04, 0.97] as const;
const WIDEST = 1.6;

/** The width of a work in a row: works of all shapes cover about the same area; wide ones are a little lower. */
export function wallWidth(work: Size, index: number) {
  const rem =
    BASE_REM * Math.min(ratioOf(work), WIDEST) ** 0.68 * (BY_HAND[index % BY_HAND.length] ?? 1);
  return `${rem.toFixed(1)}rem`;
}

const SQUARE = 0.85;

/** The percentage of its column that a work fills: works of all shapes cover about the same area. */
export const columnWidth = (work: Size) =>
  `${Math.min(100, Math.round(100 * SQUARE * Math.sqrt(ratioOf(work))))}%`;
