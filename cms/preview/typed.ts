import { randomBytes } from 'node:crypto';
import type { BasePayload } from 'payload';
import type { PreviewKind } from '@/lib/contract/editorial';
import { isPostgresOf, rowsBy } from '../queries/driver';
import type { CmsLocale } from '../queries/locale';
import { sql } from '../queries/sql';

/**
 * What an editor types while the live preview is open. It is a row of Payload's key-value table, so that every CMS sees it;
 * nothing of the document is saved.
 */
type Typed = {
  editor: number;
  kind: PreviewKind;
  id: string;
  locale: CmsLocale;
  /** The form's fields; null before the first change. */
  values: Record<string, unknown> | null;
  at: number;
};

const KEY = 'typed:';
/** As long as the website's session for it. */
const KEPT_MS = 60 * 60_000;

const isToken = (token: string) => /^[\w-]{22}$/.test(token);

/** The column is JSON on PostgreSQL and text on SQLite. */
const json = (db: object, typed: Typed) =>
  isPostgresOf(db) ? sql`CAST(${JSON.stringify(typed)} AS jsonb)` : sql`${JSON.stringify(typed)}`;

export const sweepTyped = ({ db }: BasePayload, now: number) =>
  rowsBy(
    db,
    sql`DELETE FROM payload_kv WHERE CASE WHEN key LIKE ${`${KEY}%`}
      THEN CAST(data ->> 'at' AS BIGINT) < ${now - KEPT_MS} ELSE FALSE END`,
  );

/** Returns what it is known by from now on. */
export async function beginTyping(
  { db }: BasePayload,
  opened: Pick<Typed, 'editor' | 'kind' | 'id' | 'locale'>,
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  const row = json(db, { ...opened, values: null, at: Date.now() });
  await rowsBy(db, sql`INSERT INTO payload_kv (key, data) VALUES (${KEY + token}, ${row})`);
  return token;
}

export async function findTyped({ db }: BasePayload, token: string): Promise<Typed | null> {
  if (!isToken(token)) return null;
  const [row] = await rowsBy<{ data: unknown }>(
    db,
    sql`SELECT data FROM payload_kv WHERE key = ${KEY + token}`,
  );
  if (!row) return null;
  return (typeof row.data === 'string' ? JSON.parse(row.data) : row.data) as Typed;
}

export const keepTyped = ({ db }: BasePayload, token: string, typed: Typed) =>
  rowsBy(
    db,
    sql`UPDATE payload_kv SET data = ${json(db, { ...typed, at: Date.now() })} WHERE key = ${KEY + token}`,
  );
