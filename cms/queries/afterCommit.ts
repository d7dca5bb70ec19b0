import type { BaseDatabaseAdapter, PayloadRequest } from 'payload';
import { logFailure } from '../services/log';
import { isPostgresOf, rowsBy } from './driver';
import { extending } from './extending';
import { runnerOf } from './ownTransaction';
import { sql } from './sql';

type Act = () => Promise<unknown>;
type Within = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/** What is to be done after each transaction, and the number by which PostgreSQL knows that. */
const waiting = new Map<string, { number: Promise<string>; acts: Act[] }>();

async function numberOf({ payload, transactionID }: Within): Promise<string> {
  const run = await runnerOf(payload.db, { transactionID });
  const [row] = await run('SELECT txid_current() AS number');
  return String((row as { number: unknown }).number);
}

/** Does what can't be taken back as soon as the transaction is committed, and never if it is not; at once where there is none. */
export async function afterCommit(within: Within, act: Act): Promise<void> {
  const key = String((await within.transactionID) ?? '');
  if (!key || !isPostgresOf(within.payload.db)) return void (await act());
  const known = waiting.get(key) ?? { number: numberOf(within), acts: [] };
  waiting.set(key, known);
  known.acts.push(act);
  await known.number;
}

/** A commit that failed, or of a transaction with a statement that failed, looks like any other to Payload. */
async function isCommitted(db: object, number: string): Promise<boolean> {
  const [row] = await rowsBy<{ status: string }>(db, sql`SELECT txid_status(${number}) AS status`);
  return row?.status === 'committed';
}

async function actAfter(db: object, key: string) {
  const left = waiting.get(key);
  waiting.delete(key);
  if (!left) return;
  const startedAt = performance.now();
  const tell = (error: unknown) =>
    logFailure({ path: 'after a save', token: 'request.failed', startedAt, error });
  try {
    if (!(await isCommitted(db, await left.number))) return;
    for (const act of left.acts) await act().catch(tell);
  } catch (error) {
    tell(error);
  }
}

type Methods = Pick<BaseDatabaseAdapter, 'commitTransaction' | 'rollbackTransaction'>;

export const withAfterCommit = extending((db: BaseDatabaseAdapter): Methods => {
  const [commit, rollBack] = [db.commitTransaction.bind(db), db.rollbackTransaction.bind(db)];
  return {
    commitTransaction: async (id) => {
      await commit(id);
      await actAfter(db, String(await id));
    },
    rollbackTransaction: async (id) => {
      waiting.delete(String(await id));
      await rollBack(id);
    },
  };
});
