import { ratioOf } from '@/lib/domain/picture';

const BASE_REM = 23.6;
/** Slight differences, so that the wall looks hung by hand. */
const BY_HAND = [1, 0.93, 1.04, 0.97] as const;
const WIDEST = 1.6;

/** Width of a hung work: works of all shapes cover about the same wall, wide ones are a little lower. */
export function workWidth(work: { width: number; height: number }, index: number) {
  const rem =
    BASE_REM * Math.min(ratioOf(work), WIDEST) ** 0.68 * (BY_HAND[index % BY_HAND.length] ?? 1);
  return `${rem.toFixed(1)}rem`;
}
