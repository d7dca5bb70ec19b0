import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { toCmsEnvironment } from './environment.mjs';
import { fingerprint, isRecorded } from './fingerprint.mjs';
import { CMS } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './steps.mjs';

const markOf = ({ dataDir }) => join(dataDir, '.prepared');

/** Which migrations, into which database: another file in its place is looked at anew. */
function stateOf({ dataDir, databaseUrl, demo }) {
  const file = join(dataDir, 'cms.sqlite');
  const place = databaseUrl || (existsSync(file) ? `${file} ${statSync(file).ino}` : 'none');
  const state = [fingerprint(['cms/migrations']), place, demo ? 'demo' : 'empty'].join('\0');
  return createHash('sha256').update(state).digest('hex');
}

export const isPrepared = (settings) => isRecorded(markOf(settings), stateOf(settings));

/**
 * Each of the three looks at the database itself and may be run again, also when it was broken
 * off; the mark, written last, only saves the seconds that looking takes. Returns the line that
 * tells a new editor's password, or nothing.
 */
export async function prepareDatabase(settings, secrets) {
  const env = { ...toCmsEnvironment(settings, secrets), NODE_ENV: 'production' };
  const runEntry = (entry) => run(process.execPath, ['--import', 'tsx', entry], { cwd: CMS, env });

  rmSync(markOf(settings), { force: true });
  await step('Migrate the database', async () => void (await runEntry('migrate.ts')));
  if (settings.demo) {
    await step('Load the demo exhibition', async () => void (await runEntry('demo/run.ts')));
  }
  const said = await step('Look for an editor', async () => {
    const output = await runEntry('firstEditor.ts');
    return { output };
  });
  writeFileSync(markOf(settings), stateOf(settings));
  return said.output.trim();
}
