import sharp from 'sharp';
import { SHEET_SIZE } from './measures';
import { drawnOn } from './paper';

const { width, height } = SHEET_SIZE;
/** With an edge that crosses the strips in which it is rendered. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="#fffdf8"/><path fill="#2b46c4" d="M0 0L${width} ${height}H0z"/></svg>`;

const aPiece = (size: number, background: string) =>
  sharp({ create: { width: size, height: size, channels: 4, background } })
    .png()
    .toBuffer();

test('pieces lie on the drawing as libvips lays them, also beyond its edges', async () => {
  const inside = { input: await aPiece(200, 'rgba(228, 71, 43, 0.5)'), left: 1700, top: 1150 };
  const whole = { input: await aPiece(40, '#128468'), left: width - 40, top: height - 40 };
  const raw = await drawnOn(SVG, [inside, whole], (sheet) => sheet.raw().toBuffer());
  const expected = await sharp(Buffer.from(SVG))
    .composite([inside, whole])
    .removeAlpha()
    .raw()
    .toBuffer();
  expect(raw).toHaveLength(expected.length);
  let furthest = 0;
  for (let at = 0; at < raw.length; at += 101) {
    furthest = Math.max(furthest, Math.abs((raw[at] ?? 0) - (expected[at] ?? 0)));
  }
  expect(furthest).toBeLessThanOrEqual(2);

  const beyond = { input: await aPiece(100, '#e4472b'), left: -50, top: -50 };
  const corners = [beyond, { ...beyond, left: width - 50, top: height - 50 }];
  const data = await drawnOn(SVG, corners, (sheet) => sheet.raw().toBuffer());
  const colorAt = (left: number, top: number) => {
    const place = (top * width + left) * 3;
    return data.subarray(place, place + 3).toString('hex');
  };
  expect([colorAt(0, 0), colorAt(49, 49), colorAt(50, 0)]).toEqual(['e4472b', 'e4472b', 'fffdf8']);
  expect(colorAt(width - 1, height - 1)).toBe('e4472b');
  expect(colorAt(0, height - 1)).toBe('2b46c4');
});
