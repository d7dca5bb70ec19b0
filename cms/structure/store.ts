import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { inAllLanguages } from '../quietly';
import { findSure, type Doc, type Id, inChunks } from './chunks';

/** Localised texts are written in all languages at once: `{en, fr, zh, es, ru, ar}`. */
export type Row = Record<string, unknown>;
/** The ids of documents by their keys, which are the same in every database. */
export type Ids = ReadonlyMap<string, Id>;

const whole = () => ({ ...inAllLanguages(), draft: false }) as const;

async function insert(payload: Payload, collection: CollectionSlug, data: Row) {
  const { id } = await payload.create({ ...whole(), collection, data: data as never });
  return id;
}

export async function upload(payload: Payload, name: string, bytes: Buffer, data: Row) {
  const file = { name, data: bytes, size: bytes.byteLength, mimetype: '' };
  const media = { ...whole(), collection: 'media', data: data as never, file } as const;
  // File names contain a hash of the content: an existing file of that name is the same.
  const { id, filename } = await payload.create({ ...media, overwriteExistingFiles: true });
  if (!filename) throw new Error(`${name} was stored without a name`);
  return { id, filename };
}

export const write = (payload: Payload, slug: GlobalSlug, data: Row) =>
  payload.updateGlobal({ ...whole(), slug, data: data as never });

type Missing<T> = {
  collection: CollectionSlug;
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** The same key, from a stored document. */
  keyOfDoc: (doc: Doc) => string;
  toData: (row: T, index: number) => Row;
};

/** Creates the missing documents, so that an interrupted load continues where it stopped. */
export async function insertMissing<T>(payload: Payload, { collection, ...how }: Missing<T>) {
  const ids = new Map<string, Id>();
  for (const doc of await findSure(payload, collection, how.keyOfDoc)) {
    ids.set(how.keyOfDoc(doc), doc.id);
  }
  const missing = [...how.rows.entries()].filter(([, row]) => !ids.has(how.keyOf(row)));
  await inChunks(payload, collection, missing, {
    keyOf: ([, row]) => how.keyOf(row),
    work: async ([index, row]) => {
      ids.set(how.keyOf(row), await insert(payload, collection, how.toData(row, index)));
    },
  });
  return ids;
}

/** The id of a key; throws for an unknown one, which is a mistake in our tables. */
export function need(ids: Ids, key: string): Id {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`our tables name ${key}, which is not there`);
  return id;
}
