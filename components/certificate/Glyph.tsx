import { Outline } from '../ui/Outline';
import { FAULT, SEARCH } from '../ui/signs';

/** Signs of these pages, on the grid of components/ui/Icon. */
const SHAPES = {
  search: SEARCH,
  warning: FAULT,
  share: 'M12 15V3M7 7.5 12 3l5 4.5M5 12v9h14v-9',
  print: 'M12 3v13M6 11l6 6 6-6M4 21h16',
} as const;

export const Glyph = ({ name }: { name: keyof typeof SHAPES }) => <Outline d={SHAPES[name]} />;
