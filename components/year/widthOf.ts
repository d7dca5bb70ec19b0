const UNKNOWN_RATIO = 4 / 3;
const SQUARE = 0.85;

/** Part of its column that a work takes: works of all shapes cover about the same wall. */
export function widthOf({ width, height }: { width: number; height: number }) {
  const ratio = width > 0 && height > 0 ? width / height : UNKNOWN_RATIO;
  return `${Math.min(100, Math.round(100 * SQUARE * Math.sqrt(ratio)))}%`;
}
