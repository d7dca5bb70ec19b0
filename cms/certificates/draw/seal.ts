import { LRUCache } from 'lru-cache';
import { COLORS, VERMILION } from '@/lib/discovery/cards/draw/colors';
import { drawLine } from '@/lib/discovery/cards/draw/line';
import { DISCS, RIGHT_WORLD } from '@/lib/brand';
import { px, SCALE } from './measures';

/** As wide as on the page, in its pixels; its drawing is 120 wide. */
export const SEAL = 112;
const VIEW = 120;
/** The line on which the words stand. */
const RADIUS = 39;
/** The size of letters. Of a text that is longer than its circle they are smaller. */
const LETTER = 9.5;
/** From the drawing to the sheet. */
const ZOOM = (SCALE * SEAL) / VIEW;
const CIRCLE = 2 * Math.PI * RADIUS * ZOOM;

type Letter = { input: Buffer; width: number; height: number; ascent: number; angle: number };

/** Each letter as far round as the text is long before it. `fit`: by how much they are smaller. */
async function lettersOf(text: string): Promise<{ letters: Letter[]; fit: number }> {
  const style = { role: 'display', color: COLORS.mount, sizes: [px(LETTER)] } as const;
  const widthOf = async (part: string) =>
    (await drawLine(`${part}|`, { ...style, width: Infinity }))?.width ?? 0;
  const start = await widthOf('');
  // The end of the text meets its beginning.
  const whole = (await widthOf(`${text} `)) - start;
  const characters = [...text];
  const letters: Letter[] = [];
  for (const [index, character] of characters.entries()) {
    const line = await drawLine(character, { ...style, width: Infinity });
    if (!line) continue;
    const before = (await widthOf(characters.slice(0, index).join(''))) - start;
    letters.push({ ...line, angle: ((before + line.width / 2) / whole) * 360 - 90 });
  }
  return { letters, fit: Math.min(1, CIRCLE / whole) };
}

/** An SVG drawing in its own pixels: librsvg knows no text on a path, nor our fonts. */
async function drawn(text: string): Promise<string> {
  const { letters, fit } = await lettersOf(text);
  const images = letters.map(({ input, width, height, ascent, angle }) => {
    const at = `x="${-width / 2}" y="${-ascent}" width="${width}" height="${height}"`;
    const turn = `translate(60 60) rotate(${angle}) translate(0 ${-RADIUS}) scale(${fit / ZOOM})`;
    return `<image ${at} transform="${turn}" href="data:image/png;base64,${input.toString('base64')}"/>`;
  });
  return `<path fill="${VERMILION.deep}" transform="translate(6 6) scale(1.08)" d="${DISCS[0]}"/>
    ${images.join('')}
    <g transform="translate(36 44) scale(.32)">
      <path fill="${COLORS.mount}" d="${DISCS[0]}"/>
      <path fill="${VERMILION.fill}" fill-opacity=".55" d="${RIGHT_WORLD}"/>
    </g>`;
}

/** One a year, whatever the language. */
const seals = new LRUCache<string, string>({ max: 8, fetchMethod: drawn });

/** The logo as a seal, with words around it: the content of an SVG 120 wide. */
export const drawSeal = (text: string): Promise<string> => seals.forceFetch(text);
