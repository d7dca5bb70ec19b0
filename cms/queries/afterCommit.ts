import type { BaseDatabaseAdapter, PayloadRequest } from 'payload';
import { logFailure } from '../services/log';
import { isPostgresOf, rowsBy } from './driver';
import { extending } from './extending';
import { hasLostTransaction, runnerOf } from './ownTransaction';
import { sql } from './sql';

type Act = () => Promise<unknown>;
type Within = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/** What is to be done after each transaction. */
const waiting = new Map<string, Act[]>();

/** Does what can't be taken back as soon as the transaction is committed, and never if it is not; at once where there is none. */
export async function afterCommit({ payload, transactionID }: Within, act: Act): Promise<void> {
  const key = String((await transactionID) ?? '');
  if (!key || !isPostgresOf(payload.db)) return void (await act());
  waiting.set(key, [...(waiting.get(key) ?? []), act]);
}

async function actAfter(key: string) {
  const acts = waiting.get(key) ?? [];
  waiting.delete(key);
  const startedAt = performance.now();
  const tell = (error: unknown) =>
    logFailure({ path: 'after a save', token: 'request.failed', startedAt, error });
  for (const act of acts) await act().catch(tell);
}

type Id = number | string | undefined;

/** By which PostgreSQL knows the transaction; null while it has written nothing. It tells none of one in which a statement has failed. */
async function numberOf(db: BaseDatabaseAdapter, id: Id): Promise<string | null> {
  const within = { transactionID: id };
  if (!id || (await hasLostTransaction(db, within)))
    throw new Error('the transaction has ended, and nothing of it is saved');
  const run = await runnerOf(db, within);
  const [row] = await run('SELECT txid_current_if_assigned() AS number');
  return (row as { number: string | null }).number;
}

/** Each waits for a connection, of which all may be in use for longer than one waits. */
const QUESTIONS = 3;

async function statusOf(db: object, number: string, left = QUESTIONS - 1): Promise<string> {
  try {
    const asked = sql`SELECT txid_status(${number}) AS status`;
    const [row] = await rowsBy<{ status: string }>(db, asked);
    return String(row?.status);
  } catch (cause) {
    if (left > 0) return statusOf(db, number, left - 1);
    throw new Error('it can’t be asked whether the transaction was committed', { cause });
  }
}

/** Where PostgreSQL can't be asked it counts as lost, as does its connection: Payload passes over a COMMIT without an answer. */
async function mustBeCommitted(db: object, number: string) {
  const status = await statusOf(db, number);
  if (status !== 'committed') throw new Error('the transaction was not committed');
}

type Methods = Pick<BaseDatabaseAdapter, 'commitTransaction' | 'rollbackTransaction'>;

/**
 * Every commit is checked, and then comes what was to be done after it.
 * To Payload the commit of a transaction that was rolled back, in which a statement failed, or which itself fails, looks like any other,
 * and it would report as saved what is lost: here each of them fails. Payload commits only what it has begun.
 */
export const withCheckedCommits = extending((db: BaseDatabaseAdapter): Methods => {
  const [commit, rollBack] = [db.commitTransaction.bind(db), db.rollbackTransaction.bind(db)];
  const rollbackTransaction: Methods['rollbackTransaction'] = async (id) => {
    waiting.delete(String(await id));
    await rollBack(id);
  };
  return {
    rollbackTransaction,
    commitTransaction: async (given) => {
      const id = await given;
      try {
        const number = await numberOf(db, id);
        await commit(id);
        if (number !== null) await mustBeCommitted(db, number);
      } catch (error) {
        // Some of Payload’s operations don’t roll back after this.
        await rollbackTransaction(id);
        throw error;
      }
      await actAfter(String(id));
    },
  };
});
