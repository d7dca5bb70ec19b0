import type { BaseDatabaseAdapter } from 'payload';
import type { Asking } from '../access/accountSaves';
import type { Document } from '../collections/goneForGood';
import { isPostgresOf, toTable } from './driver';
import { extending } from './extending';
import { runnerOf } from './ownTransaction';
import { raw, sql } from './sql';

/** In ms; null: there is none. */
const newestOf = (collection: string, parent: number | string) =>
  sql`SELECT ROUND(EXTRACT(EPOCH FROM max(updated_at)) * 1000) AS newest
    FROM ${raw(`_${toTable(collection)}_v`)} WHERE parent_id = ${parent}`;

/** A time of this machine's clock, but later than those of all versions of the document. */
async function laterThanAll(
  db: BaseDatabaseAdapter,
  { collection, id }: Document,
  at: string,
  req: Asking,
): Promise<string> {
  const run = await runnerOf(db, req);
  const [row] = await run(newestOf(collection, id));
  const newest = Number((row as { newest: string | null }).newest ?? 0);
  return new Date(Math.max(Date.parse(at), newest + 1)).toISOString();
}

type Methods = Pick<BaseDatabaseAdapter, 'createVersion' | 'updateOne' | 'updateVersion'>;

/**
 * The newest version of a document is the one with the latest time, which Payload takes from the clock of its machine: a save is later
 * than those before it, also than one of another CMS, whose clock is fast. So is the document itself, as a draft with a later time than
 * the document's is the newer one. SQLite has one CMS.
 */
export const withLaterVersions = extending((db: BaseDatabaseAdapter): Partial<Methods> => {
  if (!isPostgresOf(db)) return {};
  const createVersion = db.createVersion.bind(db);
  const updateOne = db.updateOne.bind(db);
  const updateVersion = db.updateVersion.bind(db);
  return {
    createVersion: async (version) => {
      const { collectionSlug: collection, parent: id, req } = version;
      const updatedAt = await laterThanAll(db, { collection, id }, version.updatedAt, req);
      return createVersion({ ...version, updatedAt });
    },
    updateOne: async (update) => {
      const { collection, id, data, req } = update;
      const { versions } = db.payload.collections[collection].config;
      const { updatedAt: at } = data;
      if (!versions || id === undefined || typeof at !== 'string') return updateOne(update);
      const updatedAt = await laterThanAll(db, { collection, id }, at, req);
      return updateOne({ ...update, data: { ...data, updatedAt } });
    },
    // Unpublishing changes the newest version.
    updateVersion: async (update) => {
      const { collection, versionData, req } = update;
      const { parent: id, updatedAt: at } = versionData;
      if (id === undefined || at === undefined) return updateVersion(update);
      const updatedAt = await laterThanAll(db, { collection, id }, at, req);
      return updateVersion({ ...update, versionData: { ...versionData, updatedAt } });
    },
  };
});
