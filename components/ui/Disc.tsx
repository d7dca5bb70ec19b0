/** As many as there are in lib/brand.ts. */
const CUTS = 3;

type Props = { cut?: number; className?: string };

/** The hand-cut disc: the only ornament. Neighbours differ by their `cut`. */
export const Disc = ({ cut = 0, className }: Props) => (
  <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
    <use href={`#i-disc${cut % CUTS}`} />
  </svg>
);
