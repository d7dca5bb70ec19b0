import { ratioOf } from '@/lib/domain/picture';

const SQUARE = 0.85;

/** Part of its column that a work takes: works of all shapes cover about the same wall. */
export const widthOf = (work: { width: number; height: number }) =>
  `${Math.min(100, Math.round(100 * SQUARE * Math.sqrt(ratioOf(work))))}%`;
