import type { CollectionSlug, Payload, Where } from 'payload';
import { isPostgresOf } from '../queries/driver';

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
