import { SMALL_WIDTHS, DEVICE_WIDTHS } from '@/lib/pictureWidths.mjs';
import { element } from '@/lib/xml/element';

const QUALITY = 60;
/** Where the size is unknown; the browser corrects it when the picture is there. */
const UNKNOWN = { width: 1200, height: 900 };

/** A picture in one of the widths that the site has. Vectors have one. */
export const pictureAddress = (src: string, width: number) =>
  src.endsWith('.svg')
    ? src
    : `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;

type Size = { width: number; height: number };

export const sizeOf = ({ width, height }: Size): Size =>
  width > 0 && height > 0 ? { width, height } : UNKNOWN;

type Shown = {
  src: string;
  alt: string;
  size: Size;
  /** The place's width, and the widths to choose from. */
  sizes: string;
  widths: readonly number[];
};

export const IN_A_WORK = DEVICE_WIDTHS.slice(0, 4);
export const IN_A_LIST = SMALL_WIDTHS.slice(2);

export function image({ src, alt, size, sizes, widths }: Shown): string {
  const { width, height } = sizeOf(size);
  const isVector = src.endsWith('.svg');
  return element('img', {
    alt,
    width: String(width),
    height: String(height),
    ...(isVector
      ? {}
      : { sizes, srcset: widths.map((at) => `${pictureAddress(src, at)} ${at}w`).join(', ') }),
    src: pictureAddress(src, widths.at(-1) ?? 0),
  });
}
