import config from '@payload-config';
import { getPayload } from 'payload';
import { isPostgresOf, rowsBy } from './driver';
import { raw, sql, type SQL } from './sql';

/** Payload's Local API: for rare reads of documents with too many parts for one statement. */
export const localApi = () => getPayload({ config });

const database = async () => (await localApi()).db;

export const isPostgres = async (): Promise<boolean> => isPostgresOf(await database());

/**
 * Runs one statement on the adapter's connection: no hooks, no access control, a tenth of the Local API's cost.
 * Drizzle's query builder is not used: it took as long to build a statement as to run it.
 */
export const rows = async <Row>(statement: SQL): Promise<Row[]> =>
  rowsBy<Row>(await database(), statement);

/** The ids that a statement finds. */
export const foundIds = async (statement: SQL): Promise<number[]> =>
  (await rows<{ id: number }>(statement)).map(({ id }) => id);

/** How many rows there are. `from`: what stands after FROM. */
export async function countRows(from: SQL): Promise<number> {
  const [found] = await rows<{ number: number }>(
    sql`SELECT CAST(count(*) AS INTEGER) AS number FROM ${from}`,
  );
  return found?.number ?? 0;
}

/**
 * Deletes rows, except those that another process is changing or deleting just then: else two could wait for each other.
 * Returns how many.
 */
export async function deleteFree(table: string, condition: SQL): Promise<number> {
  const free = raw((await isPostgres()) ? 'FOR UPDATE SKIP LOCKED' : '');
  const from = raw(table);
  const deleted = await rows(
    sql`DELETE FROM ${from} WHERE id IN (SELECT id FROM ${from} WHERE ${condition} ${free}) RETURNING id`,
  );
  return deleted.length;
}

/**
 * As `rows`, for many rows with many columns. SQLite's driver takes longer to build the rows than SQLite to find them:
 * there each row is returned as one JSON text.
 */
export async function wideRows<Row>(columns: readonly string[], statement: SQL): Promise<Row[]> {
  if (await isPostgres()) return rows<Row>(statement);
  const pairs = raw(columns.map((name) => `'${name}', ${name}`).join(', '));
  const found = await rows<{ json: string }>(
    sql`SELECT json_object(${pairs}) AS json FROM (${statement})`,
  );
  return found.map(({ json }) => JSON.parse(json));
}

/** Dates are ISO text in SQLite and timestamps in PostgreSQL; the contract has epoch ms. */
export const epochOf = (value: string | Date | null): number | null =>
  value === null ? null : new Date(value).getTime();
