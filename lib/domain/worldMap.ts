import shapes from './world/shapes.json';
import world from './world/places.json';

/** Drawn by tools/map.mjs; in units of the whole map. For server components: the outlines are 42 KB. */
export const WORLD = { width: world.width, height: world.height };

type Place = {
  /** The middle of its largest part. */
  x: number;
  y: number;
  /** Too small to be seen or hit without a dot. */
  small: boolean;
  /** The `d` of a path; empty for the smallest. */
  outline: string;
};

const places: Partial<Record<string, Omit<Place, 'outline'>>> = world.places;
const outlines: Partial<Record<string, string>> = shapes;

/** By ISO 3166-1 alpha-2, in any case; null when the map lacks it. */
export function placeOf(code: string): Place | null {
  const key = code.toUpperCase();
  const place = places[key];
  return place ? { ...place, outline: outlines[key] ?? '' } : null;
}

/** The fewest works of each shade. */
export const SHADES = [1, 3, 10, 30, 100];

/** From 0, the lightest. */
export const shadeOf = (works: number) => SHADES.findLastIndex((least) => works >= least);
