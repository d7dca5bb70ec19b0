import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { failure } from '../failure.mjs';
import { describeDatabase } from './describe.mjs';

const TABLES = `SELECT count(*) AS count FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`;
const PLAIN = ['--no-owner', '--no-privileges'];

/** The password goes by the environment: other users of the machine may read command lines. */
async function runTool(name, databaseUrl, args) {
  const address = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = '';
  const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) };
  try {
    await promisify(execFile)(name, [...args, `--dbname=${address}`], { env });
  } catch (error) {
    if (error.code === 'ENOENT') {
      throw failure(`${name} is not installed: on Debian it is in the package postgresql-client.`);
    }
    throw failure(
      `${name} failed: ${(error.stderr || error.message).trim().split('\n').join(' ')}`,
    );
  }
}

/** `work` gets a function that runs a statement and resolves to its rows. */
export async function withPostgres(databaseUrl, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  // Of a connection that ends the statements fail, and pg_dump without its snapshot; an event that nobody hears would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(async (statement) => (await client.query(statement)).rows);
  } finally {
    await client.end();
  }
}

/** The dump and what is said of it are of the same moment. */
export const dumpPostgres = (databaseUrl, file) =>
  withPostgres(databaseUrl, async (query) => {
    await query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const [{ snapshot }] = await query('SELECT pg_export_snapshot() AS snapshot');
    const said = await describeDatabase(query);
    const how = ['--format=custom', `--snapshot=${snapshot}`, `--file=${file}`];
    await runTool('pg_dump', databaseUrl, [...how, ...PLAIN]);
    return said;
  });

export const isPostgresEmpty = (databaseUrl) =>
  withPostgres(databaseUrl, async (query) => Number((await query(TABLES))[0].count) === 0);

/** The name of a database of the same user to which a CMS, or a job of one, is connected from wherever (cms/queries/pools.ts). */
const USED = `SELECT datname AS name FROM pg_stat_activity
  WHERE application_name = 'one-world-cms' AND usename = current_user LIMIT 1`;

/** '' when none is used. */
export const usedDatabase = (databaseUrl) =>
  withPostgres(databaseUrl, async (query) => (await query(USED))[0]?.name ?? '');

/** In one transaction: all of it, or nothing. */
export const fillPostgres = (databaseUrl, file) =>
  runTool('pg_restore', databaseUrl, [
    ...['--single-transaction', '--exit-on-error', ...PLAIN],
    file,
  ]);

export const describePostgres = (databaseUrl) => withPostgres(databaseUrl, describeDatabase);
