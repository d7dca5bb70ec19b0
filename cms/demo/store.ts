import type { CollectionSlug, GlobalSlug, Payload } from 'payload';

export type Id = string | number;
/** Localised texts are written in all languages at once: `{en, fr, zh}`. */
export type Row = Record<string, unknown>;
/** What identifies a document of the demo, whichever database it is in. */
export type Ids = ReadonlyMap<string, Id>;

const AT_ONCE = 4;
const context = { seeding: true };

/** Payload knows `all` for writing, but types neither it nor the `{en, fr, zh}` that it then takes: hence two casts. */
const whole = { locale: 'all' as 'en', draft: false, depth: 0, context } as const;

/** Works off the list, a few at once, in its order. */
export async function inBatches<T>(list: readonly T[], work: (item: T) => Promise<void>) {
  const waiting = list.values();
  const takeTurns = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
}

export async function insert(payload: Payload, collection: CollectionSlug, data: Row) {
  const { id } = await payload.create({ ...whole, collection, data: data as never });
  return id;
}

export async function upload(payload: Payload, name: string, bytes: Buffer, data: Row) {
  const file = { name, data: bytes, size: bytes.byteLength, mimetype: '' };
  const media = { ...whole, collection: 'media', data: data as never, file } as const;
  const { id, filename } = await payload.create(media);
  if (!filename) throw new Error(`${name} was stored without a name`);
  return { id, filename };
}

export const write = (payload: Payload, slug: GlobalSlug, data: Row) =>
  payload.updateGlobal({ ...whole, slug, data: data as never });

/** All documents of a collection, as they are in English. */
export async function all(payload: Payload, collection: CollectionSlug): Promise<Row[]> {
  const found = await payload.find({ collection, depth: 0, limit: 0, pagination: false });
  return found.docs.map((doc) => ({ ...doc }));
}

type Missing<T> = {
  collection: CollectionSlug;
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** The same key, read from a stored document. */
  keyOfDoc: (doc: Row) => string;
  toData: (row: T, index: number) => Row;
};

/** Creates what is not there yet, so that a broken-off load goes on where it stopped. */
export async function insertMissing<T>(payload: Payload, { collection, ...how }: Missing<T>) {
  const ids = new Map<string, Id>();
  for (const doc of await all(payload, collection)) {
    if (typeof doc.id === 'string' || typeof doc.id === 'number')
      ids.set(how.keyOfDoc(doc), doc.id);
  }
  const missing = [...how.rows.entries()].filter(([, row]) => !ids.has(how.keyOf(row)));
  await inBatches(missing, async ([index, row]) => {
    ids.set(how.keyOf(row), await insert(payload, collection, how.toData(row, index)));
  });
  return ids;
}

/** The id under a key: a table that names what isn't there is a mistake in the table. */
export function need(ids: Ids, key: string): Id {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the demo names ${key}, which is not there`);
  return id;
}
