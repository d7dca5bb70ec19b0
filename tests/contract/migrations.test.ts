import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { NODE_ARGS } from '@/scripts/support/database.mjs';
import { toCmsEnvironment } from '@/scripts/support/environment.mjs';
import { CMS } from '@/scripts/support/paths.mjs';
import { readSecrets } from '@/scripts/support/secrets.mjs';
import { sandboxSettings } from '@/scripts/support/test/sandbox.mjs';
import { hasDatabase } from './support/database';
import { ownDatabase } from './support/ownCms';

const WAITS = /waiting for another start/;

describe('Two starts at once (docs/decisions/0040)', { skip: !hasDatabase }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'one-world-starts-'));
  let env: NodeJS.ProcessEnv;
  before(async () => {
    const settings = await sandboxSettings(folder, await ownDatabase());
    env = { ...toCmsEnvironment(settings, readSecrets(settings)), NODE_ENV: 'production' };
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** A script of the CMS. */
  function run(entry: string) {
    const child = spawn(process.execPath, [...NODE_ARGS, entry], { cwd: CMS, env });
    const job = { said: '', child, ended: once(child, 'close').then(([code, by]) => by ?? code) };
    const hear = (piece: Buffer) => void (job.said += String(piece));
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    return job;
  }
  type Job = ReturnType<typeof run>;

  const waiting = (job: Job) =>
    new Promise<Job>((resolve) =>
      job.child.stdout.on('data', () => {
        if (WAITS.test(job.said)) resolve(job);
      }),
    );

  test('one migrates, the other waits; if the first is killed, the other does it', async () => {
    const jobs = [run('migrate.ts'), run('migrate.ts')];
    const second = await Promise.race(jobs.map(waiting));
    const first = jobs.find((job) => job !== second);
    first?.child.kill('SIGKILL');
    assert.equal(await first?.ended, 'SIGKILL');
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
});
