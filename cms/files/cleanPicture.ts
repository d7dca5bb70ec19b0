import sharp, { type Metadata, type Sharp } from 'sharp';
import { messageOf } from '@/lib/errors';
import { withoutMarks } from './pictureMarks';

/** Quality of a picture that has to be drawn anew. */
const QUALITY = 92;

const WRITERS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: QUALITY }),
  gif: (picture) => picture.gif(),
  heif: (picture) => picture.avif({ quality: QUALITY }),
};

const saysMore = ({ exif, iptc, xmp, comments }: Metadata) =>
  Boolean(exif ?? iptc ?? xmp ?? comments?.length);

export const isTurned = ({ orientation = 1 }: Metadata) => orientation > 1;
export const isForPrint = ({ space }: Metadata) => space === 'cmyk';

/** An error of sharp's that isn't the picture's fault: it may pass. */
export const isOfMachine = (error: unknown): boolean =>
  /\b(?:memory|thread)\b/i.test(messageOf(error));

/**
 * The picture without what cameras and programs write into it (place, time, owner, previews), upright and in the colours of
 * screens. Its points are not touched unless it is turned or CMYK. Cleaned again, it stays the same, byte for byte.
 */
export async function cleanPicture(data: Buffer): Promise<Buffer> {
  const metadata = await sharp(data).metadata();
  const write = WRITERS[metadata.format];
  if (!write) return data;
  if (!isTurned(metadata) && !isForPrint(metadata)) {
    const cut = withoutMarks(data, metadata.format);
    if (!saysMore(await sharp(cut).metadata())) return cut;
  }
  const picture = sharp(data, { animated: (metadata.pages ?? 1) > 1 });
  return write(picture.autoOrient().toColourspace('srgb')).toBuffer();
}
