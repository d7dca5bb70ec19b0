type Props = { text: string; className?: string };

const LEFT =
  'M52 3 68 6 83 15 94 30 98 47 96 65 87 82 73 93 56 98 38 97 21 89 9 75 3 58 3 41 11 23 24 10 38 4Z';
const RIGHT =
  'M47 2 66 4 81 12 92 25 98 43 97 60 90 77 78 90 61 97 43 98 26 93 12 82 4 66 2 48 7 31 17 17 31 7Z';
/** The circumference at the text's radius. */
const ROUND = 236;

/** The logo as a seal, with words around it. */
export function Seal({ text, className }: Props) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" data-year="2024" className={className}>
      <path fill="var(--accent-deep)" transform="translate(6 6) scale(1.08)" d={LEFT} />
      <path id="sealRound" d="M60 60m-39 0a39 39 0 1 1 78 0a39 39 0 1 1-78 0" fill="none" />
      {/* In right-to-left text it would start before the path's start. */}
      <text fill="var(--mount)" direction="ltr" textLength={ROUND}>
        <textPath href="#sealRound" textLength={ROUND}>
          {text}
        </textPath>
      </text>
      <g transform="translate(36 44) scale(.32)">
        <path fill="var(--mount)" d={LEFT} />
        <path fill="var(--accent)" fillOpacity=".55" transform="translate(50 0)" d={RIGHT} />
      </g>
    </svg>
  );
}
