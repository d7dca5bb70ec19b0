/** How far a wheel has turned since the last move, and when it was last heard of and obeyed, in ms. */
export type WheelTurn = { way: number; heardAt: number; movedAt: number };

export const NO_TURN: WheelTurn = { way: 0, heardAt: -Infinity, movedAt: -Infinity };

/** As far as this is one work, in pixels: a notch of a mouse's wheel is more, a touch pad sends many small parts. */
const WORK_PX = 50;
/** After such a rest a new turn begins. */
const REST_MS = 250;
/** Notches count one by one; what a touch pad goes on sending by itself counts less often. */
const NOTCH_MS = 40;
const GLIDE_MS = 160;

const isOtherWay = (a: number, b: number) => a * b < 0;

/** One event of the wheel: `by` is the work to move to from here, if any. */
export function turnWheel(before: WheelTurn, delta: number, now: number) {
  const isNew = now - before.heardAt > REST_MS || isOtherWay(before.way, delta);
  const way = (isNew ? 0 : before.way) + delta;
  const pause = Math.abs(delta) >= WORK_PX ? NOTCH_MS : GLIDE_MS;
  const isDue = Math.abs(way) >= WORK_PX && (isNew || now - before.movedAt >= pause);
  const by: -1 | 0 | 1 = isDue ? (way > 0 ? 1 : -1) : 0;
  const turn: WheelTurn = {
    way: isDue ? 0 : way,
    heardAt: now,
    movedAt: isDue ? now : before.movedAt,
  };
  return { by, turn };
}
