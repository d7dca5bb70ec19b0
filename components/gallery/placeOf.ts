import type { CSSProperties } from 'react';

/** Past this many places from the centre a work or a film is out of sight, and its picture isn't fetched. */
export const LAST_SEEN = 5;

const FRONT = 100;

/**
 * Where a work stands, `offset` works from the centre (fractions while it is dragged), as values for Slide.module.css:
 * the side it is on, how far on the way to the first place beside the centre, and how many places further.
 */
const placeOf = (offset: number): Record<`--${string}`, string> => {
  const distance = Math.abs(offset);
  return {
    '--side': String(Math.sign(offset)),
    '--near': Math.min(distance, 1).toFixed(3),
    '--far': Math.max(distance - 1, 0).toFixed(3),
    '--front': String(FRONT - Math.round(distance)),
  };
};

export const placeStyle = (offset: number): CSSProperties => placeOf(offset);

export function place(element: HTMLElement, offset: number) {
  for (const [name, value] of Object.entries(placeOf(offset))) {
    element.style.setProperty(name, value);
  }
}
