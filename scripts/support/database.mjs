import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { toCmsEnvironment } from './environment.mjs';
import { fingerprint, isRecorded } from './fingerprint.mjs';
import { CMS } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './steps.mjs';

/**
 * `production` selects builds of the rich text editor without top-level await: Node's builds have it in modules that
 * import each other in a circle, and sometimes deadlock (docs/decisions/0007).
 */
export const NODE_ARGS = ['--conditions=production', '--import', 'tsx'];

const markOf = ({ dataDir }) => join(dataDir, '.prepared');

/** Identifies the migrations and the database, so that a replaced file is noticed. */
function stateOf({ dataDir, databaseUrl, demo }) {
  const file = join(dataDir, 'cms.sqlite');
  const place = databaseUrl || (existsSync(file) ? `${file} ${statSync(file).ino}` : 'none');
  const state = [fingerprint(['cms/migrations']), place, demo ? 'demo' : 'empty'].join('\0');
  return createHash('sha256').update(state).digest('hex');
}

export const isPrepared = (settings) => isRecorded(markOf(settings), stateOf(settings));

const noNote = () => undefined;

/** Runs a file of the CMS with its settings. */
export function entriesOf(settings, secrets) {
  const env = { ...toCmsEnvironment(settings, secrets), NODE_ENV: 'production' };
  return (entry, ...words) =>
    run(process.execPath, [...NODE_ARGS, entry, ...words], { cwd: CMS, env });
}

/** Printed at once: the password is stored nowhere, and later steps may fail. */
async function makeFirstEditor(runEntry) {
  const said = await runEntry('firstEditor.ts');
  const line = /^First editor: .+$/m.exec(said)?.[0] ?? '';
  if (line) process.stdout.write(`\n\n  ${line}\n\n  ... `);
  return line;
}

/**
 * All three steps check the database themselves and can be repeated, also after an interruption. The mark, written
 * last, only saves the time of these checks. Returns the line with a new editor's password, or nothing.
 */
export async function prepareDatabase(settings, secrets) {
  const runEntry = entriesOf(settings, secrets);

  rmSync(markOf(settings), { force: true });
  await step('Migrate the database', () => runEntry('migrate.ts').then(noNote));
  const [named, entry] = settings.demo
    ? ['the demo exhibition', 'demo/run.ts']
    : ['the structure of an exhibition', 'structure/run.ts'];
  await step(`Load ${named}`, () => runEntry(entry).then(noNote));
  let editor = '';
  await step('Look for an editor', async () => {
    editor = await makeFirstEditor(runEntry);
  });
  writeFileSync(markOf(settings), stateOf(settings));
  return editor;
}
