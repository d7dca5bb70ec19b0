import type { UrlOf } from './mediaUrl';

/** An image with the size that layout needs; width and height are 0 when unknown. */
export type Picture = { imgUrl: string; alt: string; width: number; height: number };

type WirePicture = { img: string; alt: string; width: number | null; height: number | null };

export const toPicture = ({ img, alt, width, height }: WirePicture, urlOf: UrlOf): Picture => ({
  imgUrl: urlOf(img),
  alt,
  width: width ?? 0,
  height: height ?? 0,
});

export const isShown = ({ imgUrl }: { imgUrl: string }) => imgUrl !== '';

const UNKNOWN_RATIO = 4 / 3;

/** The aspect ratio, with a fallback for an unknown size. */
export const ratioOf = ({ width, height }: Pick<Picture, 'width' | 'height'>) =>
  width > 0 && height > 0 ? width / height : UNKNOWN_RATIO;
