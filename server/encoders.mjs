import { createRequire } from 'node:module';

/**
 * Next encodes with much effort and has no setting for it. With less, and a little more quality, a picture looks the same and takes
 * a third of the time (docs/decisions/0032). AVIF's quality here is counted on top of what Next makes of ours.
 */
export const AVIF = { effort: 1, moreQuality: 2 };
export const WEBP = { effort: 2 };

/** Changes it for the whole process: Next's optimiser calls the same sharp, which an `import` would load a second time. */
export function hurryEncoders() {
  const sharp = createRequire(import.meta.url)('sharp');
  // Each picture is made once: nobody uses what libvips would cache of it.
  sharp.cache(false);
  const { prototype } = sharp;
  const { avif, webp } = prototype;
  prototype.avif = function hurried(options) {
    const quality = Math.min(100, options.quality + AVIF.moreQuality);
    return avif.call(this, { ...options, quality, effort: AVIF.effort });
  };
  prototype.webp = function hurried(options) {
    return webp.call(this, { ...options, effort: WEBP.effort });
  };
}
