import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { MOST_PIXELS } from '@/lib/constants';
import { COLORS } from '@/lib/discovery/cards/draw/colors';
import { composed, fontOf, type Role } from '@/lib/discovery/cards/draw/fonts';
import { isRtl } from '@/lib/i18n/locales';
import type { Box } from '@/lib/discovery/cards/draw/boxes';
import { CMS_DIR } from '../../env';
import type { Sheet } from '../sheet';
import { backgroundOf, CODE, SIGNATURE_WIDTH } from './background';
import { FRAME, GROUND, HANGING, PANEL, px, SCALE, SHEET_DPI, TINY, WORDS } from './measures';
import { drawnOn } from './paper';
import { sideOf, type Placed, type Side } from './placed';
import { drawSeal } from './seal';
import { drawWords, lineAt, type Words } from './words';

const FLAGS = join(/*turbopackIgnore: true*/ dirname(CMS_DIR), 'public/flags');
const FLAG = { width: 24, height: 16 } as const;

/** Optimal codes would save a tenth of the file, and take a hundred megabytes to find. */
const JPEG = { quality: 86, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;

/** A text of which our fonts lack a letter: the sheet would have a hole. */
export class NoLetters extends Error {}

/** The first text that no font can write, each in the font in which `drawWords` draws it. Null: all can be written. */
export function unwritable(sheet: Sheet): string | null {
  const { author, title, facts, heading, say, work, organiser, president, scan, seal } = sheet;
  const texts: [Role, string][] = [
    ['italic', author],
    ['serif', title],
    ...facts.map(({ text }): [Role, string] => ['display', text]),
    // The website's own texts: organisers may have changed them.
    ...[say, work, organiser, president, scan].map((text): [Role, string] => ['serif', text]),
    ...facts.map((fact): [Role, string] => ['serif', fact.title]),
    ['display', heading],
    ['display', seal],
  ];
  const found = texts.find(([role, text]) => text.trim() && !fontOf(role, composed(text)));
  return found ? found[1] : null;
}

/** The work upright and whole, as large as its frame may be, and where it hangs. */
async function hung(picture: Buffer, side: Side): Promise<Placed & { box: Box }> {
  const margin = 2 * (FRAME.edge + FRAME.mount);
  const { data, info } = await sharp(picture, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({
      width: px(HANGING.width - margin),
      height: px(HANGING.height - margin),
      fit: 'inside',
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const panel = side.left(px(PANEL.left), px(PANEL.width));
  const left = Math.round(panel + (px(PANEL.width) - info.width) / 2);
  const top = Math.round(px(PANEL.top) + (px(PANEL.height) - info.height) / 2);
  const box = {
    left: left / SCALE,
    top: top / SCALE,
    width: info.width / SCALE,
    height: info.height / SCALE,
  };
  return { input: data, left, top, box };
}

/** The country's, with an edge, as white ones have none. */
async function flagOf(country: string, at: Words['flag'], side: Side): Promise<Placed[]> {
  const file = join(FLAGS, `${country.toLowerCase()}.svg`);
  const svg = at && (await readFile(file).catch(() => null));
  if (!at || !svg) return [];
  const [width, height] = [px(FLAG.width), px(FLAG.height)];
  const edge = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path fill="none" stroke="${COLORS.ink}" stroke-opacity=".35" stroke-width="3" d="M0 0h${width}v${height}H0z"/></svg>`;
  const input = await sharp(svg)
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: Buffer.from(edge) }])
    .png()
    .toBuffer();
  return [{ input, left: side.left(px(at.left), width), top: px(at.top) }];
}

/** The words below signature and code. */
export async function drawFoot({ president, scan }: Sheet, side: Side): Promise<Placed[]> {
  const style = { role: 'serif', color: COLORS.slate } as const;
  const right = WORDS.left + WORDS.width;
  const [signed, verify] = await Promise.all([
    lineAt(
      side,
      president,
      { left: WORDS.left, bottom: GROUND },
      { ...style, sizes: [14.5, 13, 12, 11, 10, ...TINY], width: SIGNATURE_WIDTH + 30 },
    ),
    lineAt(
      side,
      scan,
      { left: 0, bottom: GROUND },
      { ...style, sizes: [13, 12, 11, 10, 9, ...TINY], width: CODE + 16 },
    ),
  ]);
  return [...signed, ...(await centredBelowCode(verify, side, right))];
}

/** In the middle below the code. */
async function centredBelowCode(pieces: Placed[], side: Side, right: number): Promise<Placed[]> {
  return Promise.all(
    pieces.map(async (piece) => {
      const { width = 0 } = await sharp(piece.input).metadata();
      const middle = px(right - CODE / 2);
      return { ...piece, left: Math.round(side.left(middle - width / 2, width)) };
    }),
  );
}

/** The plain header with the density: sharp's own is EXIF, which uploads needn't have. */
function withDensity(jpeg: Buffer): Buffer {
  const header = Buffer.from('ffe000104a46494600010101000000000000', 'hex');
  header.writeUInt16BE(SHEET_DPI, 12);
  header.writeUInt16BE(SHEET_DPI, 14);
  return Buffer.concat([jpeg.subarray(0, 2), header, jpeg.subarray(2)]);
}

/** The certificate as a JPEG: A4 across at 300 dots per inch. `picture`: the work's, as it was uploaded. */
export async function drawSheet(sheet: Sheet, picture: Buffer): Promise<Buffer> {
  const text = unwritable(sheet);
  if (text !== null) throw new NoLetters(text);
  const side = sideOf(isRtl(sheet.locale));
  const [work, words, foot, seal] = await Promise.all([
    hung(picture, side),
    drawWords(sheet, side),
    drawFoot(sheet, side),
    drawSeal(sheet.seal),
  ]);
  const { box, ...hanging } = work;
  const background = backgroundOf(sheet, side, { picture: box, rules: words.rules, seal });
  const flag = await flagOf(sheet.country, words.flag, side);
  const pieces = [hanging, ...words.pieces, ...foot, ...flag];
  const jpeg = await drawnOn(background, pieces, (drawn) => drawn.jpeg(JPEG).toBuffer());
  return withDensity(jpeg);
}
