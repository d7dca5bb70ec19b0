/** The distance of one work in pixels: a mouse wheel's notch is longer, a touch pad sends many small deltas. */
const WORK_PX = 50;
/** After a pause this long, a new gesture begins. */
const REST_MS = 250;
/** The least time between two moves: short for notches, longer for a touch pad, which goes on by inertia. */
const [NOTCH_MS, GLIDE_MS] = [40, 160];

/** Returns a function that takes wheel deltas and returns the direction of the next move, or 0. */
export function trackWheel() {
  let [way, lastAt, movedAt] = [0, -Infinity, -Infinity];
  return (delta: number, now: number): -1 | 0 | 1 => {
    if (now - lastAt > REST_MS || way * delta < 0) [way, movedAt] = [0, -Infinity];
    lastAt = now;
    way += delta;
    const pause = Math.abs(delta) < WORK_PX ? GLIDE_MS : NOTCH_MS;
    if (Math.abs(way) < WORK_PX || now - movedAt < pause) return 0;
    [way, movedAt] = [0, now];
    return delta > 0 ? 1 : -1;
  };
}
