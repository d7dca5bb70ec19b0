import type { Payload } from 'payload';

const FIELDS = ['filename', 'sizes.thumbnail.filename'];

/** Whether a row names one of these files, as its own or its thumbnail. */
export async function hasRow(payload: Payload, names: readonly string[]): Promise<boolean> {
  if (names.length === 0) return false;
  const where = { or: FIELDS.map((field) => ({ [field]: { in: [...names] } })) };
  const { totalDocs } = await payload.count({ collection: 'media', where });
  return totalDocs > 0;
}
