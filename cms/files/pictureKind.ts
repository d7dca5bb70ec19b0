import { basename, extname } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { isDrawnType, MIME_BY_EXTENSION, toExtension } from './mediaFiles';

/** The extensions of formats that are called otherwise. */
const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'avif' };

const extensionOf = ({ format, compression }: Metadata) =>
  format === 'heif' && compression !== 'av1' ? 'heic' : (EXTENSIONS[format] ?? format);

/** What a picture is, whatever its name says. */
export type Kind = { extension: string; pixels: number };

/** By its first bytes; null for what is no picture, or a damaged one. */
export async function kindOf(data: Buffer): Promise<Kind | null> {
  try {
    const metadata = await sharp(data, { limitInputPixels: false }).metadata();
    return { extension: extensionOf(metadata), pixels: metadata.width * metadata.height };
  } catch {
    return null;
  }
}

const isRaster = (extension: string) => isDrawnType(MIME_BY_EXTENSION[extension]);

/** Whether a file is called what it is. A raster image that is named as another kind is as good: they are often renamed by hand. */
export function nameFits(name: string, kind: Kind | null): 'yes' | 'nearly' | 'no' {
  const named = toExtension(name);
  const type = MIME_BY_EXTENSION[named];
  if (!kind || !type || type === MIME_BY_EXTENSION[kind.extension]) return 'yes';
  if (kind.extension === 'svg') return 'no';
  if (isRaster(named)) return 'nearly';
  return isRaster(kind.extension) ? 'no' : 'yes';
}

/** The name with the extension of what the file is. */
export const renamed = (name: string, { extension }: Kind) =>
  `${basename(name, extname(name))}.${extension}`;
