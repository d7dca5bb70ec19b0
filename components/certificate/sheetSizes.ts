import type { Album } from '@/lib/domain/album';

const WIDEST = 320;
const HIGHEST = 560;

const LONG = 20;
const LONGER = 34;

/** Wide characters, such as Chinese ones, count as two. */
const lengthOf = (text: string) => text.replace(/[\u2e80-\uffef]/g, 'xx').length;

/** Longer names are set smaller, to fit the sheet. */
export function sizeOf(text: string): 'long' | 'longer' | undefined {
  const length = lengthOf(text);
  if (length > LONGER) return 'longer';
  return length > LONG ? 'long' : undefined;
}

/** The frame's width, in the picture's ratio: tall works are narrower. */
export function frameWidth({ width, height }: Pick<Album, 'width' | 'height'>): number {
  return width > 0 && height > 0
    ? Math.min(WIDEST, Math.round((HIGHEST * width) / height))
    : WIDEST;
}
