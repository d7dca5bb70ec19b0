import type { Payload, Where } from 'payload';
import { isPostgresOf } from '../queries/driver';

/**
 * Takes away the version that a killed process was writing, so that Payload doesn't go on from it and lose what it lacks. SQLite
 * has no transactions: a version's row is there before its texts and lists. Until they are, the version before is the latest, too.
 */
export async function dropHalfVersion({ db }: Payload, id: number) {
  if (isPostgresOf(db)) return;
  const parent = { parent: { equals: id } };
  const find = (where: Where) =>
    db.findVersions({
      ...{ collection: 'albums', where, sort: '-createdAt', limit: 2, pagination: false },
    });
  const { docs: latest } = await find({ and: [parent, { latest: { equals: true } }] });
  const { docs: all } = await find(parent);
  const [newest] = latest;
  if (!newest || (latest.length === 1 && all.length > 1)) return;
  await db.deleteVersions({ collection: 'albums', where: { id: { equals: newest.id } } });
}
