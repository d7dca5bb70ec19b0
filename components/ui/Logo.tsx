const LEFT =
  'M52 3 68 6 83 15 94 30 98 47 96 65 87 82 73 93 56 98 38 97 21 89 9 75 3 58 3 41 11 23 24 10 38 4Z';
const RIGHT =
  'M97 2 116 4 131 12 142 25 148 43 147 60 140 77 128 90 111 97 93 98 76 93 62 82 54 66 52 48 57 31 67 17 81 7Z';

type Props = {
  /** The clip path's id, unique on the page. */
  id: string;
  className?: string;
};

/** The logo: two overlapping discs. */
export function Logo({ id, className }: Props) {
  return (
    <svg viewBox="0 0 150 100" aria-hidden="true" className={className}>
      <clipPath id={id}>
        <path d={LEFT} />
      </clipPath>
      <path fill="var(--logo-left)" d={LEFT} />
      <path fill="var(--logo-right)" d={RIGHT} />
      <path fill="var(--logo-meet)" d={RIGHT} clipPath={`url(#${id})`} />
    </svg>
  );
}
