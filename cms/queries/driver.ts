import type { Pool } from 'pg';
import type { SQL } from './sql';

type Found = { rows: unknown[] };

/** The drizzle instances of the two adapters differ only in their driver. */
type Driver = {
  execute?: (statement: { sql: string; args: unknown[] }) => Promise<Found>;
  query?: (text: string, values: unknown[]) => Promise<Found>;
};

type Adapter = { name: string; drizzle: { $client: Driver } };

const hasDrizzle = (db: object): db is Adapter => 'drizzle' in db;

function adapterOf(db: object): Adapter {
  if (!hasDrizzle(db)) throw new Error('the database adapter has no drizzle');
  return db;
}

export const isPostgresOf = (db: object): boolean => adapterOf(db).name === 'postgres';

/** `albumComments` → `album_comments`. */
export const toTable = (slug: string) =>
  slug.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Only PostgreSQL's adapter has one. */
export const hasPool = (db: object): db is { pool: Pool } => 'pool' in db;

/**
 * Runs one statement on the adapter's connection, outside of any transaction: for hooks, which can't import
 * `queries/database`, as that imports the configuration.
 */
export async function rowsBy<Row>(db: object, statement: SQL): Promise<Row[]> {
  const { name, drizzle } = adapterOf(db);
  const { $client: driver } = drizzle;
  const { values } = statement;
  // Placeholders: PostgreSQL numbers them, SQLite uses question marks.
  const found =
    name === 'postgres'
      ? await driver.query?.(statement.text, values)
      : await driver.execute?.({ sql: statement.sql, args: values });
  return (found?.rows ?? []) as Row[];
}

/** JSON columns: text in SQLite, already parsed in PostgreSQL. */
export const parsedJson = (value: unknown): unknown =>
  typeof value === 'string' ? JSON.parse(value) : value;
