import 'server-only';
import type { Size } from '@/lib/domain/picture';

const HEAD_BYTES = 30;
/** Where the width begins, in each of the three kinds. */
const [LOSSY, LOSSLESS, EXTENDED] = [26, 21, 24];
const BITS = 14;
const MASK = (1 << BITS) - 1;

const nameAt = (bytes: Buffer, start: number) => bytes.toString('latin1', start, start + 4);

/** By the name of the first part. */
const SIZES: Readonly<Record<string, (head: Buffer) => Size>> = {
  'VP8 ': (head) => ({
    width: head.readUInt16LE(LOSSY) & MASK,
    height: head.readUInt16LE(LOSSY + 2) & MASK,
  }),
  VP8L: (head) => {
    const bits = head.readUInt32LE(LOSSLESS);
    return { width: (bits & MASK) + 1, height: ((bits >> BITS) & MASK) + 1 };
  },
  VP8X: (head) => ({
    width: head.readUIntLE(EXTENDED, 3) + 1,
    height: head.readUIntLE(EXTENDED + 3, 3) + 1,
  }),
};

const [FLAGS, HAS_EXIF] = [20, 0x08];

const isWebp = (bytes: Buffer) =>
  bytes.length >= HEAD_BYTES && nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WEBP';

/** Whether a WebP says how it was taken: it may be turned then. */
export const hasExif = (bytes: Buffer): boolean =>
  isWebp(bytes) && nameAt(bytes, 12) === 'VP8X' && ((bytes[FLAGS] ?? 0) & HAS_EXIF) > 0;

/** The size of a WebP by its first bytes, as sharp reads whole ones only. Null for other formats. */
export function webpSize(bytes: Buffer): Size | null {
  return isWebp(bytes) ? (SIZES[nameAt(bytes, 12)]?.(bytes) ?? null) : null;
}
