import type { Colour } from '@/lib/contract/colours';

/** In OKLCh, in which equal steps look equally large: lightness 0 to 1, chroma 0 to about 0.32, hue in degrees. */
export type Point = { lightness: number; chroma: number; hue: number };

const linear = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => linear(value));

/** Of sRGB, 0 to 255 (Björn Ottosson, "A perceptual color space for image processing"). */
export function toPoint(red: number, green: number, blue: number): Point {
  const [r = 0, g = 0, b = 0] = [LINEAR[red], LINEAR[green], LINEAR[blue]];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(x, y),
    hue: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  };
}

const BLACK_BELOW = 0.27;
const WHITE_FROM = 0.88;

/** Yellow and orange, of which paper, sand and bare skin have a little. */
const isWarm = ({ hue }: Point) => hue >= 40 && hue < 115;

/** What is of no colour: paper that is a little yellow is white. */
function neutralOf(point: Point): Colour | null {
  const { lightness, chroma } = point;
  if (lightness < 0.17 || (lightness < BLACK_BELOW && chroma < 0.05)) return 'black';
  if (lightness >= WHITE_FROM && chroma < (isWarm(point) ? 0.05 : 0.03)) return 'white';
  return chroma < 0.03 ? 'grey' : null;
}

/** From pink over red to yellow: light red is pink, dark red and dark orange are brown. */
function warmOf({ lightness, chroma, hue }: Point): Colour | null {
  if (hue < 40) {
    if (lightness >= 0.7 && chroma < 0.15) return 'pink';
    return chroma < (lightness < 0.45 ? 0.085 : 0.1) ? 'brown' : 'red';
  }
  if (hue < 80) {
    if (lightness < 0.6 || (lightness < 0.7 && chroma < 0.11)) return 'brown';
    return chroma < 0.085 ? null : 'orange';
  }
  if (lightness < 0.7) return hue < 102 ? 'brown' : 'green';
  return chroma < 0.075 ? null : 'yellow';
}

/** From blue to red: what is light is pink. */
function violetOf({ lightness, hue }: Point): Colour {
  if (hue < 325) return 'purple';
  if (hue < 345) return lightness >= 0.62 ? 'pink' : 'purple';
  if (lightness >= 0.56) return 'pink';
  return hue < 355 ? 'purple' : 'red';
}

/** What a visitor calls it; null for what has none of the names: sand, bare skin. */
export function nameOf(point: Point): Colour | null {
  const { hue } = point;
  const neutral = neutralOf(point);
  if (neutral) return neutral;
  if (hue < 12) return violetOf({ ...point, hue: 359 });
  if (hue < 112) return warmOf(point);
  if (hue < 187) return 'green';
  return hue < 287 ? 'blue' : violetOf(point);
}
