import type { BaseDatabaseAdapter } from 'payload';
import { isPostgresOf, toTable } from './driver';
import { extending } from './extending';
import { runnerOf } from './ownTransaction';
import { raw, sql } from './sql';

/** In ms; null: there is none. */
const newestOf = (collection: string, parent: number | string) =>
  sql`SELECT ROUND(EXTRACT(EPOCH FROM max(updated_at)) * 1000) AS newest
    FROM ${raw(`_${toTable(collection)}_v`)} WHERE parent_id = ${parent}`;

/**
 * The newest version of a document is the one with the latest time, which Payload takes from the clock of its machine: a save is later
 * than those before it, also than one of another CMS, whose clock is fast. SQLite has one CMS.
 */
export const withLaterVersions = extending((db: BaseDatabaseAdapter) => {
  const create = db.createVersion.bind(db);
  const createVersion: BaseDatabaseAdapter['createVersion'] = async (version) => {
    const { collectionSlug, parent, req, updatedAt } = version;
    if (!isPostgresOf(db)) return create(version);
    const run = await runnerOf(db, req);
    const [row] = await run(newestOf(collectionSlug, parent));
    const newest = Number((row as { newest: string | null }).newest ?? 0);
    const later = Math.max(Date.parse(updatedAt), newest + 1);
    return create({ ...version, updatedAt: new Date(later).toISOString() });
  };
  return { createVersion };
});
