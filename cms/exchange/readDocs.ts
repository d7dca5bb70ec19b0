import { setImmediate as others } from 'node:timers/promises';
import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import type { Id } from './idsInOrder';
import type { Doc, Sheet } from './sheet';

/** Few enough that others wait only some ten milliseconds. */
const AT_ONCE = 100;

type Reader = {
  payload: Payload;
  user: TypedUser | null;
  collection: CollectionSlug;
  /** Nobody wants the rest: the writer of XLSX doesn't always end what it reads from. */
  signal: AbortSignal;
};

const byId = (docs: readonly unknown[]) =>
  new Map((docs as (Doc & { id: Id })[]).map((doc) => [doc.id, doc]));

/** With the access of the editor. Not by the editor's request, whose loader would keep every relation that was ever read. */
async function find({ payload, user, collection }: Reader, ids: readonly Id[], more: object) {
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids } },
    limit: ids.length,
    pagination: false,
    overrideAccess: false,
    user,
    locale: 'all',
    ...more,
  });
  return byId(docs);
}

/** The documents in the order of their ids, as the list shows them. Those that are gone meanwhile are left out. */
export async function* readDocs(
  reader: Reader,
  ids: readonly Id[],
  { populate }: Pick<Sheet, 'populate'>,
): AsyncGenerator<Doc> {
  const { payload, collection, signal } = reader;
  const hasDrafts = hasDraftsEnabled(payload.collections[collection].config);
  for (let start = 0; start < ids.length && !signal.aborted; start += AT_ONCE) {
    const part = ids.slice(start, start + AT_ONCE);
    const docs = await find(reader, part, { depth: 1, populate, draft: hasDrafts });
    // A published document with a newer draft is still published.
    const statuses = hasDrafts
      ? await find(reader, part, { depth: 0, select: { _status: true } })
      : null;
    for (const id of part) {
      const doc = docs.get(id);
      if (doc) yield statuses ? { ...doc, _status: statuses.get(id)?._status } : doc;
    }
    await others();
  }
}
