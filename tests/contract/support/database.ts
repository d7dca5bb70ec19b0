import { join } from 'node:path';
import { createClient } from '@libsql/client';
import pg from 'pg';
import { fingerprintsBy } from '@/lib/fingerprints.mjs';
import { secrets } from './visitor';

const { CONTRACT_DATA_DIR, CONTRACT_DATABASE_URL } = process.env;

/** False with CONTRACT_URL: tests that need the database are then skipped. */
export const hasDatabase = Boolean(CONTRACT_DATA_DIR || CONTRACT_DATABASE_URL);

type Row = Record<string, unknown>;
type Run = (statement: string, values?: (string | number)[]) => Promise<Row[]>;
type Database = { run: Run; close: () => Promise<void> };

function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({ connectionString, max: 2 });
  return {
    async run(statement, values = []) {
      let number = 0;
      const text = statement.replace(/\?/g, () => `$${(number += 1)}`);
      return (await pool.query(text, values)).rows;
    },
    close: () => pool.end(),
  };
}

function openSqlite(folder: string): Database {
  const client = createClient({ url: `file:${join(folder, 'cms.sqlite')}` });
  return {
    async run(statement, values = []) {
      await client.execute('PRAGMA busy_timeout = 5000');
      const { rows } = await client.execute({ sql: statement, args: values });
      return rows.map((row) => ({ ...row }));
    },
    close: async () => client.close(),
  };
}

/** The CMS's own database, for what no call returns. */
export const openDatabase = (
  url = CONTRACT_DATABASE_URL,
  folder = CONTRACT_DATA_DIR ?? 'data',
): Database => (url ? openPostgres(url) : openSqlite(folder));

const hash = fingerprintsBy(secrets.PAYLOAD_SECRET ?? '', 'captchas');

/** By which the CMS finds a captcha. */
export const emailHash = (email: string) => hash(email);

const MINUTE = 60_000;

/** Stores a captcha with a known answer: the CMS has only hashes, from which no answer can be read. */
export async function putCaptcha(run: Run, email: string, answer: string, minutesLeft = 10) {
  await run(
    'INSERT INTO captchas (email_hash, answer_hash, expires_at, used) VALUES (?, ?, ?, FALSE)',
    [hash(email), hash(email, answer), Date.now() + minutesLeft * MINUTE],
  );
}

/** The key of the CMS's counters. */
export const limitKey = (kind: 'address' | 'visitor' | 'email' | 'try', ...values: string[]) =>
  `${kind}:${hash(kind, ...values)}`;
