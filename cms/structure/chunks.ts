import type { CollectionSlug, Payload } from 'payload';
import { inTurns } from '../inTurns';
import { quietly } from '../quietly';

/** What a new exhibition begins with. */
export type Beginning = 'structure' | 'demo';

/** The progress of loading it, stored in the database; null when loading never started. */
type Mark = {
  state: 'loading' | 'loaded';
  /** Missing in older databases: there it is the demo. */
  what?: Beginning;
  /** Being written at the moment: after an interruption these documents may be incomplete. */
  unsure?: { collection: CollectionSlug; keys: string[] };
};

const KEY = 'demo';

export const readMark = (payload: Payload) => payload.kv.get<Mark>(KEY);
export const updateMark = async (payload: Payload, change: Mark) =>
  payload.kv.set(KEY, { what: (await readMark(payload))?.what, ...change });

const CHUNK = 32;
const AT_ONCE = 4;

type Steps<T> = { keyOf: (item: T) => string; work: (item: T) => Promise<void> };

/** Records what it is about to write: SQLite runs without transactions here, so an interruption may leave half a document. */
export async function inChunks<T>(
  payload: Payload,
  collection: CollectionSlug,
  list: readonly T[],
  { keyOf, work }: Steps<T>,
) {
  for (let start = 0; start < list.length; start += CHUNK) {
    const chunk = list.slice(start, start + CHUNK);
    const unsure = { collection, keys: chunk.map(keyOf) };
    await updateMark(payload, { state: 'loading', unsure });
    await inTurns(chunk, AT_ONCE, work);
  }
  if (list.length) await updateMark(payload, { state: 'loading' });
}

export type Id = string | number;
export type Doc = Record<string, unknown> & { id: Id };

/** The key of a document whose localised texts are missing. */
const NAMELESS = /\b(?:null|undefined)\b/;

/** All documents of a collection, in English. */
async function findAll(payload: Payload, collection: CollectionSlug): Promise<Doc[]> {
  const found = await payload.find({ collection, depth: 0, limit: 0, pagination: false });
  return found.docs.map((doc) => ({ ...doc }));
}

/** The complete documents of a collection. Those that an interruption may have left half-written are deleted, to be written again. */
export async function findSure(
  payload: Payload,
  collection: CollectionSlug,
  keyOf: (doc: Doc) => string,
): Promise<Doc[]> {
  const docs = await findAll(payload, collection);
  const unsure = (await readMark(payload))?.unsure;
  if (unsure?.collection !== collection) return docs;
  const isUnsure = (doc: Doc) => unsure.keys.includes(keyOf(doc)) || NAMELESS.test(keyOf(doc));
  for (const { id } of docs.filter(isUnsure)) {
    await payload.delete({ collection, id, depth: 0, context: quietly() });
  }
  await updateMark(payload, { state: 'loading' });
  return docs.filter((doc) => !isUnsure(doc));
}
