import sharp, { type Sharp } from 'sharp';
import { COLORS } from '@/lib/discovery/cards/draw/colors';
import { SHEET_SIZE } from './measures';
import type { Placed } from './placed';

const { width: WIDTH, height: HEIGHT } = SHEET_SIZE;
const CHANNELS = 3;
/** The drawing is rendered in strips: as a whole it would take four times the memory of the sheet. */
const STRIP = 310;

// Each picture is drawn once: nobody uses what libvips would keep of it.
sharp.cache(false);

const stripOf = (svg: string, top: number, height: number) =>
  svg.replace(/^<svg [^>]*>/, (head) =>
    head.replace(/ height="\d+"/, ` height="${height}" viewBox="0 ${top} ${WIDTH} ${height}"`),
  );

/** Of the sheet that was drawn last: else several would wait to be collected. */
let spare: Buffer | undefined;

function takeSheet(): Buffer {
  const sheet = spare ?? Buffer.allocUnsafe(WIDTH * HEIGHT * CHANNELS);
  spare = undefined;
  return sheet;
}

async function render(svg: string, sheet: Buffer) {
  for (let top = 0; top < HEIGHT; top += STRIP) {
    const strip = await sharp(Buffer.from(stripOf(svg, top, Math.min(STRIP, HEIGHT - top))))
      .flatten({ background: COLORS.mount })
      .raw()
      .toBuffer();
    strip.copy(sheet, top * WIDTH * CHANNELS);
  }
}

/** `piece` over the sheet. libvips would do it for the whole sheet, in numbers four times as large. */
async function lay(sheet: Buffer, { input, left, top }: Placed) {
  const { data, info } = await sharp(input)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [from, to] = [Math.max(0, -left), Math.min(info.width, WIDTH - left)];
  for (let row = Math.max(0, -top); row < Math.min(info.height, HEIGHT - top); row += 1) {
    for (let column = from; column < to; column += 1) {
      const pixel = (row * info.width + column) * (CHANNELS + 1);
      const alpha = data[pixel + CHANNELS]!;
      if (alpha === 0) continue;
      const place = ((top + row) * WIDTH + left + column) * CHANNELS;
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const [over, under] = [data[pixel + channel]!, sheet[place + channel]!];
        sheet[place + channel] = Math.round((over * alpha + under * (255 - alpha)) / 255);
      }
    }
  }
}

/** Writes a drawing as large as the sheet, with pieces on it. */
export async function drawnOn<File>(
  svg: string,
  pieces: readonly Placed[],
  write: (sheet: Sharp) => Promise<File>,
): Promise<File> {
  const sheet = takeSheet();
  try {
    await render(svg, sheet);
    for (const piece of pieces) await lay(sheet, piece);
    return await write(sharp(sheet, { raw: { width: WIDTH, height: HEIGHT, channels: CHANNELS } }));
  } finally {
    spare = sheet;
  }
}
