import { join } from 'node:path';

async function openSqlite(dataDir) {
  const { createClient } = await import('@libsql/client');
  const client = createClient({ url: `file:${join(dataDir, 'cms.sqlite')}` });
  // The running CMS writes as well.
  await client.execute('PRAGMA busy_timeout = 30000');
  return {
    run: async (statement, args = []) => (await client.execute({ sql: statement, args })).rows,
    close: async () => client.close(),
  };
}

async function openPostgres(connectionString) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  await client.connect();
  return {
    async run(statement, values = []) {
      let number = 0;
      const text = statement.replace(/\?/g, () => `$${(number += 1)}`);
      return (await client.query(text, values)).rows;
    },
    close: () => client.end(),
  };
}

/** The CMS's own database: `run(statement, values)` gives rows; a value's place is a question mark in both. */
export const openDatabase = (dataDir, databaseUrl = '') =>
  databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);
