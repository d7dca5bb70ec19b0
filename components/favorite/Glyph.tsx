import { Outline } from '../ui/Outline';

/** The form's own signs, on the grid of components/ui/Icon. */
const SHAPES = {
  heart:
    'M12 20S3.5 15 3.5 8.8C3.5 6 5.6 4 8 4c1.8 0 3.2 1 4 2.6C12.8 5 14.2 4 16 4c2.4 0 4.5 2 4.5 4.8C20.5 15 12 20 12 20z',
  refresh: 'M20 5v5h-5M4 19v-5h5M5.5 9A7.5 7.5 0 0 1 19 8.5M18.5 15A7.5 7.5 0 0 1 5 15.5',
  fault: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v6M12 16.5v.2',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
} as const;

export const Glyph = ({ name }: { name: keyof typeof SHAPES }) => <Outline d={SHAPES[name]} />;
