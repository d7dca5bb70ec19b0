import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cmsJob, jobEnvironment } from '../../scripts/support/cmsJobs.mjs';
import { prepareDatabase } from '../../scripts/support/database.mjs';
import { readSecrets } from '../../scripts/support/secrets.mjs';
import { databaseBeside } from '../../scripts/support/test/postgres.mjs';
import { sandboxSettings } from '../../scripts/support/test/sandbox.mjs';
import { runScript } from './runScript.mjs';

/** An exhibition without content, with its first editor in editor.json. */
export const copyEmpty = (dataDir) => cpSync(process.env.EMPTY_DATA, dataDir, { recursive: true });

/** The same on PostgreSQL; returns the address of its database. */
export function emptyOnPostgres(dataDir) {
  const { EMPTY_POSTGRES, EMPTY_POSTGRES_DATA } = process.env;
  cpSync(EMPTY_POSTGRES_DATA, dataDir, { recursive: true });
  return databaseBeside(EMPTY_POSTGRES, 'empty');
}

/** The same in a database without tables, for measuring. */
export async function makeEmptyOn(databaseUrl, dataDir) {
  const settings = { ...(await sandboxSettings(dataDir, databaseUrl)), demo: false };
  await prepareDatabase(settings, readSecrets(settings));
}

/** `npm run import -- …` to its end. */
export const runImport = (dataDir, words, env = {}) =>
  runScript('import', words, { DATA_DIR: dataDir, WEBSITE_ORIGIN: 'http://127.0.0.1:9', ...env });

/** The program that imports, by itself: what Node is started with. */
export async function importProgram(dataDir, databaseUrl = '') {
  const settings = await sandboxSettings(dataDir, databaseUrl);
  const env = jobEnvironment(settings, readSecrets(settings));
  return { ...(await cmsJob('importWorks.ts')), env };
}

/** Starts it. `over`: its exit code, or the signal that ended it. */
export async function startImport(dataDir, words, databaseUrl = '') {
  const { args, input, ...where } = await importProgram(dataDir, databaseUrl);
  const child = spawn(process.execPath, [...args, ...words], where);
  // It may be killed before it has read.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const over = new Promise((resolve) => child.once('close', (code, by) => resolve(by ?? code)));
  return { child, over };
}

/** Starts it, and kills it with SIGKILL some ms after it has begun to write. */
export async function killImport(dataDir, words, { afterMs, databaseUrl = '' }) {
  const { child, over } = await startImport(dataDir, words, databaseUrl);
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const isChecked = new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Report of all rows')) resolve();
    });
  });
  await Promise.race([isChecked, over]);
  await wait(afterMs);
  child.kill('SIGKILL');
  return { how: await over, said };
}

export const mediaOf = (dataDir) => join(dataDir, 'media');
