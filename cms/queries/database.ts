import config from '@payload-config';
import { getPayload } from 'payload';
import { raw, sql, type SQL } from './sql';

export { sql };

type Found = { rows: unknown[] };

/** The two adapters' drizzle differ only in the driver below it. */
type Driver = {
  execute?: (statement: { sql: string; args: unknown[] }) => Promise<Found>;
  query?: (text: string, values: unknown[]) => Promise<Found>;
};

type Adapter = { name: string; drizzle: { $client: Driver } };

const hasDrizzle = (db: object): db is Adapter => 'drizzle' in db;

/** The Local API: for what is read seldom, and has too many parts for one statement. */
export const localApi = () => getPayload({ config });

async function adapter(): Promise<Adapter> {
  const { db } = await localApi();
  if (!hasDrizzle(db)) throw new Error('the database adapter has no drizzle');
  return db;
}

export const isPostgres = async (): Promise<boolean> => (await adapter()).name === 'postgres';

/**
 * Runs one statement on the adapter's connection: no hooks, no access control, a tenth of the Local API's cost. Drizzle
 * itself is passed by, since putting a statement together with it took as long as running it.
 */
export async function rows<Row>(statement: SQL): Promise<Row[]> {
  const { name, drizzle } = await adapter();
  const { $client: driver } = drizzle;
  const { values } = statement;
  // PostgreSQL numbers its parameters, SQLite marks each with a question mark.
  const found =
    name === 'postgres'
      ? await driver.query?.(statement.text, values)
      : await driver.execute?.({ sql: statement.sql, args: values });
  return (found?.rows ?? []) as Row[];
}

/**
 * The same for many rows of many columns. SQLite's driver spends more time on making them than SQLite on finding them:
 * there a row comes as one JSON text.
 */
export async function wideRows<Row>(columns: readonly string[], statement: SQL): Promise<Row[]> {
  if (await isPostgres()) return rows<Row>(statement);
  const pairs = raw(columns.map((name) => `'${name}', ${name}`).join(', '));
  const found = await rows<{ json: string }>(
    sql`SELECT json_object(${pairs}) AS json FROM (${statement})`,
  );
  return found.map(({ json }) => JSON.parse(json));
}

/** SQLite keeps JSON as text, PostgreSQL gives it parsed. */
export const parsedJson = (value: unknown): unknown =>
  typeof value === 'string' ? JSON.parse(value) : value;

/** Dates are ISO text in SQLite and timestamps in PostgreSQL; the wire wants epoch ms. */
export const epochOf = (value: string | Date | null): number | null =>
  value === null ? null : new Date(value).getTime();
