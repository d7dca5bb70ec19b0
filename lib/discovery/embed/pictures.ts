import { sizeOr, type Size } from '@/lib/domain/picture';
import { DEVICE_WIDTHS, isDrawing, pictureAddress, SMALL_WIDTHS } from '@/lib/pictureWidths.mjs';
import { element } from '@/lib/xml/element';

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
  const { width, height } = sizeOr(size);
  return element('img', {
    alt,
    width: String(width),
    height: String(height),
    ...(isDrawing(src)
      ? {}
      : { sizes, srcset: widths.map((at) => `${pictureAddress(src, at)} ${at}w`).join(', ') }),
    src: pictureAddress(src, widths.at(-1) ?? 0),
  });
}
