/** What pages ask Next's optimiser for, and so all that it takes (next.config.mjs, server/pictureAddress.mjs). */
export const DEVICE_WIDTHS = [390, 640, 828, 1080, 1440, 1920, 2560];
export const SMALL_WIDTHS = [64, 128, 200, 256, 320];
const WIDTHS = [...SMALL_WIDTHS, ...DEVICE_WIDTHS];

/** Of a picture in a page. */
export const PICTURE_QUALITY = 60;

/** @param {string} src */
export const isDrawing = (src) => /\.svg$/i.test(src);

/**
 * A picture in one of these widths, as `getImageProps` of Next writes it. The optimiser refuses drawings: they have one address.
 * @param {string} src
 * @param {number} width
 */
export const pictureAddress = (src, width) =>
  isDrawing(src)
    ? src
    : `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${PICTURE_QUALITY}`;

const REM = 16;
/** Phones are no narrower, and have two points to a pixel or more; desks are no wider than the widest picture. */
const NARROWEST = 360;
const DENSE = 2;
const WIDEST = WIDTHS[WIDTHS.length - 1] / DENSE;

/** The least and the most points that one part of `sizes` may ask for. */
function rangeOf(part) {
  const [, number = '100', unit] = /([\d.]+)(px|rem|vw)$/.exec(part) ?? [];
  const length = Number(number) * (unit === 'rem' ? REM : 1);
  if (unit !== 'vw') return [length, DENSE * length];
  const [, limit = WIDEST / REM] = /width < ([\d.]+)rem/.exec(part) ?? [];
  return [NARROWEST, Number(limit) * REM].map((width) => (DENSE * width * length) / 100);
}

/**
 * The widths that a picture in such a place can be asked for, by phones and by desks. Those that nobody takes would be
 * named in each page all the same.
 * @param {string} sizes as of an `<img>`: places in px, rem or vw, under `(width < …rem)`
 */
export function widthsFor(sizes) {
  const ranges = sizes.split(', ').map(rangeOf);
  const least = Math.min(...ranges.map(([from]) => from));
  const most = Math.max(...ranges.map(([, to]) => to));
  const enough = WIDTHS.find((width) => width >= most) ?? WIDTHS[WIDTHS.length - 1];
  // Chrome takes the narrower of two while what it needs is below their geometric mean.
  const isTaken = (width, index) =>
    width >= least || Math.sqrt(width * (WIDTHS[index + 1] ?? width)) >= least;
  return WIDTHS.filter((width, index) => isTaken(width, index) && width <= enough);
}

/**
 * What `sizes` become for a picture that takes up only a part of such a place.
 * @param {string} sizes
 * @param {string} part as CSS, such as `64%`
 */
export const scaledSizes = (sizes, part) =>
  sizes.replace(/[\d.]+(?=(?:px|rem|vw)(?:,|$))/g, (length) =>
    String(Math.ceil((Number(length) * parseFloat(part)) / 100)),
  );
