import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { program } from '../programs.mjs';
import { run } from '../run.mjs';

const UNITS = join(ROOT, 'deploy/systemd');
/** Where docs/deploy.md has the current release, and Node. */
const CURRENT = '/srv/one-world/current';
const NODE = '/usr/bin/node';

/** The settings of a unit that are of interest here; those that are given several times as lists. */
export function readUnit(name) {
  const lines = readFileSync(join(UNITS, name), 'utf8').split('\n');
  const all = (key) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
  return {
    folder: all('WorkingDirectory')[0],
    environment: all('Environment').flatMap((line) => line.split(' ')),
    start: all('ExecStart')[0],
    started: all('ExecStartPost')[0],
  };
}

/**
 * A unit of deploy/systemd by its own commands, as systemd would run it with these settings in its files.
 * @param {string} name
 * @param {{ current: string, caches: string, state: string, port?: number, env: Record<string, string | undefined> }} place
 */
export function unitOf(name, { current, caches, state, port, env }) {
  const unit = readUnit(name);
  const filled = (text) =>
    text
      .replaceAll(CURRENT, current)
      .replaceAll('%i', String(port))
      .replaceAll('%C', caches)
      .replaceAll('%S', state);
  const toArgs = (line) => {
    const [command, ...args] = filled(line).split(' ');
    if (command !== NODE) throw new Error(`${name} begins with ${command}`);
    return args;
  };
  const how = {
    cwd: filled(unit.folder),
    env: {
      ...env,
      ...Object.fromEntries(unit.environment.map((pair) => filled(pair).split(/=(.*)/s, 2))),
    },
  };
  return {
    /** Runs a job to its end. */
    run: () => run(process.execPath, toArgs(unit.start), how),
    /** A program, which has started when what follows ExecStart has ended. */
    program() {
      const health = `http://127.0.0.1:${port}/${name.includes('cms') ? '' : 'api/'}health`;
      const started = program({ name, health, args: toArgs(unit.start), ...how, drainSeconds: 5 });
      return {
        ...started,
        start: async () => {
          await started.start();
          await run(process.execPath, toArgs(unit.started), how);
        },
      };
    },
  };
}
