import sharp from 'sharp';
import { UNSPACED } from '@/lib/sought';
import { escapeXml } from '@/lib/xml/element';
import { directed, runsRtl } from './direction';
import { CLUSTERS, composed, fontOf, type Font, type Role } from './fonts';

/** A rendered piece and its size in pixels. */
export type Piece = { input: Buffer; width: number; height: number };

export type TextStyle = {
  role: Role;
  color: string;
  /** In pixels, largest first: the first size at which the text fits is used. */
  sizes: readonly number[];
  width: number;
  height: number;
  isRtl: boolean;
  /** A part of the text that is set in italics, where its script has them. */
  emphasis?: string;
  /** Added between lines, in pixels. */
  spacing?: number;
};

/** One point is one pixel. */
export const DPI = 72;
const ELLIPSIS = '…';

const known = new Set<string>();

/** Pango registers one font file for each call, and keeps it. */
export async function learn(files: readonly string[]) {
  for (const fontfile of files) {
    if (known.has(fontfile)) continue;
    await sharp({ text: { text: '.', fontfile, dpi: DPI } }).toBuffer();
    known.add(fontfile);
  }
}

/** The comma ends the list of families, since "Source Serif 4" ends in a number, which Pango would read as a size. */
export const pangoFont = ({ families, isItalic }: Font, size: number) =>
  `${families.join(',')}, ${isItalic ? 'Italic ' : ''}${size}`;

/** A title stands last in its sentence: words before it may have the same letters. */
export function emphasised(markup: string, part: string): string {
  const at = markup.lastIndexOf(part);
  if (at < 0 || !fontOf('italic', part)?.isItalic) return markup;
  return `${markup.slice(0, at)}<i>${part}</i>${markup.slice(at + part.length)}`;
}

type Try = { text: string; font: Font; size: number; style: TextStyle };

async function drawn({ text: given, font, size, style }: Try): Promise<Piece> {
  const { color, width, isRtl, emphasis = '', spacing } = style;
  const text = directed(given, isRtl);
  // Pango swaps left and right for right-to-left text.
  const align = runsRtl(text) === isRtl ? 'left' : 'right';
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${emphasised(escapeXml(text), escapeXml(emphasis))}</span>`,
      font: pangoFont(font, size),
      rgba: true,
      dpi: DPI,
      width,
      align,
      wrap: 'word-char',
      ...(spacing === undefined ? {} : { spacing }),
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** What a text may be cut between: words with the space after them, or letters, where spaces part no words. */
export function partsOf(text: string): string[] {
  const words = text.split(/(?<=\s)/);
  const isCut = (word: string) => words.length === 1 || UNSPACED.test(word);
  return words.flatMap((word) =>
    isCut(word) ? Array.from(CLUSTERS.segment(word), ({ segment }) => segment) : [word],
  );
}

/** The longest beginning that fits, with an ellipsis. */
async function longestThatFits(text: string, smallest: Omit<Try, 'text'>): Promise<Piece | null> {
  const { style } = smallest;
  const font = fontOf(style.role, text + ELLIPSIS) ?? smallest.font;
  await learn(font.files);
  const parts = partsOf(text);
  let [fits, tooMany] = [0, parts.length];
  let best: Piece | null = null;
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2);
    const piece = await drawn({
      ...smallest,
      font,
      text: parts.slice(0, count).join('').trimEnd() + ELLIPSIS,
    });
    if (piece.height > style.height) tooMany = count;
    else [fits, best] = [count, piece];
  }
  return best;
}

/** A text as a picture, in its own script. Null: it is empty, or our fonts lack a character. */
export async function drawText(given: string, givenStyle: TextStyle): Promise<Piece | null> {
  const text = composed(given);
  const style = { ...givenStyle, emphasis: composed(givenStyle.emphasis ?? '') };
  const font = fontOf(style.role, text);
  if (!font) return null;
  await learn([...font.files, ...(fontOf('italic', style.emphasis)?.files ?? [])]);
  let smallest = style.sizes[0] ?? 0;
  for (const size of style.sizes) {
    const piece = await drawn({ text, font, size, style });
    if (piece.height <= style.height && piece.width <= style.width) return piece;
    smallest = size;
  }
  return longestThatFits(text, { font, size: smallest, style });
}
