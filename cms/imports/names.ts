import { FILE_SIZE_LIMIT_MB } from '@/lib/constants';
import { ImportFault } from './faults';

/** What a file is, by its name. The import looks into it later. */
type Kind = 'sheet' | 'picture';

const KINDS: readonly (readonly [RegExp, Kind, number])[] = [
  [/\.csv$/i, 'sheet', 100],
  // Read whole into memory.
  [/\.xlsx?$/i, 'sheet', 30],
  // Larger ones are told in the report of the sheet by the command; here they needn't arrive.
  [/\.(?:jpe?g|png|webp|gif|avif|tiff?|heic|heif|bmp)$/i, 'picture', FILE_SIZE_LIMIT_MB],
];

const find = (name: string) => KINDS.find(([ending]) => ending.test(name));

export const kindOf = (name: string): Kind | null => find(name)?.[1] ?? null;

/** A file is below it. */
export const megabytesOf = (name: string): number => find(name)?.[2] ?? 0;

const MOST_FOLDERS = 6;
const LONGEST_BYTES = 200;

const REFUSED = /[\0-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\\:*?"<>|]/;

const isPlain = (part: string) =>
  part !== '' &&
  !part.startsWith('.') &&
  !part.startsWith('~') &&
  !REFUSED.test(part) &&
  new TextEncoder().encode(part).byteLength <= LONGEST_BYTES;

/**
 * A file's name within the folder that an editor brings: `WE2031-1.jpg`, `class 3/boat.png`. A part that begins with a dot, and so
 * every way out of the folder, is refused.
 */
export function checkedName(given: unknown): string {
  const name = typeof given === 'string' ? given.normalize('NFC') : '';
  const parts = name.split('/');
  if (parts.length > MOST_FOLDERS || !parts.every(isPlain)) throw new ImportFault('badName');
  if (!kindOf(name)) throw new ImportFault('badKind');
  return name;
}
