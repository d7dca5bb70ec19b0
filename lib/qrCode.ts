import encodeQR from 'qr';

/** A line for each run of dark modules in a row. */
const toPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => {
      const runs = row.map((isDark) => (isDark ? '1' : '0')).join('');
      return [...runs.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`);
    })
    .join('');

/** An SVG path for a stroke of one module, and how many modules a side has with the quiet zone of four that scanners need. */
export function qrCodeOf(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  return { size: rows.length, path: toPath(rows) };
}
