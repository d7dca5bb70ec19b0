/** As far as this is one work, in pixels: a notch of a mouse's wheel is more, a touch pad sends many small parts. */
const WORK_PX = 50;
/** After such a rest a new turn begins. */
const REST_MS = 250;
/** Notches count one by one; what a touch pad goes on sending by itself counts less often. */
const [NOTCH_MS, GLIDE_MS] = [40, 160];

/** Hears how far a wheel turns, and says on which side the next work is due, if any. */
export function hearWheel() {
  let [way, heardAt, movedAt] = [0, -Infinity, -Infinity];
  return (delta: number, now: number): -1 | 0 | 1 => {
    if (now - heardAt > REST_MS || way * delta < 0) [way, movedAt] = [0, -Infinity];
    heardAt = now;
    way += delta;
    const pause = Math.abs(delta) < WORK_PX ? GLIDE_MS : NOTCH_MS;
    if (Math.abs(way) < WORK_PX || now - movedAt < pause) return 0;
    [way, movedAt] = [0, now];
    return delta > 0 ? 1 : -1;
  };
}
