/** The brand's drawings, on 100 px: the hand-cut disc in three cuts. */
export const DISCS = [
  'M52 3 68 6 83 15 94 30 98 47 96 65 87 82 73 93 56 98 38 97 21 89 9 75 3 58 3 41 11 23 24 10 38 4Z',
  'M47 2 66 4 81 12 92 25 98 43 97 60 90 77 78 90 61 97 43 98 26 93 12 82 4 66 2 48 7 31 17 17 31 7Z',
  'M55 2 72 8 87 20 95 36 98 54 93 72 82 87 66 96 48 98 31 94 15 84 5 69 2 51 5 33 14 18 28 8 42 3Z',
] as const;

/** The right one of the brand's two worlds; the left one is the first disc. */
export const RIGHT_WORLD =
  'M97 2 116 4 131 12 142 25 148 43 147 60 140 77 128 90 111 97 93 98 76 93 62 82 54 66 52 48 57 31 67 17 81 7Z';
/** What both worlds cover. */
export const MEETING =
  'M52 48 57 31 67 17 75.8 10.7 83 15 94 30 98 47 96 65 87 82 74.5 91.8 62 82 54 66Z';

/** Under a certificate, on 190 × 60 px. */
export const SIGNATURE =
  'M8 44c14-30 26-42 30-34 5 11-22 42-12 42 12 0 22-34 28-34 5 0-7 24 0 24 8 0 10-16 16-16s-2 14 6 14 14-22 20-30c-3 16-12 34-5 34 9 0 12-14 18-14 5 0-1 12 6 12 14 0 30-12 58-18';
