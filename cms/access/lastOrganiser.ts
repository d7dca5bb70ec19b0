import type { BaseDatabaseAdapter, Where } from 'payload';
import { isPostgresOf, rowsBy } from '../queries/driver';
import { extending } from '../queries/extending';
import { runnerOf } from '../queries/ownTransaction';
import { raw, sql } from '../queries/sql';
import { refusal } from '../refusal';
import { say } from '../words/words';
import { asSent, type Asking } from './accountSaves';
import type { Role } from './roles';

const FORBIDDEN = 403;
const SLUG = 'editors';
const ORGANISER = 'organiser';

const refuse = (req: Asking) =>
  refusal(
    say(
      req?.i18n?.language ?? 'en',
      'This is the last organiser: make somebody else an organiser first.',
    ),
    FORBIDDEN,
  );

/**
 * Runs a statement on an organiser, if another organiser remains; throws if not. PostgreSQL locks the rows of all organisers until the
 * transaction ends, SQLite runs one statement at a time.
 */
async function leaveOneLess(db: BaseDatabaseAdapter, req: Asking, id: number, statement: string) {
  const run = await runnerOf(db, req);
  if (isPostgresOf(db))
    await run(`SELECT id FROM editors WHERE role = '${ORGANISER}' ORDER BY id FOR UPDATE`);
  const done = await run(`${statement} WHERE id = ${id} AND EXISTS (SELECT 1 FROM editors other
    WHERE other.role = '${ORGANISER}' AND other.id <> ${id}) RETURNING id`);
  if (done.length === 0) throw refuse(req);
}

type Methods = Pick<BaseDatabaseAdapter, 'deleteOne' | 'updateOne'>;
type Found = { id: number; role?: string } | null;

async function organiserAt(db: BaseDatabaseAdapter, where: Where, req: Asking): Promise<Found> {
  const found: Found = await db.findOne({ collection: SLUG, where, req });
  return found?.role === ORGANISER ? found : null;
}

const deleteOneOf =
  (db: BaseDatabaseAdapter, { deleteOne }: Methods): Methods['deleteOne'] =>
  async (args) => {
    const { collection, where, req } = args;
    const found = collection === SLUG ? await organiserAt(db, where, req) : null;
    if (!found) return deleteOne(args);
    await leaveOneLess(db, req, found.id, 'DELETE FROM editors');
    return found;
  };

const become = (role: Role) => `UPDATE editors SET role = '${role}'`;

const updateOneOf =
  (db: BaseDatabaseAdapter, { updateOne }: Methods): Methods['updateOne'] =>
  async (given) => {
    if (given.collection !== SLUG) return updateOne(given);
    const args = { ...given, data: asSent(given.data, given.req) };
    const { data, req } = args;
    const isLowered = 'role' in data && data.role !== ORGANISER;
    const where: Where = args.where ?? { id: { equals: args.id } };
    const found = isLowered ? await organiserAt(db, where, req) : null;
    if (!found) return updateOne(args);
    // Any other role: the save writes the one that was chosen.
    await leaveOneLess(db, req, found.id, become('juror'));
    try {
      return await updateOne(args);
    } catch (error) {
      // PostgreSQL takes the whole transaction back.
      if (!isPostgresOf(db))
        await rowsBy(db, sql`${raw(`${become(ORGANISER)} WHERE id = ${found.id}`)}`);
      throw error;
    }
  };

/**
 * The last organiser can be neither lowered nor deleted. Two who take each other's role at the same moment, or one who deletes all
 * at once, leave one. Decided where the database is written, after all hooks and checks: what is refused or fails leaves all as it was.
 */
export const withAnOrganiser = extending((db: BaseDatabaseAdapter): Methods => {
  const methods: Methods = {
    deleteOne: db.deleteOne.bind(db),
    updateOne: db.updateOne.bind(db),
  };
  return { deleteOne: deleteOneOf(db, methods), updateOne: updateOneOf(db, methods) };
});
