import { closeSync, openSync, readSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describeDatabase } from './describe.mjs';

/** Imported when it is needed: `npm start` knows how to finish a restore before anything is installed. */
async function open(file) {
  const { createClient } = await import('@libsql/client');
  return createClient({ url: pathToFileURL(file).href });
}

/** A consistent copy, write-ahead log included, while the CMS goes on writing. */
export async function copySqlite(from, to) {
  const client = await open(from);
  try {
    await client.execute('PRAGMA busy_timeout = 5000');
    await client.execute({ sql: 'VACUUM INTO ?', args: [to] });
  } finally {
    client.close();
  }
}

/** `work` gets a function that runs a statement and resolves to its rows. */
export async function withSqlite(file, work) {
  const client = await open(file);
  try {
    return await work(async (sql, args = []) => (await client.execute({ sql, args })).rows);
  } finally {
    client.close();
  }
}

export const describeSqlite = (file) => withSqlite(file, describeDatabase);

/** Whether it begins as a database of the CMS does, which writes ahead. SQLite would delete the log of any other file. */
function hasLog(file) {
  const head = Buffer.alloc(20);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, head);
  } finally {
    closeSync(handle);
  }
  return head.toString('latin1').startsWith('SQLite format 3\0') && head[18] === 2;
}

/** Whether any process has the file open: each holds a lock on it as long as it lives, however it was started. */
export async function isSqliteInUse(file) {
  if (!hasLog(file)) return false;
  const client = await open(file);
  try {
    await client.execute('PRAGMA locking_mode = EXCLUSIVE');
    await client.execute('SELECT count(*) FROM sqlite_master');
    return false;
  } catch (error) {
    // A damaged file is a reason to restore one.
    return error.code === 'SQLITE_BUSY';
  } finally {
    client.close();
  }
}
