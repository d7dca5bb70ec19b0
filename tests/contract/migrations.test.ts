import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import pg from 'pg';
import { lockTogether } from '@/cms/migrations/lockTogether';
import { EVERYTHING } from '@/lib/contract/noteStream.mjs';
import { cmsJob, jobEnvironment } from '@/scripts/support/cmsJobs.mjs';
import { readSecrets } from '@/scripts/support/secrets.mjs';
import { sandboxSettings } from '@/scripts/support/test/sandbox.mjs';
import { openDatabase } from '../support/database.mjs';
import { until } from '../support/until.mjs';
import { hasDatabase } from './support/database';
import { isPostgres, ownDatabase } from './support/ownCms';

const WAITS = /waiting for another start/;
const LOOK_MS = 10;

/** PostgreSQL's locks of this database. */
const LOCKS = `SELECT 1 FROM pg_locks JOIN pg_database ON oid = database
  WHERE locktype = 'advisory' AND granted AND datname = current_database()`;

async function isFileLocked(file: string) {
  const client = createClient({ url: pathToFileURL(file).href });
  try {
    await (await client.transaction('write')).rollback();
    return false;
  } catch (error) {
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return true;
    throw error;
  } finally {
    client.close();
  }
}

describe('Two starts at once (docs/decisions/0040)', { skip: !hasDatabase }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'one-world-starts-'));
  type JobFile = 'migrate.ts' | 'firstEditor.ts' | 'structure.ts';
  let programs: Record<JobFile, Awaited<ReturnType<typeof cmsJob>>>;
  let env: NodeJS.ProcessEnv;
  let databaseUrl = '';
  before(async () => {
    databaseUrl = await ownDatabase();
    const settings = await sandboxSettings(folder, databaseUrl);
    env = jobEnvironment(settings, readSecrets(settings));
    programs = {
      'migrate.ts': await cmsJob('migrate.ts'),
      'firstEditor.ts': await cmsJob('firstEditor.ts'),
      'structure.ts': await cmsJob('structure.ts'),
    };
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** A job of the CMS. */
  function run(file: JobFile) {
    const { args, cwd, input } = programs[file];
    const child = spawn(process.execPath, args, { cwd, env });
    child.stdin.end(input);
    const job = { said: '', child, ended: once(child, 'close').then(([code, by]) => by ?? code) };
    const hear = (piece: Buffer) => void (job.said += String(piece));
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    return job;
  }
  type Job = ReturnType<typeof run>;

  /** Fails when the job ends before: it would never be so. */
  async function until(job: Job, isSo: () => boolean | Promise<boolean>) {
    let code: unknown;
    void job.ended.then((value) => (code = value));
    while (!(await isSo())) {
      assert.equal(code, undefined, `ended with ${String(code)}: ${job.said}`);
      await wait(LOOK_MS);
    }
  }

  /** Stops the job, so that it ends no earlier than the test wants, when it has the lock (cms/queries/oneAtATime.ts). */
  async function haltWithLock(job: Job) {
    const database = isPostgres ? openDatabase({ databaseUrl }) : null;
    await until(job, async () =>
      database ? (await database.run(LOCKS)).length > 0 : isFileLocked(join(folder, '.start-lock')),
    );
    job.child.kill('SIGSTOP');
    await database?.close();
  }

  test('one migrates, the other waits; if the first is killed, the other does it', async () => {
    const first = run('migrate.ts');
    await haltWithLock(first);
    const second = run('migrate.ts');
    await until(second, () => WAITS.test(second.said));
    first.child.kill('SIGKILL');
    assert.equal(await first.ended, 'SIGKILL');
    assert.equal(await second.ended, 0, second.said);
    assert.match(second.said, /migrated \d+_\d+_initial/);
  });

  test('what one has done, the other doesn’t do again', async () => {
    const jobs = [run('migrate.ts'), run('firstEditor.ts'), run('firstEditor.ts')];
    assert.deepEqual(await Promise.all(jobs.map((job) => job.ended)), [0, 0, 0]);
    const [migrated, ...editors] = jobs.map(({ said }) => said);
    assert.match(migrated ?? '', /nothing to migrate/);
    assert.equal(editors.filter((said) => /First editor:/.test(said)).length, 1);
  });

  test('what an exhibition begins with is told to websites that run already, once', async () => {
    for (const said of [/is loaded\./, /this was done before/]) {
      const job = run('structure.ts');
      assert.equal(await job.ended, 0, job.said);
      assert.match(job.said, said);
    }
    const database = openDatabase({ databaseUrl, dataDir: folder });
    const notes = await database.run('SELECT note FROM outbox');
    await database.close();
    assert.deepEqual(
      notes.map(({ note }) => JSON.parse(String(note)).withdrawn),
      [EVERYTHING],
    );
  });
});

test('a migration and a save never wait for each other', { skip: !isPostgres }, async () => {
  const pool = new pg.Pool({ connectionString: await ownDatabase(), max: 3 });
  const [migration, save] = [await pool.connect(), await pool.connect()];
  const waiting = `SELECT 1 FROM pg_locks
    WHERE relation = 'labels'::regclass AND mode = 'AccessExclusiveLock' AND NOT granted`;
  try {
    await pool.query('CREATE TABLE works (id integer); CREATE TABLE labels (id integer)');
    // It has read both and will write the first, which the migration has locked meanwhile.
    await save.query('BEGIN; SELECT FROM works; SELECT FROM labels');
    await migration.query('BEGIN');
    const modes = { works: 'SHARE ROW EXCLUSIVE', labels: 'ACCESS EXCLUSIVE' } as const;
    const locked = migration.query(lockTogether(modes));
    await until('the migration waits', async () => (await pool.query(waiting)).rows.length > 0);
    await save.query('INSERT INTO works VALUES (1)');
    await save.query('COMMIT');
    await locked;
    assert.equal((await migration.query('SELECT FROM works')).rowCount, 1);
  } finally {
    for (const client of [migration, save]) client.release(true);
    await pool.end();
  }
});
