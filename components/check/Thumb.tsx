import { getImageProps } from 'next/image';

const SIZE = { width: 112, height: 84 };
const QUALITY = 60;

/** A small picture beside words that say what it is. A drawing is shown as it is: the optimiser refuses it. */
export function Thumb({ src }: { src: string }) {
  const unoptimized = src.endsWith('.svg');
  const { props } = getImageProps({ src, alt: '', ...SIZE, quality: QUALITY, unoptimized });
  // eslint-disable-next-line @next/next/no-img-element -- optimised by getImageProps above
  return <img {...props} alt="" loading="lazy" />;
}
