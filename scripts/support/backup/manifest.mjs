import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArtefact } from '../artefact/readArtefact.mjs';
import { writeDurably } from '../durable.mjs';
import { failure } from '../failure.mjs';
import { CMS, ROOT } from '../paths.mjs';
import { sumOf } from './files.mjs';

const NAME = 'manifest.json';
const FORMAT = 1;
/** Nothing else is restored, whatever a manifest names. */
const FILE = /^(?:cms\.sqlite|database\.dump|secrets\.json|media\/(?!\.\.?$)[^/\\\0]+)$/;

export const KINDS = {
  sqlite: { name: 'SQLite', file: 'cms.sqlite' },
  postgres: { name: 'PostgreSQL', file: 'database.dump' },
};

/** '' in a copy without git, as an artefact is. */
function commit() {
  try {
    const quiet = { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['rev-parse', 'HEAD'], quiet).trim();
  } catch {
    return '';
  }
}

/** The name of the artefact that runs, as of its folder; '' in the project itself. */
const artefact = () => readArtefact(ROOT)?.id ?? '';

/** Written last: a folder without one is no backup. */
export async function writeManifest(folder, names, said) {
  const files = {};
  for (const name of names) files[name] = await sumOf(join(folder, name));
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const by = { version, commit: commit(), artefact: artefact() };
  const manifest = { format: FORMAT, madeAt: new Date().toISOString(), ...by, ...said, files };
  writeDurably(join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

export const hasManifest = (folder) => existsSync(join(folder, NAME));

export function readManifest(folder) {
  if (!hasManifest(folder)) throw failure(`${folder} is no backup: it has no ${NAME}.`);
  try {
    const manifest = JSON.parse(readFileSync(join(folder, NAME), 'utf8'));
    const { database, migrations, files } = manifest;
    const isWhole = KINDS[database].file in files && migrations.length > 0;
    if (isWhole && Object.keys(files).every((name) => FILE.test(name))) {
      if (manifest.format === FORMAT) return manifest;
    }
  } catch {
    // Told below.
  }
  throw failure(`${join(folder, NAME)} is damaged, or of another version of this program.`);
}

export function checkKnown({ database, migrations, version, ...made }) {
  const known = new Set(readdirSync(join(CMS, 'migrations', database)));
  const unknown = migrations.filter((name) => !known.has(`${name}.ts`));
  if (unknown.length === 0) return;
  const release = made.artefact || made.commit.slice(0, 12);
  const by = release ? ` (${release})` : '';
  throw failure(
    `The backup is newer than this program: it was made by ${version}${by} and has seen the migration ${unknown[0]}.`,
  );
}

export async function checkFiles(folder, { files }) {
  for (const [name, { sha256 }] of Object.entries(files)) {
    const file = join(folder, name);
    if (!existsSync(file)) throw failure(`The backup is damaged: ${name} is missing.`);
    if ((await sumOf(file)).sha256 !== sha256) {
      throw failure(`The backup is damaged: ${name} is not what was saved.`);
    }
  }
}
