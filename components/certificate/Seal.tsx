import { DISCS } from '@/lib/brand';

type Props = { text: string; className?: string };

const [LEFT, RIGHT] = DISCS;
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
