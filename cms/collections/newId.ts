import type { CollectionSlug, PayloadRequest } from 'payload';
import { isQuiet } from '../quietly';
import { sameTransaction } from '../sameTransaction';
import type { English } from '../words/words';

/** What Payload tells a rule of an id. */
export type Asked = {
  operation?: string;
  collectionSlug?: string;
  req: Pick<PayloadRequest, 'context' | 'payload' | 'transactionID'>;
};

/** Whether an editor makes the document: one from before can be saved, and read from an archive. */
export const isNew = ({ operation, req }: Asked): boolean =>
  operation === 'create' && !isQuiet(req);

/** Whether no other document has the id that an editor chose. Payload takes SQLite’s refusal of a second one for a failure of the server. */
export async function isNewId(id: string, { collectionSlug, req }: Asked): Promise<English | true> {
  const { totalDocs } = await req.payload.count({
    collection: collectionSlug as CollectionSlug,
    where: { id: { equals: id } },
    req: sameTransaction(req),
  });
  return totalDocs === 0 || 'This id exists already. Choose another.';
}
