import { startOrder } from './photoSwipe';

/** The works in the order in which they pass, from the first on, once around the loop. */
function tour(count: number, isRtl: boolean, order: ReturnType<typeof startOrder>) {
  const step = isRtl ? -1 : 1;
  const start = order.placeOf(0);
  return Array.from({ length: count }, (_, steps) =>
    order.pictureAt((start + step * steps + count) % count),
  );
}

describe('startOrder', () => {
  it.each([false, true])('passes all works in their order (right to left: %s)', (isRtl) => {
    const order = startOrder(3, isRtl);
    expect(tour(3, isRtl, order)).toEqual([0, 1, 2]);
    expect(order.pictureAt(order.placeOf(2))).toBe(2);
  });

  it.each([false, true])('goes round with two, on four slides (right to left: %s)', (isRtl) => {
    const order = startOrder(2, isRtl);
    expect(order.slides()).toBe(4);
    const places = [0, 1, 2, 3].map(
      (steps) => (order.placeOf(0) + (isRtl ? -steps : steps) + 4) % 4,
    );
    expect(places.map(order.pictureAt)).toEqual([0, 1, 0, 1]);
    order.grow(3, order.placeOf(0));
    expect(order.slides()).toBe(3);
    expect(tour(3, isRtl, order)).toEqual([0, 1, 2]);
    expect(startOrder(1, isRtl).slides()).toBe(1);
  });

  it.each([false, true])('moves none when more are hung (right to left: %s)', (isRtl) => {
    const order = startOrder(3, isRtl);
    const before = [0, 1, 2].map(order.placeOf);
    order.grow(5, order.placeOf(1));
    expect([0, 1, 2].map(order.placeOf)).toEqual(before);
    expect(tour(5, isRtl, order)).toEqual([0, 1, 2, 3, 4]);
  });

  it.each([false, true])('goes on in order page after page (right to left: %s)', (isRtl) => {
    const order = startOrder(20, isRtl);
    for (const count of [40, 60, 80]) {
      const shown = count - 22;
      const at = order.placeOf(shown);
      order.grow(count, at);
      expect(order.pictureAt(at)).toBe(shown);
      expect(tour(count, isRtl, order)).toEqual(Array.from({ length: count }, (_, each) => each));
    }
  });
});
