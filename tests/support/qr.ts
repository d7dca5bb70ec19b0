import jsQR from 'jsqr';
import sharp from 'sharp';
import { withPdf } from './pdf';

/** Scans a picture; '' when it has no QR code. */
export async function scan(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}

type Pixels = { data: Uint8Array; width: number; height: number };

const toPng = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

/** Renders a PDF's pages at 144 dots per inch. */
export const print = (pdf: Buffer): Promise<{ width: number; height: number; png: Buffer }[]> =>
  withPdf(pdf, async (document) => {
    const pages = [];
    for (const page of document.pages()) {
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
      const { data } = await page.render({ scale: 2, render: toPng });
      pages.push({ width, height, png: Buffer.from(data) });
    }
    return pages;
  });
