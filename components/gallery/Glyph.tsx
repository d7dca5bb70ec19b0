import { Outline } from '../ui/Outline';
import { SEARCH, TURN } from '../ui/signs';

/** The gallery's own signs, on the grid of components/ui/Icon. */
const SHAPES = {
  search: SEARCH,
  refresh: TURN,
  coverflow: 'M8 5h8v14H8zM4.5 8v8M1.5 9.5v5M19.5 8v8M22.5 9.5v5',
  wall: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  list: 'M9 6h12M9 12h12M9 18h12M4 6h.1M4 12h.1M4 18h.1',
} as const;

export const Glyph = ({ name }: { name: keyof typeof SHAPES }) => <Outline d={SHAPES[name]} />;
