import type { PayloadRequest } from 'payload';
import { isPostgresOf, rowsBy } from './driver';
import { raw, sql } from './sql';

type Transactions = {
  sessions?: Record<string, { db: object }>;
  execute?: (statement: { db: object; raw: string }) => Promise<{ rows: unknown[] }>;
};

/** Runs statements in a request's own transaction; SQLite has none. */
export async function runnerOf({
  payload: { db },
  transactionID,
}: Pick<PayloadRequest, 'payload' | 'transactionID'>) {
  const { sessions, execute } = db as Transactions;
  const session = isPostgresOf(db) ? sessions?.[String(await transactionID)] : undefined;
  return async (text: string): Promise<unknown[]> =>
    session && execute
      ? (await execute({ db: session.db, raw: text })).rows
      : rowsBy(db, sql`${raw(text)}`);
}
