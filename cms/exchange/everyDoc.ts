import type { CollectionSlug, Payload, Where } from 'payload';
import type { Id } from './idsInOrder';
import type { Doc } from './sheet';

const AT_ONCE = 100;

type Found = Doc & { id: Id };

/** What nobody sees yet as editors left it: saving a draft leaves the collection's own table as it was. */
async function asLeft(payload: Payload, collection: CollectionSlug, docs: Found[], how: object) {
  const ids = docs.filter(({ _status }) => _status === 'draft').map(({ id }) => id);
  if (ids.length === 0) return docs;
  const all = { collection, draft: true, pagination: false, locale: 'all' } as const;
  const found = await payload.find({ ...all, where: { id: { in: ids } }, ...how });
  const left = new Map((found.docs as unknown as Found[]).map((doc) => [doc.id, doc]));
  return docs.map((doc) => ({ ...doc, ...left.get(doc.id), _status: doc._status }));
}

/** All documents of a collection as visitors get them, and drafts, in the order of their ids. For commands: without access control. */
export async function* everyDoc(
  payload: Payload,
  collection: CollectionSlug,
  how: object,
): AsyncGenerator<Found> {
  const from = { collection, sort: 'id', limit: AT_ONCE, pagination: false } as const;
  for (let last: Id | null = null; ;) {
    const where: Where = last === null ? {} : { id: { greater_than: last } };
    const found = await payload.find({ ...from, where, locale: 'all', ...how });
    const docs = found.docs as unknown as Found[];
    yield* await asLeft(payload, collection, docs, how);
    last = docs.at(-1)?.id ?? null;
    if (docs.length < AT_ONCE) return;
  }
}
