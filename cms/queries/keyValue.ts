import { isPostgresOf, parsedJson, rowsBy } from './driver';
import { raw, sql, type SQL } from './sql';

/** Rows of Payload's key-value table, each by one statement outside of any transaction. Nobody writes the keys of another. */

/** The column is JSON on PostgreSQL and text on SQLite. */
const json = (db: object, value: object): SQL =>
  isPostgresOf(db) ? sql`CAST(${JSON.stringify(value)} AS jsonb)` : sql`${JSON.stringify(value)}`;

async function valuesWhere<Value>(db: object, condition: SQL): Promise<Value[]> {
  const found = await rowsBy<{ data: unknown }>(
    db,
    sql`SELECT data FROM payload_kv WHERE ${condition}`,
  );
  return found.map(({ data }) => parsedJson(data) as Value);
}

export const valuesUnder = <Value>(
  db: object,
  prefix: string,
  condition: SQL = raw('TRUE'),
): Promise<Value[]> => valuesWhere<Value>(db, sql`key LIKE ${`${prefix}%`} AND ${condition}`);

export async function valueAt<Value>(db: object, key: string): Promise<Value | null> {
  const [value] = await valuesWhere<Value>(db, sql`key = ${key}`);
  return value ?? null;
}

export const addValue = (db: object, key: string, value: object) =>
  rowsBy(db, sql`INSERT INTO payload_kv (key, data) VALUES (${key}, ${json(db, value)})`);

/** Returns whether there is such a row, of which the condition is true. */
export async function changeValue(
  db: object,
  key: string,
  value: object,
  condition: SQL = raw('TRUE'),
): Promise<boolean> {
  const found = await rowsBy(
    db,
    sql`UPDATE payload_kv SET data = ${json(db, value)}
      WHERE key = ${key} AND ${condition} RETURNING key`,
  );
  return found.length > 0;
}

export const dropValue = (db: object, key: string) =>
  rowsBy(db, sql`DELETE FROM payload_kv WHERE key = ${key}`);
