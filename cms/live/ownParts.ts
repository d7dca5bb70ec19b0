/** A file of the library: its name, the one that it was uploaded with, and when that was (epoch ms). */
export type Upload = { filename: string; originalName: string; at: number };

const pauseBetween = (one: Upload | undefined, other: Upload | undefined) =>
  one && other ? other.at - one.at : Infinity;

/**
 * The parts of a recording by the names that its playlist has, among uploads in the order in which they came. Recordings may all have
 * the same names. The uploads are gone through from the playlist outwards, each time to the side where the pause is shorter; the first
 * file of each name is its own. So the playlist may have come before its parts, after them or between them.
 */
export function ownParts(uploads: readonly Upload[], playlist: string): Map<string, string> {
  const own = new Map<string, string>();
  const place = uploads.findIndex(({ filename }) => filename === playlist);
  let [before, after] = [place - 1, place + 1];
  while (before >= 0 || after < uploads.length) {
    const isBefore =
      pauseBetween(uploads[before], uploads[before + 1]) <
      pauseBetween(uploads[after - 1], uploads[after]);
    const next = uploads[isBefore ? before : after];
    if (isBefore) before -= 1;
    else after += 1;
    if (next && !own.has(next.originalName)) own.set(next.originalName, next.filename);
  }
  return own;
}
