import { join } from 'node:path';
import { createClient } from '@libsql/client';
import pg from 'pg';

function openPostgres(connectionString) {
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

function openSqlite(dataDir) {
  const client = createClient({ url: `file:${join(dataDir, 'cms.sqlite')}` });
  return {
    async run(statement, values = []) {
      // The running CMS writes as well.
      await client.execute('PRAGMA busy_timeout = 30000');
      const { rows } = await client.execute({ sql: statement, args: values });
      return rows.map((row) => ({ ...row }));
    },
    close: async () => client.close(),
  };
}

/**
 * The CMS's own database, for what no call returns. A value's place in a statement is a question mark in both.
 * @param {{ dataDir?: string, databaseUrl?: string }} settings
 * @returns {{
 *   run: (statement: string, values?: (string | number)[]) => Promise<Record<string, unknown>[]>,
 *   close: () => Promise<void>,
 * }}
 */
export const openDatabase = ({ dataDir = '', databaseUrl = '' }) =>
  databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);
