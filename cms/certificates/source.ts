import { createHash } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { sameTransaction } from '../sameTransaction';

/** The fields of a work that its certificate shows. */
const SHOWN = [
  ...['name', 'author', 'cover', 'country', 'sex', 'teacher', 'org', 'organisation'],
  ...['num', 'yearLabel'],
] as const;

type Within = Pick<PayloadRequest, 'transactionID'>;

const LENGTH = 12;

/** The published work with its texts in all languages, and a hash of what its certificate shows. Null: there is none. */
export async function readSource(payload: Payload, id: number, within?: Within) {
  const work = await payload.findByID({
    collection: 'albums',
    id,
    locale: 'all',
    draft: false,
    depth: 0,
    disableErrors: true,
    req: within && sameTransaction(within),
  });
  if (!work) return null;
  const shown = SHOWN.map((field) => work[field] ?? null);
  const source = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, LENGTH);
  return {
    source,
    num: work.num ?? '',
    cover: work.cover,
    isPublished: work._status === 'published',
  };
}
