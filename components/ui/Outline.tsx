type Props = { d?: string; className?: string; children?: React.ReactNode };

/** A sign in one line on a 24 px grid: of one stroke `d`, or of the shapes within. */
export const Outline = ({ d, className, children }: Props) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="square"
    aria-hidden="true"
    className={className}
  >
    {d === undefined ? children : <path d={d} />}
  </svg>
);
