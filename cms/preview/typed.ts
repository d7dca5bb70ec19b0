import { randomBytes } from 'node:crypto';
import type { BasePayload } from 'payload';
import type { PreviewKind } from '@/lib/contract/editorial';
import { rowsBy } from '../queries/driver';
import { addValue, changeValue, valueAt } from '../queries/keyValue';
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
  const typed: Typed = { ...opened, values: null, at: Date.now() };
  await addValue(db, KEY + token, typed);
  return token;
}

export const findTyped = async ({ db }: BasePayload, token: string): Promise<Typed | null> =>
  isToken(token) ? valueAt<Typed>(db, KEY + token) : null;

export const keepTyped = ({ db }: BasePayload, token: string, typed: Typed) =>
  changeValue(db, KEY + token, { ...typed, at: Date.now() });
