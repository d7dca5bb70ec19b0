import { Outline } from '../ui/Outline';
import { FAULT, TURN } from '../ui/signs';

/** The form's own signs, on the grid of components/ui/Icon. */
const SHAPES = {
  heart:
    'M12 20S3.5 15 3.5 8.8C3.5 6 5.6 4 8 4c1.8 0 3.2 1 4 2.6C12.8 5 14.2 4 16 4c2.4 0 4.5 2 4.5 4.8C20.5 15 12 20 12 20z',
  refresh: TURN,
  fault: FAULT,
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
} as const;

export const Glyph = ({ name }: { name: keyof typeof SHAPES }) => <Outline d={SHAPES[name]} />;
