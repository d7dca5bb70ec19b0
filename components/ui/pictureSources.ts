import { isDrawing, pictureAddress, widthsFor } from '@/lib/pictureWidths.mjs';

/**
 * Where a picture comes from in the widths that its place can ask for; `getImageProps` of Next would name all that there are.
 * A drawing has one.
 */
export function pictureSources(src: string, sizes: string) {
  if (isDrawing(src)) return { src };
  const widths = widthsFor(sizes);
  return {
    src: pictureAddress(src, widths[widths.length - 1] ?? 0),
    srcSet: widths.map((width) => `${pictureAddress(src, width)} ${width}w`).join(', '),
  };
}
