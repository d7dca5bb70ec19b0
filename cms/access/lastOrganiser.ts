import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { isPostgresOf } from '../queries/driver';
import { runnerOf } from '../queries/ownTransaction';
import { say } from '../words/words';
import type { Role } from './roles';

const FORBIDDEN = 403;

/**
 * Changes an organiser's role, if another organiser remains; false if not. Two who take each other's role at the same moment, or one
 * who deletes all at once, leave one: PostgreSQL locks the rows of all organisers, SQLite runs one statement at a time.
 */
async function leaveOneLess(id: number, role: Role, req: PayloadRequest): Promise<boolean> {
  const run = await runnerOf(req);
  if (isPostgresOf(req.payload.db))
    await run(`SELECT id FROM editors WHERE role = 'organiser' ORDER BY id FOR UPDATE`);
  const changed = await run(
    `UPDATE editors SET role = '${role}' WHERE id = ${id}
     AND EXISTS (SELECT 1 FROM editors other WHERE other.role = 'organiser' AND other.id <> ${id}) RETURNING id`,
  );
  return changed.length > 0;
}

const refuse = (req: PayloadRequest) =>
  new APIError(
    say(req.i18n.language, 'This is the last organiser: make somebody else an organiser first.'),
    FORBIDDEN,
    {},
    true,
  );

export const keepAnOrganiser: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isLowered = originalDoc?.role === 'organiser' && data.role !== 'organiser';
  if (operation !== 'update' || !isLowered) return data;
  if (!(await leaveOneLess(Number(originalDoc.id), data.role, req))) throw refuse(req);
  return data;
};

export const deleteNoLastOrganiser: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = await req.payload.findByID({
    collection: 'editors',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    req: { transactionID: req.transactionID },
  });
  if (found?.role !== 'organiser') return;
  if (!(await leaveOneLess(Number(id), 'juror', req))) throw refuse(req);
};
