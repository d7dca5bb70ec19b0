import { Outline } from '../ui/Outline';

/** The viewer's own signs, on the grid of components/ui/Icon. */
const SHAPES = {
  sound: 'M4 9.5v5h3.5l5 4v-13l-5 4zM16 9c1.5 2 1.5 4 0 6M18.5 6.5c3 3.5 3 7.5 0 11',
  silence: 'M4 9.5v5h3.5l5 4v-13l-5 4zM16.5 9.5l5 5M21.5 9.5l-5 5',
  fullScreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  larger: 'M12 4v16M4 12h16',
  smaller: 'M4 12h16',
} as const;

export const Sign = ({ name }: { name: keyof typeof SHAPES }) => <Outline d={SHAPES[name]} />;
