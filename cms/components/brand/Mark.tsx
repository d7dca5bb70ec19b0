import { DISCS, MEETING, RIGHT_WORLD } from '@/lib/brand';

type Props = { size: number };

/** The logo's two worlds (app/icon.svg). The right one has the colour of text, so that it stands out in both themes. */
export const Mark = ({ size }: Props) => (
  <svg viewBox="0 -5 150 110" width={size} height={(size * 110) / 150} aria-hidden="true">
    <path fill="#e4472b" d={DISCS[0]} />
    <path fill="currentColor" d={RIGHT_WORLD} />
    <path fill="#7d1a1c" d={MEETING} />
  </svg>
);
