import { Outline } from '../ui/Outline';

/** Signs of these pages, on the grid of components/ui/Icon. */
const SHAPES = {
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM16 16l5 5',
  warning: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v6M12 16.5v.2',
  share: 'M12 15V3M7 7.5 12 3l5 4.5M5 12v9h14v-9',
  print: 'M12 3v13M6 11l6 6 6-6M4 21h16',
} as const;

export const Glyph = ({ name }: { name: keyof typeof SHAPES }) => <Outline d={SHAPES[name]} />;
