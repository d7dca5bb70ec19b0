import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { CAPTCHA_IMAGE } from '@/lib/constants';
import { GLYPHS, LETTERS } from './captchaGlyphs';

const LENGTH = 5;
const SCALE = 3;
const GLYPH = { width: 4 * SCALE, height: 6 * SCALE };
const { width, height } = CAPTCHA_IMAGE;

/** A random number in the range, to two decimals. */
const between = (low: number, high: number) =>
  randomInt(Math.round(low * 100), Math.round(high * 100) + 1) / 100;

/** Random letters, never longer than §9 allows an answer to be. */
export const aCaptchaText = () =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A grid point in pixels, slightly displaced. */
const moved = (point: string) =>
  point
    .split(',')
    .map((value) => (Number(value) * SCALE + between(-0.7, 0.7)).toFixed(2))
    .join(' ');

const drawStroke = (stroke: string) => `M${stroke.split(' ').map(moved).join('L')}`;

function drawLetter(letter: string, index: number): string {
  const path = (GLYPHS[letter] ?? []).map(drawStroke).join('');
  const cell = width / LENGTH;
  const x = index * cell + (cell - GLYPH.width) / 2 + between(-3, 3);
  const y = (height - GLYPH.height) / 2 + between(-2.5, 2.5);
  const turn = `rotate(${between(-14, 14)} ${GLYPH.width / 2} ${GLYPH.height / 2})`;
  const lean = `skewX(${between(-12, 12)})`;
  return `<path d="${path}" stroke-width="${between(2, 2.7)}" transform="translate(${x} ${y}) ${turn} ${lean}"/>`;
}

/** Lines in the letters' colour and almost as thick, so that neither tells them apart. */
function drawNoise(): string {
  const y = () => between(3, height - 3);
  const d = `M${between(-6, 12)} ${y()}C${between(30, 50)} ${y()} ${between(75, 95)} ${y()} ${between(118, 136)} ${y()}`;
  return `<path d="${d}" stroke-width="${between(1, 1.7)}"/>`;
}

const drawDot = () =>
  `<circle cx="${between(0, width)}" cy="${between(0, height)}" r="${between(0.4, 1)}" stroke="none" fill="#556"/>`;

/** §9: a PNG of 130×32. */
export function drawCaptcha(text: string): Promise<Buffer> {
  const ink = `hsl(${randomInt(360)} 45% 28%)`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    '<rect width="100%" height="100%" fill="#f6f4ef"/>',
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">`,
    ...[...text].map(drawLetter),
    ...Array.from({ length: 2 }, drawNoise),
    ...Array.from({ length: 22 }, drawDot),
    '</g></svg>',
  ].join('');
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}
