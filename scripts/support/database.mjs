import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { jobsOf } from './cmsJobs.mjs';
import { fingerprint, isRecorded } from './fingerprint.mjs';
import { step } from './steps.mjs';

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

/** Why nothing was loaded, by the words of cms/structure/runLoad.ts; nothing when it was. */
const noteOfLoad = (said) => /\bnot loaded: .+$/m.exec(said)?.[0];

/** Printed at once: the password is stored nowhere, and later steps may fail. */
async function makeFirstEditor(runJob) {
  const said = await runJob('firstEditor.ts');
  const line = /^First editor: .+$/m.exec(said)?.[0] ?? '';
  if (line) process.stdout.write(`\n\n  ${line}\n\n  ... `);
  return line;
}

/**
 * All three steps check the database themselves and can be repeated, also after an interruption. The mark, written
 * last, only saves the time of these checks. Returns the line with a new editor's password, or nothing.
 */
export async function prepareDatabase(settings, secrets) {
  const runJob = jobsOf(settings, secrets);

  rmSync(markOf(settings), { force: true });
  await step('Migrate the database', () => runJob('migrate.ts').then(noNote));
  const [named, file] = settings.demo
    ? ['the demo exhibition', 'demo/run.ts']
    : ['the structure of an exhibition', 'structure/run.ts'];
  await step(`Load ${named}`, () => runJob(file).then(noteOfLoad));
  let editor = '';
  await step('Look for an editor', async () => {
    editor = await makeFirstEditor(runJob);
  });
  writeFileSync(markOf(settings), stateOf(settings));
  return editor;
}
