import config from '@payload-config';
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import { getPayload } from 'payload';

export { sql, type SQL };

/** The two adapters' drizzle differ only in how a statement's rows are got. */
type Drizzle = {
  all?: (statement: SQL) => Promise<unknown[]>;
  execute?: (statement: SQL) => Promise<{ rows: unknown[] }>;
};

type Adapter = { name: string; drizzle: Drizzle };

const hasDrizzle = (db: object): db is Adapter => 'drizzle' in db;

/** The Local API: for what is read seldom, and has too many parts for one statement. */
export const localApi = () => getPayload({ config });

async function adapter(): Promise<Adapter> {
  const { db } = await localApi();
  if (!hasDrizzle(db)) throw new Error('the database adapter has no drizzle');
  return db;
}

export const isPostgres = async (): Promise<boolean> => (await adapter()).name === 'postgres';

/** Runs one statement in plain SQL: no hooks, no access control, a tenth of the Local API's cost. */
export async function rows<Row>(statement: SQL): Promise<Row[]> {
  const { drizzle } = await adapter();
  const found = drizzle.all
    ? await drizzle.all(statement)
    : (await drizzle.execute?.(statement))?.rows;
  return (found ?? []) as Row[];
}

/** `(a, b, c)` for IN. */
export const listed = (values: readonly (string | number)[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length ? sql.join([...conditions], sql` AND `) : sql`1 = 1`;

/** SQLite keeps JSON as text, PostgreSQL gives it parsed. */
export const parsedJson = (value: unknown): unknown =>
  typeof value === 'string' ? JSON.parse(value) : value;

/** Dates are ISO text in SQLite and timestamps in PostgreSQL; the wire wants epoch ms. */
export const epochOf = (value: string | Date | null): number | null =>
  value === null ? null : new Date(value).getTime();
