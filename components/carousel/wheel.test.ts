import { trackWheel } from './wheel';

/** The moves for wheel events of `delta` pixels, `pause` ms apart. */
function movesOf(deltas: number[], pause: number) {
  const turn = trackWheel();
  return deltas.map((delta, index) => turn(delta, index * pause));
}

describe('trackWheel', () => {
  it('moves by one for each notch, both ways', () => {
    expect(movesOf([100, 100, 100], 60)).toEqual([1, 1, 1]);
    expect(movesOf([100, -100], 60)).toEqual([1, -1]);
  });

  it('adds up the small parts that a touch pad sends', () => {
    expect(movesOf([20, 20, 20, 5], 16)).toEqual([0, 0, 1, 0]);
  });

  it('does not fly past the works while a touch pad glides on', () => {
    const moves = movesOf(Array<number>(60).fill(30), 16);
    expect(moves.filter((by) => by === 1).length).toBeLessThanOrEqual(7);
    expect(moves.filter((by) => by === 1).length).toBeGreaterThanOrEqual(4);
  });

  it('forgets half a turn after a rest', () => {
    expect(movesOf([30, 30], 300)).toEqual([0, 0]);
  });
});
