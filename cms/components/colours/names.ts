import type { Colour } from '@/lib/contract/colours';
import type { English } from '../../words/words';

export const COLOUR_NAMES: Readonly<Record<Colour, English>> = {
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  purple: 'Purple',
  pink: 'Pink',
  brown: 'Brown',
  black: 'Black',
  grey: 'Grey',
  white: 'White',
};
