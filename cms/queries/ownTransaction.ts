import type { BaseDatabaseAdapter, PayloadRequest } from 'payload';
import { isPostgresOf, rowsBy } from './driver';
import { raw, type SQL } from './sql';

type Transactions = {
  sessions?: Record<string, { db: object }>;
  execute?: (statement: { db: object; sql: object }) => Promise<{ rows: unknown[] }>;
};

/** Its values stay parameters. Imported only here, so that whoever needs no transaction needs no adapter. */
async function forDrizzle({ strings, values }: SQL) {
  const { sql } = await import('@payloadcms/db-postgres');
  return sql(strings as readonly string[] as TemplateStringsArray, ...values);
}

/** Payload ends the transaction of a save in which a read of its own fails, and writes what comes then outside of any. */
export async function hasLostTransaction(
  db: object,
  req: Partial<Pick<PayloadRequest, 'transactionID'>> | undefined,
): Promise<boolean> {
  const id = await req?.transactionID;
  return Boolean(id) && !(db as Transactions).sessions?.[String(id)];
}

/** Runs statements in a request's own transaction; SQLite has none. */
export async function runnerOf(
  db: BaseDatabaseAdapter,
  req: Pick<PayloadRequest, 'transactionID'> | undefined,
) {
  const { sessions, execute } = db as Transactions;
  const session = isPostgresOf(db) ? sessions?.[String(await req?.transactionID)] : undefined;
  return async (given: string | SQL): Promise<unknown[]> => {
    const statement = typeof given === 'string' ? raw(given) : given;
    return session && execute
      ? (await execute({ db: session.db, sql: await forDrizzle(statement) })).rows
      : rowsBy(db, statement);
  };
}
