import sharp from 'sharp';
import { onOneLine } from '@/lib/plain';
import { escapeXml } from '@/lib/xml/element';
import { composed, fontOf, type Font, type Role } from './fonts';
import { DPI, learn, pangoFont, type Piece } from './text';

/** A line of text. `ascent`: from its top to the line it stands on, in pixels. */
type Line = Piece & { ascent: number };

type LineStyle = {
  role: Role;
  color: string;
  /** In pixels, largest first. */
  sizes: readonly number[];
  width: number;
};

/** A picture of text has the size of its ink, which doesn't tell where its letters stand: this hangs a known depth below that line. */
const strut = (size: number) =>
  `<span face="Source Serif 4" style="normal" rise="-${size}pt">_</span>`;
const STRUT_FONT: Font = fontOf('serif', '_') ?? { families: [], isItalic: false, files: [] };

const drawn = (markup: string, font: Font, size: number) =>
  sharp({ text: { text: markup, font: pangoFont(font, size), rgba: true, dpi: DPI } })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });

const heightOf = async (markup: string, font: Font, size: number) =>
  (await drawn(markup, font, size)).info.height;

const depths = new Map<number, number>();

/** How deep the strut hangs. */
async function depthOf(size: number): Promise<number> {
  const known = depths.get(size);
  if (known !== undefined) return known;
  const [with_, without] = await Promise.all([
    heightOf(`H${strut(size)}`, STRUT_FONT, size),
    heightOf('H', STRUT_FONT, size),
  ]);
  depths.set(size, with_ - without);
  return with_ - without;
}

/** One line in the largest size that fits. Null: it is empty, fits in no size, or our fonts lack a character. */
export async function drawLine(
  given: string,
  { role, color, sizes, width }: LineStyle,
): Promise<Line | null> {
  const text = composed(onOneLine(given));
  const font = fontOf(role, text);
  if (!font) return null;
  await learn([...font.files, ...STRUT_FONT.files]);
  const markup = `<span foreground="${color}">${escapeXml(text)}</span>`;
  for (const size of sizes) {
    const { data, info } = await drawn(markup, font, size);
    if (info.width > width) continue;
    const ascent = (await heightOf(markup + strut(size), font, size)) - (await depthOf(size));
    return { input: data, width: info.width, height: info.height, ascent };
  }
  return null;
}
