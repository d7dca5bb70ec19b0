import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { toCmsEnvironment } from './environment.mjs';
import { fingerprint, isRecorded } from './fingerprint.mjs';
import { CMS } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './steps.mjs';

/**
 * `production` picks builds of the rich text editor without top-level await: those for Node have it all over a
 * circular graph, and now and then wait for each other for ever (docs/decisions/0006).
 */
const NODE_ARGS = ['--conditions=production', '--import', 'tsx'];

const markOf = ({ dataDir }) => join(dataDir, '.prepared');

/** Which migrations, into which database: another file in its place is looked at anew. */
function stateOf({ dataDir, databaseUrl, demo }) {
  const file = join(dataDir, 'cms.sqlite');
  const place = databaseUrl || (existsSync(file) ? `${file} ${statSync(file).ino}` : 'none');
  const state = [fingerprint(['cms/migrations']), place, demo ? 'demo' : 'empty'].join('\0');
  return createHash('sha256').update(state).digest('hex');
}

export const isPrepared = (settings) => isRecorded(markOf(settings), stateOf(settings));

const noNote = () => undefined;

const UNSETTLED = /ended with code 13\.$/;
const TRIES = 4;

/**
 * Node 20 now and then loses an answer of its loader's hooks while it imports Payload's thousands of
 * files, and ends with code 13 before anything of ours has run (about one time in ten): try again.
 */
async function runTypeScript(entry, how, tries = TRIES) {
  try {
    return await run(process.execPath, ['--import', 'tsx', entry], how);
  } catch (error) {
    if (tries <= 1 || !UNSETTLED.test(error.message)) throw error;
    return runTypeScript(entry, how, tries - 1);
  }
}

/** Told at once: it is kept nowhere, and what comes next may fail. */
async function makeFirstEditor(runEntry) {
  const said = await runEntry('firstEditor.ts');
  const line = /^First editor: .+$/m.exec(said)?.[0] ?? '';
  if (line) process.stdout.write(`\n\n  ${line}\n\n  ... `);
  return line;
}

/**
 * Each of the three looks at the database itself and may be run again, also when it was broken
 * off; the mark, written last, only saves the seconds that looking takes. Returns the line that
 * tells a new editor's password, or nothing.
 */
export async function prepareDatabase(settings, secrets) {
  const env = { ...toCmsEnvironment(settings, secrets), NODE_ENV: 'production' };
  const runEntry = (entry) => runTypeScript(entry, { cwd: CMS, env });

  rmSync(markOf(settings), { force: true });
  await step('Migrate the database', () => runEntry('migrate.ts').then(noNote));
  if (settings.demo) {
    await step('Load the demo exhibition', () => runEntry('demo/run.ts').then(noNote));
  }
  let editor = '';
  await step('Look for an editor', async () => {
    editor = await makeFirstEditor(runEntry);
  });
  writeFileSync(markOf(settings), stateOf(settings));
  return editor;
}
