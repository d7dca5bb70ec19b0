import type { CollectionSlug, PayloadRequest } from 'payload';
import { sameTransaction } from '../sameTransaction';

/**
 * A document's own row, or some fields of it, in a save's transaction: a draft that is saved leaves it as it is. Empty when there is no
 * row. Texts are in English, if no other language is told.
 */
export async function storedRow(
  collection: CollectionSlug,
  id: number,
  fields: readonly string[] | null,
  req: PayloadRequest,
  locale?: 'all',
): Promise<Record<string, unknown>> {
  const found = await req.payload.findByID({
    collection,
    id,
    ...(fields && { select: Object.fromEntries(fields.map((name) => [name, true])) }),
    ...{ draft: false, depth: 0, disableErrors: true },
    ...(locale && { locale }),
    req: sameTransaction(req),
  });
  return { ...found };
}
