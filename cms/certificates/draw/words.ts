import { COLORS } from '@/lib/discovery/cards/draw/colors';
import { drawLine } from '@/lib/discovery/cards/draw/line';
import type { Role } from '@/lib/discovery/cards/draw/fonts';
import { drawText } from '@/lib/discovery/cards/draw/text';
import type { Sheet } from '../sheet';
import { FOOT, LONGEST_LINE, px, SCALE, sizesOf, TINY, WORDS } from './measures';
import { place, type Placed, type Side } from './placed';

/** A rule below a name or a fact, in the page's pixels. */
export type Rule = { left: number; top: number; width: number; isStrong: boolean };
export type Words = { pieces: Placed[]; rules: Rule[]; flag: { left: number; top: number } | null };

type LineOf = { role: Role; color: string; sizes: readonly number[]; width: number };

/** A line whose letters stand at `bottom`, in the page's pixels. */
export async function lineAt(
  side: Side,
  text: string,
  { left, bottom }: { left: number; bottom: number },
  { sizes, width, ...style }: LineOf,
): Promise<Placed[]> {
  const line = await drawLine(text, { ...style, sizes: sizesOf(...sizes), width: px(width) });
  return line ? [place(side, line, px(left), px(bottom) - line.ascent)] : [];
}

const moved = (pieces: readonly Placed[], by: number): Placed[] =>
  pieces.map((piece) => ({ ...piece, top: piece.top + px(by) }));

type BlockOf = LineOf & { height: number; spacing?: number; emphasis?: string };

/** Lines below `top`, and how high they are, in the page's pixels. */
async function blockAt(
  side: Side,
  text: string,
  { left, top }: { left: number; top: number },
  { sizes, width, height, spacing = 0, ...style }: BlockOf,
): Promise<{ pieces: Placed[]; height: number }> {
  const piece = await drawText(text, {
    ...style,
    sizes: sizesOf(...sizes),
    width: px(width),
    height: px(height),
    spacing: px(spacing),
    isRtl: side.isRtl,
  });
  if (!piece) return { pieces: [], height: 0 };
  return { pieces: [place(side, piece, px(left), px(top))], height: piece.height / SCALE };
}

const NAME_SIZES = [52, 46, 40, 36, 32, 28, 25, 22];

/** On one line, or small on several: a class has more than thirty names. Returns where it ends. */
async function nameAt(side: Side, author: string, top: number) {
  const { left, width } = WORDS;
  const style = { role: 'italic', color: COLORS.ink, width } as const;
  const bottom = top + 46;
  const line =
    [...author].length <= LONGEST_LINE &&
    (await drawLine(author, { ...style, sizes: sizesOf(...NAME_SIZES), width: px(width) }));
  if (line) {
    const depth = (line.height - line.ascent) / SCALE;
    const pieces = [place(side, line, px(left), px(bottom) - line.ascent)];
    return { pieces, end: bottom + Math.max(17, depth + 7) };
  }
  const block = await blockAt(
    side,
    author,
    { left, top },
    { ...style, sizes: [22, 19, 16, 13, 11, 9.5, 8], height: 64 },
  );
  return { pieces: block.pieces, end: top + block.height + 10 };
}

const ROW = 36;
const GAP = 36;
const KEY = 112;
const FLAG = { width: 24, gap: 8 } as const;
const VALUE_SIZES = [15.5, 14.5, 13.5, 12.5, 11.5];
const KEY_SIZES = [...VALUE_SIZES, 10.5, 9.5, 8.5, ...TINY];

async function factAt(
  side: Side,
  { title, text }: { title: string; text: string },
  { left, top, width }: { left: number; top: number; width: number },
  indent: number,
): Promise<Placed[]> {
  const bottom = top + 23;
  const key = { role: 'serif', color: COLORS.slate, sizes: KEY_SIZES, width: KEY - 8 } as const;
  const from = left + KEY + indent;
  const value = { role: 'display', color: COLORS.ink, width: left + width - from } as const;
  const [keys, line] = await Promise.all([
    lineAt(side, title, { left, bottom }, key),
    lineAt(side, text, { left: from, bottom }, { ...value, sizes: VALUE_SIZES }),
  ]);
  if (line.length > 0) return [...keys, ...line];
  const small = { ...value, sizes: [11.5, 10, 9, 8, 7, 6], height: ROW - 6, spacing: -1 };
  const block = await blockAt(side, text, { left: from, top: top + 4 }, small);
  return [...keys, ...block.pieces];
}

/** In two columns; what is not there leaves no hole. */
async function factsAt(side: Side, { facts, country }: Sheet, top: number): Promise<Words> {
  const width = (WORDS.width - GAP) / 2;
  const words: Words = { pieces: [], rules: [], flag: null };
  for (const [index, fact] of facts.entries()) {
    const left = WORDS.left + (index % 2) * (width + GAP);
    const row = top + Math.floor(index / 2) * ROW;
    const hasFlag = fact.key === 'nationality' && country !== '';
    const indent = hasFlag ? FLAG.width + FLAG.gap : 0;
    words.pieces.push(...(await factAt(side, fact, { left, top: row, width }, indent)));
    words.rules.push({ left, top: row + ROW, width, isStrong: false });
    if (hasFlag) words.flag = { left: left + KEY, top: row + 9 };
  }
  return words;
}

/** How much of the room that is left comes above each part. */
const SHARES = { heading: 0.12, say: 0.24, name: 0.56, title: 0.66, facts: 0.82 } as const;
const MOST_LEFT = 110;

const drawOrganiser = ({ organiser }: Sheet, side: Side): Promise<Placed[][]> => {
  const { left, top, width } = WORDS;
  const style = { color: COLORS.ink, width: width - 72 };
  return Promise.all([
    lineAt(
      side,
      'One World, One Future',
      { left: left + 72, bottom: top + 17 },
      { ...style, role: 'display', sizes: [17] },
    ),
    lineAt(
      side,
      organiser,
      { left: left + 72, bottom: top + 38 },
      { ...style, role: 'serif', sizes: [17, 16, 15, 14, 13, 12, 10, ...TINY] },
    ),
  ]);
};

const HEADING = {
  role: 'display',
  color: COLORS.ink,
  sizes: [58, 52, 46, 40, 34, 28, 22, 16],
  height: 118,
} as const;
const SAY = {
  role: 'serif',
  color: COLORS.slate,
  sizes: [18.5, 17.5, 16.5, 15.5, 14, 12, 10, 8],
  height: 84,
} as const;
const TITLE = {
  role: 'serif',
  color: COLORS.ink,
  sizes: [19, 17.5, 16, 14.5, 13, 11.5, 10, 9, 8],
} as const;

/** Organiser, heading, name, title and facts, from top to bottom; what room is left comes between them. */
export async function drawWords(sheet: Sheet, side: Side): Promise<Words> {
  const { left, top: start, width } = WORDS;
  const block = (text: string, top: number, style: Omit<BlockOf, 'width'>) =>
    blockAt(side, text, { left, top }, { ...style, width });
  const organiser = await drawOrganiser(sheet, side);
  let top = start + 70;
  const heading = await block(sheet.heading, top, { ...HEADING, spacing: side.isRtl ? 0 : -10 });
  top += heading.height + 20;
  const say = await block(sheet.say, top, { ...SAY, spacing: 3 });
  top += say.height + 18;
  const name = await nameAt(side, sheet.author, top);
  top = name.end + 13;
  const rows = Math.ceil(sheet.facts.length / 2);
  const height = FOOT - rows * ROW - 14 - top;
  const title = await block(sheet.work, top, {
    ...TITLE,
    height,
    spacing: 2,
    emphasis: sheet.title,
  });
  top += title.height + 14;
  const facts = await factsAt(side, sheet, top);

  const rest = Math.min(MOST_LEFT, Math.max(0, FOOT - top - rows * ROW));
  const down = (part: keyof typeof SHARES) => rest * SHARES[part];
  const lower = (rule: Rule) => ({ ...rule, top: rule.top + down('facts') });
  return {
    pieces: [
      ...organiser.flat(),
      ...moved(heading.pieces, down('heading')),
      ...moved(say.pieces, down('say')),
      ...moved(name.pieces, down('name')),
      ...moved(title.pieces, down('title')),
      ...moved(facts.pieces, down('facts')),
    ],
    rules: [
      { left, top: name.end + down('name'), width, isStrong: true },
      ...facts.rules.map(lower),
    ],
    flag: facts.flag && { ...facts.flag, top: facts.flag.top + down('facts') },
  };
}
