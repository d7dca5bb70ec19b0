import type { CollectionSlug, PayloadRequest } from 'payload';

/** Fields of a document's own row, in a save's transaction: a draft that is saved leaves them as they are. None when there is no row. */
export async function storedRow(
  collection: CollectionSlug,
  id: number,
  fields: readonly string[],
  req: PayloadRequest,
): Promise<Record<string, unknown>> {
  const found = await req.payload.findByID({
    collection,
    id,
    select: Object.fromEntries(fields.map((name) => [name, true])),
    ...{ draft: false, depth: 0, disableErrors: true },
    // Not `req` itself: Payload would change the locale of the save.
    req: { transactionID: req.transactionID },
  });
  return { ...found };
}
