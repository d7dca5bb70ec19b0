/** The site's only ornament: a hand-cut disc. Three shapes, so that neighbours differ. */
const CUTS = [
  'M52 3 68 6 83 15 94 30 98 47 96 65 87 82 73 93 56 98 38 97 21 89 9 75 3 58 3 41 11 23 24 10 38 4Z',
  'M47 2 66 4 81 12 92 25 98 43 97 60 90 77 78 90 61 97 43 98 26 93 12 82 4 66 2 48 7 31 17 17 31 7Z',
  'M55 2 72 8 87 20 95 36 98 54 93 72 82 87 66 96 48 98 31 94 15 84 5 69 2 51 5 33 14 18 28 8 42 3Z',
] as const;

type Props = { cut?: number; className?: string };

export function Disc({ cut = 0, className }: Props) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <path fill="currentColor" d={CUTS[cut % CUTS.length]} />
    </svg>
  );
}
