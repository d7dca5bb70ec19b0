export type ByteRange = { start: number; end: number };

/**
 * One byte range of a `Range` header. Null: none asked for, or one that may be ignored (several ranges, another unit).
 * 'unsatisfiable': nothing of it lies in the file.
 */
export function toByteRange(
  header: string | null,
  size: number,
): ByteRange | null | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (!first && !last) return null;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return null;
  return start < size ? { start, end } : 'unsatisfiable';
}
