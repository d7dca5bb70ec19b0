import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { jobEnvironment, showCmsJob } from './support/cmsJobs.mjs';
import { failure, runMain } from './support/failure.mjs';
import { readSecrets } from './support/secrets.mjs';
import { settingsOfExhibition } from './support/settings.mjs';
import { setUpPackages } from './support/setUp.mjs';

const USAGE =
  'npm run import -- FOLDER [--dry-run] [--sheet NAME] [--map "HEADING=KEY"]…, or --undo, or FILE.zip';

/** Undefined if nothing is there. What this user may not look at is not missing. */
function lookAt(path) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw failure(`Not imported: ${error.message}`);
  }
}

const isFolder = (path) => lookAt(path)?.isDirectory();

/** What `npm run export` wrote has a file of its own. */
function readArchive(first, more) {
  const file = resolve(first);
  if (more.length > 0) throw failure(USAGE);
  if (!lookAt(file)) throw failure(`There is no file ${file}.`);
  return ['importArchive.ts', file];
}

/** The CMS's file and its words. Paths are complete, as it runs in another folder. */
function readWords([first, ...more]) {
  if (first === '--undo' && more.length === 0) return ['importWorks.ts', first];
  if (first?.endsWith('.zip') && !isFolder(first)) return readArchive(first, more);
  const hasSense = first && !first.startsWith('-') && !more.includes('--undo');
  if (!hasSense) throw failure(USAGE);
  const folder = resolve(first);
  if (!isFolder(folder)) throw failure(`There is no folder ${folder}.`);
  return ['importWorks.ts', folder, ...more];
}

/** Works from a sheet and a folder of pictures, also while the programs run (docs/decisions/0043); or an archive (0044). */
async function importWorks() {
  const [file, ...words] = readWords(process.argv.slice(2));
  const settings = settingsOfExhibition();
  await setUpPackages();
  const env = jobEnvironment(settings, readSecrets(settings));
  // Stopped by Ctrl-C, it ends when its rows are written.
  await showCmsJob(file, words, env);
}

await runMain(importWorks);
