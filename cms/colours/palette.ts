import { COLOURS, type Colour } from '@/lib/contract/colours';
import { nameOf, toPoint, type Point } from './names';

export type Share = { colour: Colour; percent: number };

export type Palette = {
  /** The most first. */
  shares: Share[];
  /** A bit for each colour, in the order of COLOURS. */
  bits: number;
  /** Where the picture stands among all, from red to pink, then brown, black, grey, white. */
  hue: number;
};

const NEUTRAL: ReadonlySet<Colour> = new Set(['black', 'grey', 'white']);
/** A picture has a colour that weighs so much of it. */
const LEAST_WEIGHT = 0.12;
/** It is white, grey or black only where a good part of it is: bare paper and outlines are in most drawings. */
const LEAST_NEUTRAL = { black: 0.22, grey: 0.3, white: 0.4 } as const;

/** Half transparent and more: not seen. */
const SEEN_FROM = 128;

/** Strong colours are what somebody remembers of a picture. */
const weightOf = (chroma: number) => 0.4 + Math.min(chroma, 0.2) * 6;
const NEUTRAL_WEIGHT = 0.4;

type Sum = { count: number; weight: number; x: number; y: number; lightness: number };

function add(sums: Map<Colour, Sum>, colour: Colour, { lightness, chroma, hue }: Point) {
  const sum = sums.get(colour) ?? { count: 0, weight: 0, x: 0, y: 0, lightness: 0 };
  const angle = (hue * Math.PI) / 180;
  sum.count += 1;
  sum.weight += NEUTRAL.has(colour) ? NEUTRAL_WEIGHT : weightOf(chroma);
  sum.x += chroma * Math.cos(angle);
  sum.y += chroma * Math.sin(angle);
  sum.lightness += lightness;
  sums.set(colour, sum);
}

/** A colour's place in the rainbow, of which each has a thousand. */
const STEPS = 1000;
/** Red begins between pink and red; all hues follow from there. */
const FIRST_HUE = 345;

function placeOf(colour: Colour, { x, y, lightness, count }: Sum): number {
  const degrees = ((Math.atan2(y, x) * 180) / Math.PI + 720 - FIRST_HUE) % 360;
  const inside = NEUTRAL.has(colour) ? lightness / count : degrees / 360;
  return COLOURS.indexOf(colour) * STEPS + Math.min(STEPS - 1, Math.floor(inside * STEPS));
}

/** What colours somebody would name of a picture, from its points as red, green, blue and alpha. Null when nothing of it is seen. */
export function paletteOf(points: Uint8Array): Palette | null {
  const sums = new Map<Colour, Sum>();
  let seen = 0;
  let total = 0;
  for (let at = 0; at + 3 < points.length; at += 4) {
    if ((points[at + 3] ?? 0) < SEEN_FROM) continue;
    const point = toPoint(points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0);
    const colour = nameOf(point);
    seen += 1;
    if (colour) add(sums, colour, point);
    else total += NEUTRAL_WEIGHT;
  }
  if (seen === 0) return null;
  for (const { weight } of sums.values()) total += weight;
  return decide(sums, seen, total);
}

function decide(sums: ReadonlyMap<Colour, Sum>, seen: number, total: number): Palette {
  const all = [...sums].sort(([, one], [, other]) => other.weight - one.weight);
  const isThere = ([colour, { count, weight }]: [Colour, Sum]) =>
    colour === 'black' || colour === 'grey' || colour === 'white'
      ? count / seen >= LEAST_NEUTRAL[colour]
      : weight / total >= LEAST_WEIGHT;
  const some = all.filter(isThere);
  // Of many small parts the largest.
  const found = some.length > 0 ? some : all.slice(0, 1);
  const main = found.find(([colour]) => !NEUTRAL.has(colour)) ?? found[0];
  return {
    shares: found.map(([colour, { weight }]) => ({
      colour,
      percent: Math.round((weight / total) * 100),
    })),
    bits: bitsOf(found.map(([colour]) => colour)),
    hue: main ? placeOf(...main) : LAST_PLACE,
  };
}

/** After all that have a colour. */
export const LAST_PLACE = COLOURS.length * STEPS;

export const bitsOf = (colours: readonly Colour[]): number =>
  colours.reduce((bits, colour) => bits | (1 << COLOURS.indexOf(colour)), 0);
