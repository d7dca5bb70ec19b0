import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { withPostgres } from './backup/postgres.mjs';
import { withSqlite } from './backup/sqlite.mjs';
import { jobsOf } from './cmsJobs.mjs';
import { fingerprint, isRecorded } from './fingerprint.mjs';
import { endLine, step } from './steps.mjs';

const markOf = ({ dataDir }) => join(dataDir, '.prepared');

/** What a database has that was replaced: other migrations, of another time, or none. */
const SEEN = 'SELECT name, created_at FROM payload_migrations ORDER BY id';

const fileOf = ({ dataDir }) => join(dataDir, 'cms.sqlite');

/** `work` gets a function that runs a statement and resolves to its rows. */
export const withDatabase = (settings, work) =>
  settings.databaseUrl
    ? withPostgres(settings.databaseUrl, work)
    : withSqlite(fileOf(settings), work);

const readSeen = (settings) => withDatabase(settings, (query) => query(SEEN));

async function placeOf(settings) {
  const file = fileOf(settings);
  if (!settings.databaseUrl && !existsSync(file)) return 'none';
  const address = settings.databaseUrl || `${file} ${statSync(file).ino}`;
  // Why it can't be read is told by the first step.
  const seen = await readSeen(settings).catch(() => 'unknown');
  return `${address} ${JSON.stringify(seen)}`;
}

/** When a database that is prepared was made: one that has taken its place was made at another time. */
export async function beginningOf(settings) {
  const [first] = await readSeen(settings);
  return JSON.stringify(first);
}

/** Identifies the migrations and the database, so that a replaced one is noticed. */
async function stateOf(settings) {
  const place = await placeOf(settings);
  const content = settings.demo ? 'demo' : 'empty';
  const state = [fingerprint(['cms/migrations']), place, content].join('\0');
  return createHash('sha256').update(state).digest('hex');
}

export const isPrepared = async (settings) => isRecorded(markOf(settings), await stateOf(settings));

/** A CMS that doesn't start may lack what the mark promises: the next start looks for itself. */
export async function startPrepared(settings, start) {
  try {
    return await start();
  } catch (error) {
    rmSync(markOf(settings), { force: true });
    throw error;
  }
}

const noNote = () => undefined;

/** Why nothing was loaded, by the words of cms/structure/runLoad.ts; nothing when it was. */
const noteOfLoad = (said) => /\bnot loaded: .+$/m.exec(said)?.[0];

/** Printed at once: the password is stored nowhere, and later steps may fail. */
async function makeFirstEditor(runJob) {
  const said = await runJob('firstEditor.ts');
  const line = /^First editor: .+$/m.exec(said)?.[0] ?? '';
  if (line) {
    endLine();
    process.stdout.write(`\n  ${line}\n\n`);
  }
  return line;
}

/**
 * All three steps check the database themselves and can be repeated, also after an interruption. The mark, written
 * last, only saves the time of these checks. Returns the line with a new editor's password, or nothing.
 */
export async function prepareDatabase(settings, secrets) {
  // No website runs yet: without this secret none is told.
  const runJob = jobsOf(settings, { ...secrets, REVALIDATE_SECRET: '' });

  rmSync(markOf(settings), { force: true });
  await step('Migrate the database', () => runJob('migrate.ts').then(noNote));
  const [named, file] = settings.demo
    ? ['the demo exhibition', 'demo.ts']
    : ['the structure of an exhibition', 'structure.ts'];
  await step(`Load ${named}`, () => runJob(file).then(noteOfLoad));
  let editor = '';
  await step('Look for an editor', async () => {
    editor = await makeFirstEditor(runJob);
  });
  writeFileSync(markOf(settings), await stateOf(settings));
  return editor;
}
