import type { CollectionSlug, Payload, Where } from 'payload';
import { isPostgresOf, rowsBy } from '../queries/driver';
import { sql } from '../queries/sql';

type Document = { collection: CollectionSlug; id: number };

/**
 * Takes away the version that a killed process was writing, so that Payload doesn't go on from it and lose what it lacks. SQLite
 * has no transactions: a version's row is there before its texts and lists. Until they are, the version before is the latest, too.
 * `isAnew`: all of the document will be written again, so the only version needn't stay.
 */
export async function dropHalfVersion(
  { db }: Payload,
  { collection, id }: Document,
  { isAnew = false } = {},
) {
  if (isPostgresOf(db)) return;
  const parent = { parent: { equals: id } };
  const find = (where: Where) =>
    db.findVersions({
      ...{ collection, where, sort: '-createdAt', limit: 2, pagination: false },
    });
  const { docs: latest } = await find({ and: [parent, { latest: { equals: true } }] });
  const { docs: all } = await find(parent);
  const [newest] = latest;
  const isHalf = latest.length > 1 || (isAnew && all.length === 1);
  if (!newest || !isHalf) return;
  await db.deleteVersions({ collection, where: { id: { equals: newest.id } } });
}

/**
 * Saves a work several times. When the last save fails, SQLite has no transaction that would take back the drafts before it, and they
 * would be taken for an editor's: they go here. What the work itself has become stays.
 */
export async function saveOrDropDrafts<T>({ db }: Payload, id: number, save: () => Promise<T>) {
  if (isPostgresOf(db)) return save();
  const look = async () => {
    const [row] = await rowsBy<{ updated: string; newest: number | null }>(
      db,
      sql`SELECT updated_at AS updated, (SELECT max(id) FROM _albums_v WHERE parent_id = ${id}) AS newest
        FROM albums WHERE id = ${id}`,
    );
    return { updated: row?.updated, newest: row?.newest ?? 0 };
  };
  const { updated, newest } = await look();
  const drop = async () => {
    if ((await look()).updated !== updated) return;
    await rowsBy(db, sql`DELETE FROM _albums_v WHERE parent_id = ${id} AND id > ${newest}`);
    await rowsBy(db, sql`UPDATE _albums_v SET latest = TRUE WHERE id = ${newest}`);
  };
  try {
    return await save();
  } catch (error) {
    await drop().catch(() => undefined);
    throw error;
  }
}
