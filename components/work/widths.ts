import { ratioOf } from '@/lib/domain/picture';

type Size = { width: number; height: number };

const BASE_REM = 23.6;
/** Slight differences, as if hung by hand. */
const BY_HAND = [1, 0.93, 1.04, 0.97] as const;
const WIDEST = 1.6;

const remOf = (work: Size, index: number) =>
  BASE_REM * Math.min(ratioOf(work), WIDEST) ** 0.68 * (BY_HAND[index % BY_HAND.length] ?? 1);

/** The width of a work in a row: works of all shapes cover about the same area; wide ones are a little lower. */
export const wallWidth = (work: Size, index: number) => `${remOf(work, index).toFixed(1)}rem`;

/**
 * How wide a work can be, from the narrowest phone to a desk, and by how much the label below it may be longer than
 * another's. At a desk labels stand beside the works.
 */
const ROOMS_REM = [
  { room: 17, label: 4 },
  { room: 20, label: 4 },
  { room: 24, label: 4 },
  { room: Infinity, label: 0 },
];

/** Which works of a row hang lower than the highest in every window: the row is as high without them. */
export function lowerOnes(works: readonly Size[]): boolean[] {
  const rows = ROOMS_REM.map(({ room, label }) => {
    const heights = works.map((work, index) => Math.min(remOf(work, index), room) / ratioOf(work));
    const enough = Math.max(...heights) - label;
    return heights.map((height) => height < enough);
  });
  return works.map((_, index) => rows.every((row) => row[index]));
}

const SQUARE = 0.85;

/** The percentage of its column that a work fills: works of all shapes cover about the same area. */
export const columnWidth = (work: Size) =>
  `${Math.min(100, Math.round(100 * SQUARE * Math.sqrt(ratioOf(work))))}%`;
