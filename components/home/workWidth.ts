const BASE_REM = 23.6;
/** Slight differences, so that the wall looks hung by hand. */
const BY_HAND = [1, 0.93, 1.04, 0.97] as const;
const UNKNOWN_RATIO = 4 / 3;
const WIDEST = 1.6;

/** Width of a hung work: works of all shapes cover about the same wall, wide ones are a little lower. */
export function workWidth({ width, height }: { width: number; height: number }, index: number) {
  const ratio = width > 0 && height > 0 ? width / height : UNKNOWN_RATIO;
  const rem = BASE_REM * Math.min(ratio, WIDEST) ** 0.68 * (BY_HAND[index % BY_HAND.length] ?? 1);
  return `${rem.toFixed(1)}rem`;
}
