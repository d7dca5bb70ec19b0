import { encode } from 'uqr';

type Props = { text: string; label: string; className?: string };

/** Dark modules as one path, row by row; the quiet zone of four modules that scanners need is in it. */
function pathOf(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}

export function QrCode({ text, label, className }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="currentColor" d={pathOf(data)} />
    </svg>
  );
}
