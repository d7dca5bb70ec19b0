import type { Size } from '@/lib/domain/picture';

const HEAD_BYTES = 30;
/** Where the width begins, in each of the three kinds. */
const [LOSSY, LOSSLESS, EXTENDED] = [26, 21, 24];
const BITS = 14;
const MASK = (1 << BITS) - 1;

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

/** The size of a WebP by its first bytes, as sharp reads whole ones only. Null for other formats. */
export function webpSize(bytes: Buffer): Size | null {
  const at = (start: number) => bytes.toString('latin1', start, start + 4);
  if (bytes.length < HEAD_BYTES || at(0) !== 'RIFF' || at(8) !== 'WEBP') return null;
  return SIZES[at(12)]?.(bytes) ?? null;
}
