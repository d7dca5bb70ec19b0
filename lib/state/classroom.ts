import { secondsOf } from './slideshow';

/** As on the wall, last entered first, or by chance. */
export const ORDERS = ['wall', 'latest', 'random'] as const;
type ClassOrder = (typeof ORDERS)[number];

/** How a class sees the works: all of it stands in the address, so that it can be passed on. */
export type ClassChoice = {
  seconds: number;
  order: ClassOrder;
  /** Which chance: the same number is the same order on every device. */
  seed: number;
  captions: boolean;
};

const MOST_SEEDS = 1_000_000;
const isOrder = (value: string): value is ClassOrder => ORDERS.some((order) => order === value);

function seedOf(params: URLSearchParams): number {
  const value = Number(params.get('seed') ?? 0);
  return Number.isInteger(value) && value >= 0 && value < MOST_SEEDS ? value : 0;
}

/** `?seconds=10&order=random&seed=7&captions=off`. Null: the slideshow isn't asked for. Whatever is wrong is as if it weren't there. */
export function readClassChoice(params: URLSearchParams): ClassChoice | null {
  if (!params.has('seconds')) return null;
  const order = params.get('order') ?? '';
  return {
    seconds: secondsOf(params, 'seconds'),
    order: isOrder(order) ? order : 'wall',
    seed: seedOf(params),
    captions: params.get('captions') !== 'off',
  };
}

/** The query of a choice. */
export function classQuery({ seconds, order, seed, captions }: ClassChoice): string {
  const params = new URLSearchParams({ seconds: String(seconds) });
  if (order !== 'wall') params.set('order', order);
  if (order === 'random') params.set('seed', String(seed));
  if (!captions) params.set('captions', 'off');
  return `?${params}`;
}

export const newSeed = () => Math.floor(Math.random() * MOST_SEEDS);

/** mulberry32: numbers from 0 to 1 that follow from a seed, the same everywhere. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The places of `total` works by chance (Fisher and Yates): each once. */
export function shuffled(total: number, seed: number): Uint32Array {
  const places = Uint32Array.from({ length: total }, (_, place) => place);
  const chance = chanceOf(seed);
  for (let last = total - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    [places[last], places[other]] = [places[other] ?? 0, places[last] ?? 0];
  }
  return places;
}
