import { isColour } from '@/lib/contract/colours';
import type { Share } from './palette';

/** As a picture's palette is stored: `blue:48,green:33`, the most first. */
export const toText = (shares: readonly Share[]): string =>
  shares.map(({ colour, percent }) => `${colour}:${percent}`).join(',');

export const sharesOf = (palette: string | null | undefined): Share[] =>
  (palette ?? '').split(',').flatMap((part) => {
    const [colour = '', percent] = part.split(':');
    return isColour(colour) ? [{ colour, percent: Number(percent) || 0 }] : [];
  });
