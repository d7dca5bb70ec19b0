import encodeQR from 'qr';

type Props = {
  text: string;
  /** Without a label it is decoration: the text is elsewhere on the page. */
  label?: string;
  className?: string;
};

/** An SVG path for a stroke: a line for each run of dark modules in a row. */
function toPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => {
      const runs = row.map((isDark) => (isDark ? '1' : '0')).join('');
      return [...runs.matchAll(/1+/g)]
        .map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`)
        .join('');
    })
    .join('');
}

/** On white, with the quiet zone of four modules that scanners need. */
export function QrCode({ text, label, className }: Props) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const size = rows.length;
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={className}
    >
      <path fill="var(--palette-paper)" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="currentColor" d={toPath(rows)} />
    </svg>
  );
}
