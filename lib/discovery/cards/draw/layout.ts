import { CARD_SIZE } from '../card';
import type { Box } from './boxes';

export type Layout = {
  rtl: boolean;
  picture: Box;
  words: Box;
  brand: Box;
  mark: Box;
  rule: Box;
};

const MARGIN = 64;
const FLOOR = 27;
const MARK = 56;
const RULE = { width: 72, height: 8 } as const;

const mirrored = (box: Box): Box => ({ ...box, left: CARD_SIZE.width - box.left - box.width });

/** The picture's share of the width: a work beside its label takes more than one beside a text. */
const SHARES = { label: 0.6, text: 0.46 } as const;

type Picture = 'framed' | 'still' | 'film' | 'none';

/** The picture at the start of the line, words at its end, the brand below them; mirrored for right-to-left. */
export function layoutOf(picture: Picture, words: keyof typeof SHARES, rtl: boolean): Layout {
  const { width, height } = CARD_SIZE;
  const wall = height - FLOOR;
  const side = Math.round(width * SHARES[words]);
  const places: Record<Picture, Box> = {
    framed: { left: 48, top: 34, width: side - 60, height: wall - 74 },
    still: { left: 0, top: 0, width: side, height },
    film: { left: 0, top: 0, width: side, height },
    none: { left: 64, top: 72, width: side - 128, height: side - 128 },
  };
  const place = places[picture];
  const left = side + (picture === 'framed' || picture === 'none' ? 28 : MARGIN);
  const column = { left, width: width - left - MARGIN };
  const end = { top: wall - MARGIN - 40, height: MARK };
  const boxes = {
    picture: place,
    words: { ...column, top: 112, height: end.top - 112 - 28 },
    rule: { left, top: 72, ...RULE },
    mark: { left, ...end, width: MARK },
    brand: { left: left + MARK + 16, ...end, width: column.width - MARK - 16 },
  };
  if (!rtl) return { rtl, ...boxes };
  return {
    rtl,
    picture: mirrored(boxes.picture),
    words: mirrored(boxes.words),
    rule: mirrored(boxes.rule),
    mark: mirrored(boxes.mark),
    brand: mirrored(boxes.brand),
  };
}
