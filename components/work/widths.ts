import { breadthOf } from '@/lib/domain/breadth';
import { ratioOf, type Size } from '@/lib/domain/picture';

const BASE_REM = 23.6;
/** Slight differences, as if hung by hand. */
const BY_HAND = [1, 0.93, 1.04, 0.97] as const;
const WIDEST = 1.6;

const remOf = (work: Size, index: number) =>
  BASE_REM * Math.min(ratioOf(work), WIDEST) ** 0.68 * (BY_HAND[index % BY_HAND.length] ?? 1);

/** The width of a work in a row: works of all shapes cover about the same area; wide ones are a little lower. */
export const wallWidth = (work: Size, index: number) => `${remOf(work, index).toFixed(1)}rem`;

/** How wide a work can be, from a desk to the narrowest phone, and whether its label is below it; at a desk it is beside it. */
const ROOMS = [
  { rem: Infinity, isLabelBelow: false },
  { rem: 24, isLabelBelow: true },
  { rem: 20, isLabelBelow: true },
  { rem: 17, isLabelBelow: true },
  { rem: 15, isLabelBelow: true },
];

const LINE_REM = 1.3;
/** What the narrowest label has room for, in its own letters' height. A little less than it is: they are broader than a book's. */
const LINE_EM = 14.7;

/** How many lines the parts of a label take: surely, and at most, since a line may be left when it is half full. */
export function linesOf(parts: readonly string[]) {
  const told = parts.filter(Boolean);
  const lines = told.map((part) => {
    const breadth = breadthOf(part);
    return breadth <= LINE_EM ? 1 : Math.ceil((2 * breadth) / LINE_EM);
  });
  return { least: told.length, most: lines.reduce((sum, count) => sum + count, 0) };
}

type Hung = Size & { lines: ReturnType<typeof linesOf> };

/** Which works of a row aren't needed for its height in any window: one that is needed hangs as high or higher. */
export function lowerOnes(works: readonly Hung[]): boolean[] {
  const needed = new Set<number>();
  const enough = works.map(() => true);
  for (const { rem, isLabelBelow } of ROOMS) {
    const heights = works.map((work, index) => Math.min(remOf(work, index), rem) / ratioOf(work));
    const heightOf = (index: number, lines = 0) =>
      (heights[index] ?? 0) + (isLabelBelow ? lines * LINE_REM : 0);
    const surely = works.map(({ lines }, index) => heightOf(index, lines.least));
    const highest = Math.max(...surely);
    if (![...needed].some((index) => surely[index] === highest))
      needed.add(surely.indexOf(highest));
    works.forEach(({ lines }, index) => {
      if (heightOf(index, lines.most) > highest) enough[index] = false;
    });
  }
  return enough.map((isEnough, index) => isEnough && !needed.has(index));
}

const SQUARE = 0.85;

/** The percentage of its column that a work fills: works of all shapes cover about the same area. */
export const columnWidth = (work: Size) =>
  `${Math.min(100, Math.round(100 * SQUARE * Math.sqrt(ratioOf(work))))}%`;

/** The same for works that hang on one line: all but the wide ones are equally high. */
export const lineWidth = (work: Size) =>
  `${Math.min(100, Math.round(100 * SQUARE * ratioOf(work)))}%`;
