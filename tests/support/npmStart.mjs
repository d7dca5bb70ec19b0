import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { ROOT } from '../../scripts/support/paths.mjs';
import { BLANK } from '../../scripts/support/test/sandbox.mjs';

/** More than a process takes to be there, on a busy machine. */
const LONGEST_MS = 30_000;

/** Runs `npm start`, or another script, on a copy of the template's data, any number of times. */
export function npmStart(script = 'start') {
  const folder = mkdtempSync(join(tmpdir(), 'one-world-start-'));
  const DATA_DIR = join(folder, 'data');
  cpSync(process.env.TEMPLATE_DATA, DATA_DIR, { recursive: true });
  const started = [];

  /** `said`: the output so far; `ended`: resolves to the exit code. */
  function start(env, nodeArgs = []) {
    const child = spawn(process.execPath, [...nodeArgs, `scripts/${script}.mjs`], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...BLANK,
        WARM_PICTURES: 'off',
        DATA_DIR,
        // Else it would keep its pages among those of a website that runs from this folder.
        CACHE_DIR: join(folder, 'kept'),
        ...env,
      },
    });
    const run = { child, said: '' };
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (run.said += chunk));
    }
    run.ended = new Promise((resolve) => child.once('exit', resolve));
    started.push(run);
    return run;
  }

  async function remove() {
    // A failed test may have left its programs running.
    for (const { child, ended } of started) {
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }

  const processes = () => processesOn(DATA_DIR);

  async function untilRunning(count) {
    const deadline = Date.now() + LONGEST_MS;
    while (processes().length !== count) {
      assert.ok(Date.now() < deadline, `${processes().length} processes, not ${count}`);
      await wait(20);
    }
  }

  return { start, remove, dataDir: DATA_DIR, processes, untilRunning };
}

/** The processes that use this data folder; none on systems without /proc. */
function processesOn(dataDir) {
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return pids.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${dataDir}\0`);
    } catch {
      return false;
    }
  });
}

export async function aPair() {
  return { PORT: String(await getPort()), CMS_PORT: String(await getPort()) };
}

/** Resolves when the output matches for the given time; rejects when the process has ended before. */
export async function untilSaid(run, pattern, times = 1) {
  let code;
  void run.ended.then((value) => (code = value));
  while ((run.said.match(new RegExp(pattern, 'g')) ?? []).length < times) {
    if (code !== undefined) assert.fail(`ended with ${code}:\n${run.said}`);
    await wait(20);
  }
}

export const untilReady = (run) => untilSaid(run, 'Ctrl-C stops both');

/** A program's process ids, from the log. */
export const pidsOf = (run, name) =>
  [...run.said.matchAll(new RegExp(`${name} .*pid (\\d+)`, 'g'))].map(([, pid]) => Number(pid));
