import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { ROOT } from '../../scripts/support/paths.mjs';
import { BLANK } from '../../scripts/support/test/sandbox.mjs';

/** Before the file system's call `name` is made for the nth time, `what` happens. */
const atCall = (name, nth, what) => {
  const code = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
    const real = fs.${name}; let calls = 0;
    fs.${name} = (...given) => {
      calls += 1;
      if (calls === ${nth}) ${what};
      return real(...given);
    };
    syncBuiltinESMExports();`;
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
};

/** Dies by kill -9. */
export const killedAt = (name, nth) => atCall(name, nth, "process.kill(process.pid, 'SIGKILL')");

/** Finds the disk full. */
export const fullAt = (name, nth) =>
  atCall(name, nth, "throw Object.assign(new Error('full'), { code: 'ENOSPC' })");

/** As a user to whom the folder doesn't belong. */
export function asAnother(folder) {
  const code = `process.getuid = () => ${statSync(folder).uid + 1};`;
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
}

/** Runs `scripts/NAME.mjs` to its end, on free ports. `how`: its exit code, or the signal that ended it. */
export async function runScript(name, words, env, nodeArgs = []) {
  const ports = { PORT: String(await getPort()), CMS_PORT: String(await getPort()) };
  const child = spawn(
    process.execPath,
    [...nodeArgs, join(ROOT, `scripts/${name}.mjs`), ...words],
    {
      cwd: ROOT,
      env: { ...process.env, ...BLANK, ...ports, ...env },
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const how = await new Promise((resolve) =>
    child.once('close', (code, by) => resolve(by ?? code)),
  );
  return { how, said: said.trim() };
}

/** Each file of a folder with its content, as text; an empty folder with nothing. */
export function contentOf(folder, only = () => true) {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder, { recursive: true }).filter(only).sort();
  return Object.fromEntries(
    names.map((name) => {
      const path = join(folder, name);
      return [name, statSync(path).isFile() ? readFileSync(path, 'latin1') : ''];
    }),
  );
}
