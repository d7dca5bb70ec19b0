import { getImageProps } from 'next/image';
import type { Attributes, Tag } from 'sanitize-html';
import { UNKNOWN_SIZE, type Size } from '@/lib/domain/picture';
import { isDrawing, PICTURE_QUALITY } from '@/lib/pictureWidths.mjs';

/** For a picture in a column of text. */
const SIZES = '(width < 48rem) 90vw, 40rem';

const lengthIn = (value = '') => Number(/^\s*(\d{1,5})(?:px)?\s*$/.exec(value)?.[1] ?? 0);

/** Null unless both are whole pixels: `100%` reserves no space. */
export function sizeIn({ width, height }: Attributes): Size | null {
  const size = { width: lengthIn(width), height: lengthIn(height) };
  return size.width > 0 && size.height > 0 ? size : null;
}

/** A lazy, optimised picture of our own host with its space reserved; one without an address is removed. `hasPlace`: also when its size is unknown. */
export function toImage(attribs: Attributes, src: string, known?: Size, hasPlace = true): Tag {
  const { alt = '', title, id } = attribs;
  const named = { alt, ...(title ? { title } : {}), ...(id ? { id } : {}) };
  if (!src) return { tagName: 'img', attribs: {} };
  const size = sizeIn(attribs) ?? known;
  const { width, height } = size ?? UNKNOWN_SIZE;
  const place = { width, height, sizes: SIZES };
  const how = { quality: PICTURE_QUALITY, unoptimized: isDrawing(src) };
  const { props } = getImageProps({ src, alt, ...place, ...how });
  return {
    tagName: 'img',
    attribs: {
      ...named,
      ...(size || hasPlace ? { width: String(width), height: String(height) } : {}),
      loading: 'lazy',
      decoding: 'async',
      ...(props.srcSet ? { srcset: props.srcSet, sizes: SIZES } : {}),
      src,
    },
  };
}
