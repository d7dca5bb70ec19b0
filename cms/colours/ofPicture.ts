import sharp from 'sharp';
import { LAST_PLACE, paletteOf, type Palette } from './palette';
import { toText } from './text';

/** Enough to tell what colours a picture has; each point is the mean of its part. */
const SIZE = 48;
const CHANNELS = 4;

/** The picture drawn very small: red, green, blue and alpha of each point. */
const pointsOf = (data: Buffer): Promise<Buffer> =>
  sharp(data)
    .resize(SIZE, SIZE, { fit: 'fill', fastShrinkOnLoad: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();

const WHITE = '#ffffff';
/** Drawn small, a point that hides all behind it may lose a step. */
const OPAQUE = 250;

/** White for a picture through which something is seen: the colour stays behind it. */
function meanOf(points: Uint8Array): string {
  const sums = [0, 0, 0];
  for (let at = 0; at < points.length; at += CHANNELS) {
    if ((points[at + 3] ?? 0) < OPAQUE) return WHITE;
    for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + (points[at + part] ?? 0);
  }
  const count = points.length / CHANNELS;
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** What is stored of a picture's colours (cms/collections/media.ts). `palette` is null until somebody has looked, '' for none. */
type StoredColours = { palette: string; colours: number; hue: number };

export const NO_COLOURS: StoredColours = { palette: '', colours: 0, hue: LAST_PLACE };

const toStored = (found: Palette | null): StoredColours =>
  found ? { palette: toText(found.shares), colours: found.bits, hue: found.hue } : NO_COLOURS;

/** `color` is its mean colour, the background while it loads: nothing takes it away afterwards. It throws what sharp can't read. */
export async function coloursOf(data: Buffer): Promise<StoredColours & { color: string }> {
  const points = await pointsOf(data);
  return { color: meanOf(points), ...toStored(paletteOf(points)) };
}
