import { Outline } from '../ui/Outline';

/** The gallery's own signs, on the grid of components/ui/Icon. */
const SHAPES = {
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM16 16l5 5',
  refresh: 'M20 5v5h-5M4 19v-5h5M5.5 9A7.5 7.5 0 0 1 19 8.5M18.5 15A7.5 7.5 0 0 1 5 15.5',
  coverflow: 'M8 5h8v14H8zM4.5 8v8M1.5 9.5v5M19.5 8v8M22.5 9.5v5',
  wall: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  list: 'M9 6h12M9 12h12M9 18h12M4 6h.1M4 12h.1M4 18h.1',
} as const;

export const Glyph = ({ name }: { name: keyof typeof SHAPES }) => <Outline d={SHAPES[name]} />;
