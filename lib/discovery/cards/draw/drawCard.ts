import 'server-only';
import { LRUCache } from 'lru-cache';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { shortened } from '@/lib/discovery/metadata/shortened';
import { isRtl } from '@/lib/i18n/locales';
import { CARD_MAX_BYTES, CARD_SIZE, type Card } from '../card';
import { layoutOf, type Layout } from './layout';
import { drawPicture } from './picture';
import { drawText, type Piece, type TextStyle } from './text';
import type { Box } from './boxes';
import { COLORS } from './colors';
import { composed, fontOf, withoutSymbols } from './fonts';
import { FRAME, pigmentOf, wallSvg, type Wall } from './wall';

type Raw = { data: Buffer; info: OutputInfo };
type Placed = { input: Buffer; left: number; top: number };
type Line = { text: string } & Pick<TextStyle, 'role' | 'color' | 'sizes' | 'height'>;

const QUALITIES = [86, 76, 64, 50, 36];
const SMALL = { quantisationTable: 3, overshootDeringing: true } as const;
const BRAND = 'One World, One Future';

/** Museum label or wall text, from top to bottom. */
function linesOf({ words, year }: Card): Line[] {
  const { deep } = pigmentOf(year);
  if (words.as === 'label') {
    const { author, title, meta } = words;
    return [
      { text: author, role: 'display', color: COLORS.ink, sizes: [60, 50, 42, 36], height: 170 },
      { text: title, role: 'italic', color: COLORS.ink, sizes: [48, 42, 36, 32], height: 190 },
      { text: meta, role: 'serif', color: COLORS.slate, sizes: [34, 30, 26], height: 80 },
    ];
  }
  const { kicker, title, text } = words;
  return [
    { text: kicker, role: 'display', color: deep, sizes: [34, 28], height: 60 },
    { text: title, role: 'display', color: COLORS.ink, sizes: [68, 58, 48, 40], height: 260 },
    { text, role: 'serif', color: COLORS.slate, sizes: [34, 30, 26], height: 150 },
  ];
}

const GAP = 22;
const LINE_HEIGHT = 1.3;

/** In pixels, less than libvips draws (32,767): no text is higher even with each of its characters on a line of its own. A card has room for far less. */
const HIGHEST = 20_000;

/** '' where our fonts lack a letter. */
function toDraw({ text, role, sizes: [largest = 1] }: Line): string {
  const shown = withoutSymbols(role, shortened(text, Math.floor(HIGHEST / largest)));
  return fontOf(role, composed(shown)) ? shown : '';
}

/** The room that a line takes at least, with the gap above it. */
const leastOf = ({ text, sizes }: Line) =>
  text ? Math.round((sizes.at(-1) ?? 0) * LINE_HEIGHT) + GAP : 0;

/** Stacks the lines and centres them vertically; empty lines take no room, and each leaves room for those below it. */
async function drawWords(card: Card, { words: box, rtl }: Layout): Promise<Placed[]> {
  const shown: Piece[] = [];
  let height = -GAP;
  const lines = linesOf(card).map((line) => ({ ...line, text: toDraw(line) }));
  let later = lines.reduce((sum, line) => sum + leastOf(line), 0);
  for (const line of lines) {
    later -= leastOf(line);
    const room = Math.min(line.height, box.height - height - GAP - later);
    const piece = await drawText(line.text, {
      ...line,
      width: box.width,
      height: room,
      isRtl: rtl,
    });
    if (!piece) continue;
    shown.push(piece);
    height += piece.height + GAP;
  }
  let top = Math.round(box.top + Math.max(0, (box.height - height) / 2));
  return shown.map(({ input, width, height: own }) => {
    const left = rtl ? box.left + box.width - width : box.left;
    const placed = { input, left, top };
    top += own + GAP;
    return placed;
  });
}

async function drawBrand({ brand, rtl }: Layout): Promise<Placed[]> {
  const style = { role: 'display', color: COLORS.ink, sizes: [26], isRtl: rtl } as const;
  const piece = await drawText(BRAND, { ...style, width: brand.width, height: brand.height });
  if (!piece) return [];
  const left = rtl ? brand.left + brand.width - piece.width : brand.left;
  return [
    { input: piece.input, left, top: brand.top + Math.round((brand.height - piece.height) / 2) },
  ];
}

/** Centred in its box. */
function centred({ left, top, width, height }: Box, piece: Piece): Box {
  return {
    left: left + Math.round((width - piece.width) / 2),
    top: top + Math.round((height - piece.height) / 2),
    width: piece.width,
    height: piece.height,
  };
}

const PLAY = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120">
    <circle cx="60" cy="60" r="60" fill="${COLORS.ink}" fill-opacity="0.82"/>
    <path d="M48 36v48l38-24z" fill="${COLORS.ivory}"/>
  </svg>`,
);

async function drawHanging({ picture }: Card, { picture: place }: Layout) {
  if (!picture) return { pieces: [], framed: undefined };
  const isFramed = picture.as === 'framed';
  const margin = isFramed ? FRAME.edge + FRAME.mount : 0;
  const piece = await drawPicture(picture.imgUrl, {
    width: place.width - 2 * margin,
    height: place.height - 2 * margin,
    fit: isFramed ? 'inside' : 'cover',
  });
  const box = centred(place, piece);
  const pieces: Placed[] = [{ input: piece.input, left: box.left, top: box.top }];
  if (picture.as === 'film') {
    const [x, y] = [box.left + box.width / 2 - 60, box.top + box.height / 2 - 60];
    pieces.push({ input: PLAY, left: Math.round(x), top: Math.round(y) });
  }
  return { pieces, framed: isFramed ? box : undefined };
}

/** The cards of an item are drawn one after another, in each language: most have the same wall. */
const walls = new LRUCache<string, Raw, Wall>({
  max: 2,
  fetchMethod: async (_key, _stale, { context }) =>
    sharp(Buffer.from(await wallSvg(context)))
      .resize(CARD_SIZE.width, CARD_SIZE.height)
      .flatten({ background: COLORS.ivory })
      .raw()
      .toBuffer({ resolveWithObject: true }),
});

/** The best quality that stays within WhatsApp's limit. mozjpeg's search for the smallest file (`mozjpeg: true`) would take six times as long. */
async function encoded(image: Sharp): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await image
      .clone()
      .jpeg({ ...SMALL, quality })
      .toBuffer();
    if (jpeg.byteLength <= CARD_MAX_BYTES) break;
  }
  return jpeg;
}

/** The card as a JPEG of 1200×630. */
export async function drawCard(card: Card): Promise<Buffer> {
  const layout = layoutOf(card.picture?.as ?? 'none', card.words.as, isRtl(card.locale));
  const { wash } = pigmentOf(card.words.as === 'text' ? card.year : '');
  const [hanging, words, brand] = await Promise.all([
    drawHanging(card, layout),
    drawWords(card, layout),
    drawBrand(layout),
  ]);
  const wall: Wall = {
    wash,
    accent: pigmentOf(card.year).deep,
    framed: hanging.framed,
    marks: card.picture ? [layout.mark] : [layout.mark, layout.picture],
    rule: layout.rule,
  };
  const { data, info } = await walls.forceFetch(JSON.stringify(wall), { context: wall });
  const ground = sharp(data, { raw: info });
  return encoded(ground.composite([...hanging.pieces, ...words, ...brand]));
}
