/** A place in a drawing, in its pixels. */
export type Box = { left: number; top: number; width: number; height: number };

export const rect = ({ left, top, width, height }: Box, attributes: string): string =>
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" ${attributes}/>`;

/** Wider by so much on each side. */
export const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
