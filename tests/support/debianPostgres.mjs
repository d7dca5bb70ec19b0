import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import pg from 'pg';

const FOLDER = '/usr/lib/postgresql';

/** The newest one of Debian's with server and tools: pg_dump must not be older than the server. '' without any. */
function newest() {
  const versions = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const bins = versions.map((version) => join(FOLDER, version, 'bin'));
  const isWhole = (bin) => ['initdb', 'pg_dump'].every((name) => existsSync(join(bin, name)));
  return bins.filter(isWhole).sort().at(-1) ?? '';
}

export const hasDebianPostgres = () => newest() !== '';

/** PostgreSQL refuses to run as root. */
function owner() {
  if (process.getuid() !== 0) return {};
  const idOf = (option) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A server of its own, empty; `databases` makes some and returns their addresses. `path`: where its tools are. */
export async function startDebianPostgres() {
  const bin = newest();
  const port = String(await getPort());
  const folder = mkdtempSync(join(tmpdir(), 'one-world-postgres-'));
  const as = owner();
  if (as.uid) chownSync(folder, as.uid, as.gid);
  const how = { cwd: folder, ...as, stdio: 'ignore' };
  execFileSync(join(bin, 'initdb'), ['-D', folder, '-U', 'postgres', '-A', 'trust', '-N'], how);
  const place = ['-D', folder, '-k', folder, '-p', port, '-h', '127.0.0.1'];
  const server = spawn(join(bin, 'postgres'), [...place, '-c', 'fsync=off'], how);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const addressOf = (name) => `postgres://postgres@127.0.0.1:${port}/${name}`;

  async function run(address, statement) {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }

  async function stop() {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }

  const isUp = () =>
    run(addressOf('postgres'), 'SELECT 1').then(
      () => true,
      () => false,
    );
  for (let tries = 0; !(await isUp()); tries += 1) {
    if (tries === 200) throw new Error('PostgreSQL does not start');
    await wait(100);
  }
  async function database(name) {
    await run(addressOf('postgres'), `CREATE DATABASE ${name}`);
    return addressOf(name);
  }
  return { database, run, stop, path: bin };
}
