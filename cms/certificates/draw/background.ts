import { DISCS, MEETING, RIGHT_WORLD, SIGNATURE } from '@/lib/brand';
import { grown, rect, type Box } from '@/lib/discovery/cards/draw/boxes';
import { COLORS } from '@/lib/discovery/cards/draw/colors';
import { qrCodeOf } from '@/lib/qrCode';
import type { Sheet } from '../sheet';
import { BASE, discsOf, FRAME, GROUND, PANEL, px, SCALE, SHEET_SIZE, WORDS } from './measures';
import type { Side } from './placed';
import { SEAL } from './seal';
import type { Rule } from './words';

/** Of the QR code, with its white margin. */
export const CODE = 128;
export const SIGNATURE_WIDTH = 190;

/** In the page's pixels; `left` is that of the side. */
const at = (side: Side, left: number, width: number) => side.left(px(left), px(width)) / SCALE;

/** Two discs that look in at the edges of the wall. */
function wall({ year }: Sheet, side: Side): string {
  const { left, right } = discsOf(year);
  const box = { ...PANEL, left: at(side, PANEL.left, PANEL.width) };
  const disc = (d: string, color: string, x: number, y: number, size: number) =>
    `<path fill="${color}" transform="translate(${at(side, x, size)} ${y}) scale(${size / 100})" d="${d}"/>`;
  return `<clipPath id="w">${rect(box, '')}</clipPath>
    <g clip-path="url(#w)">
      ${rect(box, `fill="${COLORS.plinth}"`)}
      ${disc(DISCS[0], left, PANEL.left - 190, PANEL.top - 60, 442)}
      ${disc(DISCS[1], right, PANEL.left + PANEL.width + 150 - 430, PANEL.top + PANEL.height + 70 - 430, 430)}
    </g>`;
}

/** Rings that add up: a blur of this size takes librsvg ten times as long as all the rest of a sheet. */
const RINGS = 14;
const shadow = (box: Box): string =>
  Array.from({ length: RINGS }, (_, ring) => {
    const by = (ring - RINGS / 3) * 2;
    return rect(grown(box, by), `rx="${ring * 2}" fill="#281e0a" fill-opacity=".035"`);
  }).join('');

/** §1: the matt black frame with its passe-partout, and its shadow on the wall. */
function frame(picture: Box): string {
  const mount = grown(picture, FRAME.mount);
  const outer = grown(mount, FRAME.edge);
  return `${shadow({ ...outer, top: outer.top + 10 })}
    ${rect(outer, `fill="${COLORS.frame}"`)}
    ${rect(grown(outer, -0.5), `fill="none" stroke="${COLORS.frameEdge}"`)}
    ${rect(mount, `fill="${COLORS.mount}"`)}
    ${rect(grown(mount, -0.5), `fill="none" stroke="#000" stroke-opacity=".45"`)}
    ${rect(grown(picture, 0.5), `fill="none" stroke="#3c280a" stroke-opacity=".25"`)}`;
}

function logo({ year }: Sheet, side: Side): string {
  const width = 58;
  return `<g transform="translate(${at(side, WORDS.left, width)} ${WORDS.top + 2}) scale(${width / 150})">
    <path fill="${discsOf(year).left}" d="${DISCS[0]}"/>
    <path fill="${COLORS.ink}" d="${RIGHT_WORLD}"/>
    <path fill="${discsOf(year).left}" fill-opacity=".3" d="${MEETING}"/>
  </g>`;
}

/** Whole dots of the sheet for each module, so that its edges are sharp. */
function code({ address }: Sheet, side: Side): string {
  const { size, path } = qrCodeOf(address);
  const dots = Math.max(1, Math.floor(px(CODE) / size));
  const room = px(CODE);
  const start = side.left(px(WORDS.left + WORDS.width - CODE), room) + (room - dots * size) / 2;
  const top = px(GROUND - 18 - CODE) + (room - dots * size) / 2;
  return `<g transform="translate(${Math.round(start)} ${Math.round(top)}) scale(${dots})" shape-rendering="crispEdges">
    <path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="${COLORS.ink}" d="${path}"/>
  </g>`;
}

/** In the middle between signature and code. */
const SEAL_LEFT = (WORDS.left + SIGNATURE_WIDTH + WORDS.left + WORDS.width - CODE - SEAL) / 2;

function foot(seal: string, side: Side): string {
  const signature = at(side, WORDS.left, SIGNATURE_WIDTH);
  return `<path transform="translate(${signature} ${GROUND - 86})" fill="none" stroke="${COLORS.ink}" stroke-width="2.2" stroke-linecap="round" d="${SIGNATURE}"/>
    <g transform="translate(${at(side, SEAL_LEFT, SEAL)} ${GROUND + 6 - SEAL}) scale(${SEAL / 120})">${seal}</g>`;
}

const rule = (side: Side, { left, top, width, isStrong }: Rule) =>
  rect(
    { left: at(side, left, width), top, width, height: isStrong ? 1.5 : 1 },
    `fill="${isStrong ? COLORS.ink : COLORS.sand}"`,
  );

type Drawn = { picture: Box; rules: readonly Rule[]; seal: string };

/** Everything but pictures and texts, as SVG. */
export function backgroundOf(sheet: Sheet, side: Side, { picture, rules, seal }: Drawn): string {
  const { width, height } = SHEET_SIZE;
  const edge: Box = { left: 22, top: 22, width: BASE.width - 44, height: BASE.height - 44 };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${COLORS.mount}"/>
    <g transform="scale(${SCALE})">
      ${wall(sheet, side)}
      ${frame(picture)}
      ${logo(sheet, side)}
      ${rules.map((one) => rule(side, one)).join('')}
      ${foot(seal, side)}
      ${rect(edge, `fill="none" stroke="${COLORS.ink}" stroke-width="1.5"`)}
      ${rect(grown(edge, -5.75), `fill="none" stroke="${COLORS.ink}" stroke-width=".6"`)}
    </g>
    ${code(sheet, side)}
  </svg>`;
}
