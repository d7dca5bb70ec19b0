import { createRequire } from 'node:module';

/**
 * Next encodes with much effort and has no setting for it. With less, and a little more quality, a picture looks the same and takes
 * a third of the time (docs/decisions/0032). AVIF's quality here is counted on top of what Next makes of ours.
 */
export const AVIF = { effort: 1, moreQuality: 2 };
/** Of the viewer's pictures: most of what is made, and what few visitors load. */
export const LARGE_AVIF = { effort: 0 };
const LARGE_QUALITY = 45;
/** So wide a picture looks the same with less effort and one colour for four points, the viewer's too. */
export const WIDE_AVIF = { effort: 0, chromaSubsampling: '4:2:0' };
export const WIDE = 1440;
/** What is behind transparent parts: JPEG has none, and libvips would take black. */
const BEHIND = '#ffffff';
/** Tables that lose less of what eyes see, at two thirds of the time that Next's own way to them takes. */
export const JPEG = { quantisationTable: 3, progressive: true, lessQuality: 5 };

function avifFor({ width, quality }) {
  if (width >= WIDE) return WIDE_AVIF;
  return quality > LARGE_QUALITY ? LARGE_AVIF : { effort: AVIF.effort };
}

/** Changes it for the whole process: Next's optimiser calls the same sharp, which an `import` would load a second time. */
export function hurryEncoders() {
  const sharp = createRequire(import.meta.url)('sharp');
  // Each picture is made once: nobody uses what libvips would cache of it.
  sharp.cache(false);
  const { prototype } = sharp;
  const { avif, jpeg } = prototype;
  prototype.avif = function hurried(options) {
    const how = avifFor({ width: this.options.width, quality: options.quality });
    const quality = Math.min(100, options.quality + AVIF.moreQuality);
    return avif.call(this, { ...options, quality, ...how });
  };
  // Next says of mozjpeg that it doesn't want it; the preview cards say nothing of it.
  prototype.jpeg = function hurried(options) {
    if (options?.mozjpeg !== false) return jpeg.call(this, options);
    const { lessQuality, ...tables } = JPEG;
    const quality = options.quality - lessQuality;
    return jpeg.call(this.flatten({ background: BEHIND }), { ...options, ...tables, quality });
  };
}
