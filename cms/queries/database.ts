import config from '@payload-config';
import { getPayload } from 'payload';
import { raw, sql, type SQL } from './sql';

export { sql };

type Found = { rows: unknown[] };

/** The drizzle instances of the two adapters differ only in their driver. */
type Driver = {
  execute?: (statement: { sql: string; args: unknown[] }) => Promise<Found>;
  query?: (text: string, values: unknown[]) => Promise<Found>;
};

type Adapter = { name: string; drizzle: { $client: Driver } };

const hasDrizzle = (db: object): db is Adapter => 'drizzle' in db;

/** Payload's Local API: for rare reads of documents with too many parts for one statement. */
export const localApi = () => getPayload({ config });

async function adapter(): Promise<Adapter> {
  const { db } = await localApi();
  if (!hasDrizzle(db)) throw new Error('the database adapter has no drizzle');
  return db;
}

export const isPostgres = async (): Promise<boolean> => (await adapter()).name === 'postgres';

/**
 * Runs one statement on the adapter's connection: no hooks, no access control, a tenth of the Local API's cost.
 * Drizzle's query builder is not used: it took as long to build a statement as to run it.
 */
export async function rows<Row>(statement: SQL): Promise<Row[]> {
  const { name, drizzle } = await adapter();
  const { $client: driver } = drizzle;
  const { values } = statement;
  // Placeholders: PostgreSQL numbers them, SQLite uses question marks.
  const found =
    name === 'postgres'
      ? await driver.query?.(statement.text, values)
      : await driver.execute?.({ sql: statement.sql, args: values });
  return (found?.rows ?? []) as Row[];
}

/**
 * The same for many rows with many columns. SQLite's driver takes longer to build the rows than SQLite to find them:
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

/** JSON columns: text in SQLite, already parsed in PostgreSQL. */
export const parsedJson = (value: unknown): unknown =>
  typeof value === 'string' ? JSON.parse(value) : value;

/** Dates are ISO text in SQLite and timestamps in PostgreSQL; the contract has epoch ms. */
export const epochOf = (value: string | Date | null): number | null =>
  value === null ? null : new Date(value).getTime();
