/** The brand: two worlds that overlap. */
export const Logo = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 150 100" aria-hidden="true" className={className}>
    <use href="#i-logo" />
  </svg>
);
