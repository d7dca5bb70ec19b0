'use client';

import { preload } from 'react-dom';
import { sizeOr } from '@/lib/domain/picture';
import { pictureSources } from './pictureSources';

export type PictureProps = {
  src: string;
  alt: string;
  /** 0 when unknown: the picture then fills its parent's box. */
  width: number;
  height: number;
  sizes: string;
  /** The picture's mean colour: its background while it loads. */
  color?: string;
  /** The page's first picture: loaded with high priority. */
  first?: boolean;
  className?: string;
};

/**
 * An optimised picture as plain markup: it needs no script in the browser. An island all the same, so that the page's data
 * names the picture and not each of its addresses.
 */
export function Picture({ color, first = false, width, height, ...rest }: PictureProps) {
  const { src, srcSet } = pictureSources(rest.src, rest.sizes);
  if (first) {
    const fetchPriority = 'high';
    preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: rest.sizes, fetchPriority });
  }
  return (
    // eslint-disable-next-line @next/next/no-img-element -- optimised by pictureSources
    <img
      alt={rest.alt}
      {...sizeOr({ width, height })}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      // Painted in the same frame as the text around it.
      decoding={first ? 'sync' : 'async'}
      style={color ? { backgroundColor: color } : undefined}
      className={rest.className}
      sizes={rest.sizes}
      srcSet={srcSet}
      src={src}
    />
  );
}
