import sharp from 'sharp';
import { DISCS, RIGHT_WORLD } from '@/lib/brand';
import { isYear } from '@/lib/query';
import { CARD_SIZE } from '../card';
import { grown, rect, type Box } from './boxes';
import { COLORS, PIGMENTS, VERMILION } from './colors';

const NO_YEAR = { deep: VERMILION.deep, wash: COLORS.ivory };

/** As `data-year` on pages: years have the pigments in turn. */
export const pigmentOf = (year: string) =>
  (isYear(year) && PIGMENTS[Number(year) % PIGMENTS.length]) || NO_YEAR;

const [LEFT_WORLD] = DISCS;

/** The logo: two overlapping discs, in the middle of a square. */
const mark = ({ left, top, width }: Box) =>
  `<g transform="translate(${left} ${top}) scale(${width / 150}) translate(0 25)">
    <clipPath id="a${width}"><path d="${LEFT_WORLD}"/></clipPath>
    <path fill="${VERMILION.fill}" d="${LEFT_WORLD}"/>
    <path fill="${COLORS.ink}" d="${RIGHT_WORLD}"/>
    <path fill="${COLORS.worldMeet}" clip-path="url(#a${width})" d="${RIGHT_WORLD}"/>
  </g>`;

export const FRAME = { edge: 14, mount: 18 } as const;

const BLUR = 16;
/** The shadow is drawn this much smaller and enlarged: librsvg's blur takes ten times as long at full size. */
const COARSE = 8;

/** A box's soft shadow on the wall, below it. */
async function shadow(box: Box): Promise<string> {
  const cast = { ...box, top: box.top + BLUR };
  const { left, top, width, height } = grown(cast, 3 * BLUR);
  const place = `x="${left}" y="${top}" width="${width}" height="${height}"`;
  const size = `width="${width / COARSE}" height="${height / COARSE}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${left} ${top} ${width} ${height}">
      <filter id="s" color-interpolation-filters="sRGB" filterUnits="userSpaceOnUse" ${place}><feGaussianBlur stdDeviation="${BLUR}"/></filter>
      ${rect(cast, `fill="${COLORS.ink}" fill-opacity="0.34" filter="url(#s)"`)}
    </svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return `<image ${place} preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

/** §1: the matt black frame with its passe-partout, and its shadow on the wall. */
async function frame(picture: Box) {
  const mount = grown(picture, FRAME.mount);
  const outer = grown(mount, FRAME.edge);
  return [
    await shadow(outer),
    rect(outer, `fill="${COLORS.frame}"`),
    rect(grown(outer, -1), `fill="none" stroke="${COLORS.frameEdge}" stroke-width="1"`),
    rect(mount, `fill="${COLORS.mount}"`),
    rect(grown(picture, 1), `fill="none" stroke="${COLORS.sand}" stroke-width="1"`),
  ].join('');
}

export type Wall = { wash: string; accent: string; framed?: Box; marks: Box[]; rule: Box };

/** Everything but pictures and texts: wall, skirting, frame, logo, the line in the year's colour. */
export async function wallSvg({ wash, accent, framed, ...boxes }: Wall): Promise<string> {
  const { width, height } = CARD_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs><radialGradient id="l" cx="0.4" cy="0.2" r="1">
        <stop offset="0" stop-color="#fff" stop-opacity="0.7"/>
        <stop offset="1" stop-color="#fff" stop-opacity="0"/>
      </radialGradient></defs>
      <rect width="${width}" height="${height}" fill="${wash}"/>
      <rect width="${width}" height="${height}" fill="url(#l)"/>
      ${rect({ left: 0, top: height - 26, width, height: 26 }, `fill="${COLORS.plinth}"`)}
      ${rect({ left: 0, top: height - 27, width, height: 1 }, `fill="${COLORS.sand}"`)}
      ${rect(boxes.rule, `fill="${accent}"`)}
      ${framed ? await frame(framed) : ''}
      ${boxes.marks.map(mark).join('')}
    </svg>`;
}
