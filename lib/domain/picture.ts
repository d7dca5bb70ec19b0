import type { WirePicture } from '@/lib/contract/webContent';
import type { UrlOf } from './mediaUrl';

/** An image with the size that layout needs; width and height are 0 when unknown. */
export type Picture = { imgUrl: string; alt: string; width: number; height: number };

export const toPicture = ({ img, alt, width, height }: WirePicture, urlOf: UrlOf): Picture => ({
  imgUrl: urlOf(img),
  alt,
  width: width ?? 0,
  height: height ?? 0,
});

export const isShown = ({ imgUrl }: { imgUrl: string }) => imgUrl !== '';

export type Size = Pick<Picture, 'width' | 'height'>;

/** Stands in for an unknown size: the browser corrects it when the picture is there. */
export const UNKNOWN_SIZE: Size = { width: 1200, height: 900 };

/** The size of a picture, or what stands in for it where it is unknown. */
export const sizeOr = ({ width, height }: Size, otherwise = UNKNOWN_SIZE): Size =>
  width > 0 && height > 0 ? { width, height } : otherwise;

/** The aspect ratio, with a fallback for an unknown size. */
export function ratioOf(picture: Size): number {
  const { width, height } = sizeOr(picture);
  return width / height;
}
