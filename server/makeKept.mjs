import { ANY_FORMAT } from './pictureAddress.mjs';

/**
 * @typedef {import('./warmPages.mjs').Picture} Picture
 * @typedef {Picture & { format: string }} Wanted
 */

/** Whoever takes no format of ours gets what every browser takes. */
const typeOf = (format) => (format === ANY_FORMAT ? 'image/jpeg' : format);

/**
 * Makes what is wanted of one original and keeps it where Next's optimiser looks for it. Throws when there is no room for any of it.
 * @param {{
 *   originalOf: (source: string) => import('./apartEncoder.mjs').Original,
 *   encoder: Pick<ReturnType<typeof import('./apartEncoder.mjs').apartEncoder>, 'make'>,
 *   keep: ReturnType<typeof import('./keptPictures.mjs').keptPictures>['keep'],
 *   isKept: ReturnType<typeof import('./keptPictures.mjs').keptPictures>['isKept'],
 *   note: ReturnType<typeof import('./pictures.mjs').madePictures>['note'],
 * }} by
 */
export const makerOfKept =
  ({ originalOf, encoder, keep, isKept, note }) =>
  /**
   * How many bytes were made and kept, and what is left to Next.
   * @param {string} source
   * @param {readonly Wanted[]} pictures all of this source
   */
  async (source, pictures) => {
    const wanted = pictures.map(({ width, quality, format }) => ({
      contentType: typeOf(format),
      width: Number(width),
      quality: Number(quality),
    }));
    const made = await encoder.make(originalOf(source), wanted);
    if (made === 'gone') return { bytes: 0, left: [] };
    if (made === 'other') return { bytes: 0, left: pictures };
    let bytes = 0;
    for (const [index, picture] of pictures.entries()) {
      const buffer = made[index];
      if (!buffer) continue;
      await keep(picture, { buffer, type: wanted[index].contentType });
      // On a full disk Next says nothing, and has to make it again.
      if (!isKept(picture)) continue;
      note(picture, buffer.byteLength);
      bytes += buffer.byteLength;
    }
    const left = pictures.filter((_, index) => !made[index]);
    if (bytes === 0 && left.length < pictures.length) throw new Error(`${source} is not kept`);
    return { bytes, left };
  };
