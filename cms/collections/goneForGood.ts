import type { BaseDatabaseAdapter, CollectionBeforeDeleteHook } from 'payload';
import type { Asking } from '../access/accountSaves';
import { isPostgresOf, rowsBy, toTable } from '../queries/driver';
import { extending } from '../queries/extending';
import { runnerOf } from '../queries/ownTransaction';
import { raw, sql } from '../queries/sql';
import { refusal } from '../refusal';
import { say } from '../words/words';

const NOT_FOUND = 404;

export type Document = { collection: string; id: number | string };

/** A document's row, if it is there. PostgreSQL waits for whoever is changing or deleting it, and keeps others from that. */
export const rowOf = (db: object, { collection, id }: Document, lock = 'NO KEY UPDATE') =>
  sql`SELECT id FROM ${raw(toTable(collection))} WHERE id = ${id}
    ${raw(isPostgresOf(db) ? `FOR ${lock}` : '')}`;

/** Rows of Payload's own collections may come again. */
const isOurs = (collection: string) => !collection.startsWith('payload-');

/** On PostgreSQL it then stays until the transaction ends. */
export async function isThere(
  db: BaseDatabaseAdapter,
  req: Asking,
  document: Document,
): Promise<boolean> {
  const run = await runnerOf(db, req);
  const found = await run(rowOf(db, document));
  return found.length > 0;
}

async function mustBeThere(db: BaseDatabaseAdapter, req: Asking, document: Document) {
  if (!isOurs(document.collection) || (await isThere(db, req, document))) return;
  throw refusal(say(req?.i18n?.language ?? 'en', 'It was deleted meanwhile.'), NOT_FOUND);
}

type Methods = Pick<BaseDatabaseAdapter, 'createVersion' | 'deleteOne' | 'updateOne'>;

const savesOf = (db: BaseDatabaseAdapter, { createVersion, updateOne }: Methods) => ({
  updateOne: (async (update) => {
    const { collection, id, req } = update;
    if (id !== undefined) await mustBeThere(db, req, { collection, id });
    return updateOne(update);
  }) satisfies Methods['updateOne'],
  createVersion: (async (version) => {
    const { collectionSlug: collection, parent: id, req } = version;
    await mustBeThere(db, req, { collection, id });
    return createVersion(version);
  }) satisfies Methods['createVersion'],
});

/** On SQLite a save may write a version after those of the document were deleted, and before the document is. */
const deleteOneOf =
  (db: BaseDatabaseAdapter, { deleteOne }: Methods): Methods['deleteOne'] =>
  async (args) => {
    const deleted = await deleteOne(args);
    const { slug, versions } = db.payload.collections[args.collection].config;
    if (versions && !isPostgresOf(db))
      await rowsBy(db, sql`DELETE FROM ${raw(`_${toTable(slug)}_v`)} WHERE parent_id IS NULL`);
    return deleted;
  };

/**
 * Payload's adapter inserts what it can't update: a save would make again a document that was deleted after it began, and a draft would
 * be a version of nothing. With many documents, which are all read at first, that is seconds later.
 */
export const withGoneForGood = extending((db: BaseDatabaseAdapter): Methods => {
  const methods: Methods = {
    createVersion: db.createVersion.bind(db),
    deleteOne: db.deleteOne.bind(db),
    updateOne: db.updateOne.bind(db),
  };
  return { ...savesOf(db, methods), deleteOne: deleteOneOf(db, methods) };
});

/**
 * Before all else: a save that is under way ends first, so that its version is deleted, too. Visitors' favourites and comments wait as
 * well: one that came after the others of the work were deleted would keep it from being deleted.
 */
export const waitForSaves: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const { db } = req.payload;
  if (!collection.versions || !isPostgresOf(db)) return;
  const run = await runnerOf(db, req);
  await run(rowOf(db, { collection: collection.slug, id }, 'UPDATE'));
};
