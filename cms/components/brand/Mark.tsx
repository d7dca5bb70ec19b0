/** The logo's two worlds (app/icon.svg). The right one has the colour of text, so that it stands out in both themes. */
const LEFT =
  'M52 28 68 31 83 40 94 55 98 72 96 90 87 107 73 118 56 123 38 122 21 114 9 100 3 83 3 66 11 48 24 35 38 29Z';
const RIGHT =
  'M97 27 116 29 131 37 142 50 148 68 147 85 140 102 128 115 111 122 93 123 76 118 62 107 54 91 52 73 57 56 67 42 81 32Z';

type Props = { size: number };

export function Mark({ size }: Props) {
  const clip = `worlds${size}`;
  return (
    <svg viewBox="0 20 150 110" width={size} height={(size * 110) / 150} aria-hidden="true">
      <clipPath id={clip}>
        <path d={LEFT} />
      </clipPath>
      <path fill="#e4472b" d={LEFT} />
      <path fill="currentColor" d={RIGHT} />
      <path fill="#7d1a1c" clipPath={`url(#${clip})`} d={RIGHT} />
    </svg>
  );
}
