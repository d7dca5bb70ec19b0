import type { Album } from '@/lib/domain/album';

const WIDEST = 320;
const HIGHEST = 560;

const LONG = 20;
const LONGER = 34;

/** A wide character, Chinese for one, takes the room of two. */
const lengthOf = (text: string) => text.replace(/[\u2e80-\uffef]/g, 'xx').length;

/** The sheet has room for so much: longer names are set smaller. */
export function sizeOf(text: string): 'long' | 'longer' | undefined {
  const length = lengthOf(text);
  if (length > LONGER) return 'longer';
  return length > LONG ? 'long' : undefined;
}

/** Of the frame, in the picture's own ratio: a tall work hangs narrower. */
export function frameWidth({ width, height }: Pick<Album, 'width' | 'height'>): number {
  return width > 0 && height > 0
    ? Math.min(WIDEST, Math.round((HIGHEST * width) / height))
    : WIDEST;
}
