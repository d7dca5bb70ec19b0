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
 * circular graph, and now and then wait for each other for ever (docs/decisions/0007).
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
  const runEntry = (entry) => run(process.execPath, [...NODE_ARGS, entry], { cwd: CMS, env });

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
