import { widthsFor } from '@/lib/pictureWidths.mjs';

const QUALITY = 60;

/** As `getImageProps` of Next writes it, which would name all widths that there are. */
const addressOf = (src: string, width: number) =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;

/** Where a picture comes from in the widths that its place can ask for. The optimiser refuses drawings: they have one. */
export function pictureSources(src: string, sizes: string) {
  if (src.endsWith('.svg')) return { src };
  const widths = widthsFor(sizes);
  return {
    src: addressOf(src, widths[widths.length - 1] ?? 0),
    srcSet: widths.map((width) => `${addressOf(src, width)} ${width}w`).join(', '),
  };
}
