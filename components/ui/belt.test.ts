import { startBelt } from './belt';

/** The works as they pass by, from the first on, all round the loop. */
function tour(count: number, isRtl: boolean, belt: ReturnType<typeof startBelt>) {
  const step = isRtl ? -1 : 1;
  const start = belt.placeOf(0);
  return Array.from({ length: count }, (_, steps) =>
    belt.workAt((start + step * steps + count) % count),
  );
}

describe('startBelt', () => {
  it.each([false, true])('passes all works in their order (right to left: %s)', (isRtl) => {
    const belt = startBelt(3, isRtl);
    expect(tour(3, isRtl, belt)).toEqual([0, 1, 2]);
    expect(belt.workAt(belt.placeOf(2))).toBe(2);
  });

  it.each([false, true])('moves none when more are hung (right to left: %s)', (isRtl) => {
    const belt = startBelt(3, isRtl);
    const before = [0, 1, 2].map(belt.placeOf);
    belt.grow(5);
    expect([0, 1, 2].map(belt.placeOf)).toEqual(before);
    expect(tour(5, isRtl, belt)).toEqual([0, 1, 2, 3, 4]);
  });
});
