import { UnauthorizedError, type PayloadRequest } from 'payload';
import { rowOf } from '../collections/goneForGood';
import { isPostgresOf } from '../queries/driver';
import { extending } from '../queries/extending';
import { runnerOf } from '../queries/ownTransaction';
import { raw, sql, type SQL } from '../queries/sql';

/** Payload gives what it has just made as dates, and what it has read as texts. */
type Session = { id: string; createdAt?: Date | string; expiresAt: Date | string };

/** The adapter's way to add rows to a list, whatever it has. */
const NOTHING_MORE = { $push: [] } as unknown as Session[];

type Update = {
  collection: string;
  id?: number | string;
  data: { sessions?: Session[]; hash?: unknown; updatedAt?: string | null };
  req?: Partial<PayloadRequest>;
  returning?: boolean;
};

const TABLE = 'editors_sessions';
const ID = /^[\w-]{1,64}$/;

const sidOf = (req: PayloadRequest): string =>
  String((req.user as { _sid?: unknown } | null)?._sid ?? '');

/** What Payload means to change: it says so only by a list of all sessions, as they were some time ago. */
function statementsFor(
  parent: number,
  { sessions = [], hash }: Update['data'],
  req: PayloadRequest,
): (string | SQL)[] {
  // The password that was right: whoever changed it meanwhile ended all sessions, and whoever is changing it is waited for.
  const lock = isPostgresOf(req.payload.db) ? 'FOR NO KEY UPDATE' : '';
  // A parameter: of a statement that fails its text may come into a log.
  const checked = sql`hash = ${String(hash ?? '')}`;
  const isNew = (date: unknown): date is Date => date instanceof Date;
  const changed = sessions.flatMap(({ id, createdAt, expiresAt }) => {
    if (!ID.test(id) || !isNew(expiresAt)) return [];
    const until = `'${expiresAt.toISOString()}'`;
    return isNew(createdAt)
      ? sql`${raw(`INSERT INTO ${TABLE} (_order, _parent_id, id, created_at, expires_at)
         SELECT 1, id, '${id}', '${createdAt.toISOString()}', ${until} FROM editors
         WHERE id = ${parent}`)} AND ${checked} ${raw(lock)}`
      : `UPDATE ${TABLE} SET expires_at = ${until} WHERE _parent_id = ${parent} AND id = '${id}'`;
  });
  if (changed.length > 0) return changed;
  const isAll = req.searchParams?.get('allSessions') === 'true';
  const own = sidOf(req);
  if (isAll) return [`DELETE FROM ${TABLE} WHERE _parent_id = ${parent}`];
  // Of a sign-in that fails after its session was made, nobody has the token.
  if (!ID.test(own) || sessions.some(({ id }) => id === own)) return [];
  return [`DELETE FROM ${TABLE} WHERE _parent_id = ${parent} AND id = '${own}'`];
}

async function writeSessions({ id, data, req }: Update): Promise<null> {
  const request = req as PayloadRequest;
  const run = await runnerOf(request.payload.db, request);
  const parent = Number(id);
  for (const statement of statementsFor(parent, data, request)) await run(statement);
  const free = isPostgresOf(request.payload.db) ? 'FOR UPDATE SKIP LOCKED' : '';
  const now = new Date().toISOString();
  await run(
    `DELETE FROM ${TABLE} WHERE id IN
     (SELECT id FROM ${TABLE} WHERE _parent_id = ${parent} AND expires_at <= '${now}' ${free})`,
  );
  return null;
}

const isOfEditor = ({ collection, id, data }: Update) =>
  collection === 'editors' && id !== undefined && Array.isArray(data.sessions);

type Run = (statement: string | SQL) => Promise<unknown[]>;
type UpdateOne = (update: Update) => Promise<unknown>;

/** Who gives oneself a password must be signed in still: whoever gave another meanwhile ended the session, or is waited for. */
async function mustBeIn(parent: number, req: PayloadRequest, run: Run) {
  const own = sidOf(req);
  if (!ID.test(own) || Number(req.user?.id) !== parent) return;
  await run(rowOf(req.payload.db, { collection: 'editors', id: parent }));
  const found = await run(`SELECT id FROM ${TABLE} WHERE _parent_id = ${parent} AND id = '${own}'`);
  if (found.length === 0) throw new UnauthorizedError(req.t);
}

/** Sessions are no part of a save: only a new password ends them, but for that of whoever gives it to oneself. */
async function saveWithout({ data, ...update }: Update, save: UpdateOne): Promise<unknown> {
  const { sessions = [], ...account } = data;
  const req = update.req as PayloadRequest;
  const run = await runnerOf(req.payload.db, req);
  const parent = Number(update.id);
  // Only that of a new password comes here (cms/collections/editors.ts).
  const isNew = account.hash !== undefined;
  if (isNew) await mustBeIn(parent, req, run);
  // Without any, all would be deleted.
  const saved = await save({ ...update, data: { ...account, sessions: NOTHING_MORE } });
  if (isNew) {
    const kept = sessions.map(({ id }) => id).filter((id) => ID.test(id));
    const others = kept.length > 0 ? `AND id NOT IN ('${kept.join("', '")}')` : '';
    await run(`DELETE FROM ${TABLE} WHERE _parent_id = ${parent} ${others}`);
  }
  return saved;
}

/** Of Payload's count of failed tries to sign in. */
const OF_TRIES = ['loginAttempts', 'lockUntil'];

const isOfTries = ({ collection, data }: Update) =>
  collection === 'editors' && Object.keys(data).every((name) => OF_TRIES.includes(name));

type Adapter = { updateOne: UpdateOne };

/**
 * To sign somebody in, out, or to let a session go on, Payload writes the whole account as it was before the password was checked.
 * Of two sign-ins at the same moment one would be lost, and a role that was taken away meanwhile would be given back. Here these
 * operations change their own session alone, with any number of processes.
 */
export const withOwnSessions = extending((adapter: Adapter): Adapter => {
  const save = adapter.updateOne.bind(adapter);
  return {
    updateOne: (update) => {
      // Nobody has saved the account: a form that is open stays the newest (cms/collections/refuseStale.ts).
      if (isOfTries(update)) return save({ ...update, data: { ...update.data, updatedAt: null } });
      if (!isOfEditor(update)) return save(update);
      // Only Payload's own session operations want no answer.
      return update.returning === false ? writeSessions(update) : saveWithout(update, save);
    },
  };
});
