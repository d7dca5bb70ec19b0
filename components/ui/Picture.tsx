import { getImageProps } from 'next/image';
import { preload } from 'react-dom';

type Props = {
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

const QUALITY = 60;
/** Used when the size is unknown; the browser corrects it once the picture has loaded. */
const UNKNOWN = { width: 1200, height: 900 };

/** An optimised picture as plain HTML: needs no JavaScript. */
export function Picture({ color, first = false, className, width, height, ...rest }: Props) {
  const size = width > 0 && height > 0 ? { width, height } : UNKNOWN;
  const { props } = getImageProps({
    ...rest,
    ...size,
    quality: QUALITY,
    loading: first ? 'eager' : 'lazy',
  });
  const { srcSet, sizes, src } = props;
  if (first) {
    const fetchPriority = 'high';
    preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority });
  }
  return (
    // eslint-disable-next-line @next/next/no-img-element -- optimised by getImageProps above
    <img
      {...props}
      alt={rest.alt}
      style={color ? { backgroundColor: color } : undefined}
      fetchPriority={first ? 'high' : undefined}
      // Painted in the same frame as the text around it.
      decoding={first ? 'sync' : 'async'}
      className={className}
    />
  );
}
