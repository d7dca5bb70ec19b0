import { getImageProps } from 'next/image';
import type { Attributes, Tag } from 'sanitize-html';

export type Size = { width: number; height: number };

/** In a column of text. */
const SIZES = '(width < 48rem) 90vw, 40rem';
const QUALITY = 60;
/** Stands in for an unknown size: the browser corrects it when the picture is there. */
const UNKNOWN: Size = { width: 1200, height: 900 };

const lengthIn = (value = '') => Number(/^\s*(\d{1,5})(?:px)?\s*$/.exec(value)?.[1] ?? 0);

/** Null unless both lengths are whole pixels: `100%` leaves no place for a picture. */
export function sizeIn({ width, height }: Attributes): Size | null {
  const size = { width: lengthIn(width), height: lengthIn(height) };
  return size.width > 0 && size.height > 0 ? size : null;
}

/** An optimised picture of our own host, lazy, with a place kept for it; one without an address is left out. */
export function toImage(attribs: Attributes, src: string, known?: Size): Tag {
  const { alt = '', title } = attribs;
  const named = { alt, ...(title ? { title } : {}) };
  if (!src) return { tagName: 'img', attribs: {} };
  const size = sizeIn(attribs) ?? known ?? UNKNOWN;
  const { props } = getImageProps({ src, alt, ...size, sizes: SIZES, quality: QUALITY });
  const { width, height } = size;
  return {
    tagName: 'img',
    attribs: {
      ...named,
      width: String(width),
      height: String(height),
      loading: 'lazy',
      decoding: 'async',
      ...(props.srcSet ? { srcset: props.srcSet, sizes: SIZES } : {}),
      src,
    },
  };
}
