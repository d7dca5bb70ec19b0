import type { CollectionSlug, Payload, Where } from 'payload';
import type { Id } from './idsInOrder';
import type { Doc } from './sheet';

const AT_ONCE = 100;

/** All documents of a collection as visitors get them, in the order of their ids. For commands: without access control. */
export async function* everyDoc(
  payload: Payload,
  collection: CollectionSlug,
  how: object = { depth: 0 },
): AsyncGenerator<Doc & { id: Id }> {
  const from = { collection, sort: 'id', limit: AT_ONCE, pagination: false } as const;
  for (let last: Id | null = null; ;) {
    const where: Where = last === null ? {} : { id: { greater_than: last } };
    const found = await payload.find({ ...from, where, locale: 'all', ...how });
    const docs = found.docs as unknown as (Doc & { id: Id })[];
    yield* docs;
    last = docs.at(-1)?.id ?? null;
    if (docs.length < AT_ONCE) return;
  }
}
