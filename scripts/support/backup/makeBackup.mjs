import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renameDurably, sync } from '../durable.mjs';
import { failure } from '../failure.mjs';
import { keepToOwner } from '../ownFolder.mjs';
import { toldFailure } from './failures.mjs';
import { copyDurably, fileNamesIn, partOf, removeLeftOvers, take, takeWhole } from './files.mjs';
import { KINDS, writeManifest } from './manifest.mjs';
import { isHalfRestored } from './place.mjs';
import { dumpPostgres } from './postgres.mjs';
import { copySqlite, describeSqlite } from './sqlite.mjs';

async function takeDatabase({ dataDir, databaseUrl }, kind, part) {
  const file = join(part, KINDS[kind].file);
  if (kind === 'postgres') return dumpPostgres(databaseUrl, file);
  await copySqlite(join(dataDir, 'cms.sqlite'), file);
  return describeSqlite(file);
}

/** Exactly the uploads that the copied database refers to. Returns the names of those that are nowhere. */
function takeRest(from, to, fileNames) {
  const wanted = new Set(fileNames);
  for (const name of fileNamesIn(to)) if (!wanted.has(name)) rmSync(join(to, name));
  const missing = fileNames.filter((name) => !takeWhole(join(from, name), join(to, name)));
  sync(to);
  return missing;
}

/**
 * Uploads are taken before the database and again after it: what an editor deletes meanwhile has been taken, what is added
 * meanwhile is taken then.
 */
async function fill(part, { dataDir, databaseUrl, bucket }) {
  const kind = databaseUrl ? 'postgres' : 'sqlite';
  const names = [KINDS[kind].file];
  const [from, to] = [join(dataDir, 'media'), join(part, 'media')];
  mkdirSync(to);
  if (!bucket) fileNamesIn(from).forEach((name) => take(join(from, name), join(to, name)));

  const { fileNames, ...said } = await takeDatabase({ dataDir, databaseUrl }, kind, part);
  const missing = bucket ? [] : takeRest(from, to, fileNames);
  names.push(...fileNamesIn(to).map((name) => `media/${name}`));

  const secrets = join(dataDir, 'secrets.json');
  if (existsSync(secrets)) {
    copyDurably(secrets, join(part, 'secrets.json'));
    names.push('secrets.json');
  }
  for (const name of [KINDS[kind].file, 'secrets.json']) keepToOwner(join(part, name));
  sync(join(part, KINDS[kind].file));
  return writeManifest(part, names, { database: kind, ...said, bucket, missing });
}

/** A folder with everything that can't be made again, while the programs run. It has its name only once it is whole. */
export async function makeBackup(place, target) {
  const { dataDir, databaseUrl } = place;
  if (isHalfRestored(dataDir)) {
    throw failure('A restore was broken off: npm start or npm run restore finishes it.');
  }
  if (existsSync(target)) throw failure(`${target} is there already: name another folder.`);
  if (!databaseUrl && !existsSync(join(dataDir, 'cms.sqlite'))) {
    throw failure(`There is nothing to back up: ${dataDir} has no cms.sqlite.`);
  }
  const part = partOf(target);
  try {
    mkdirSync(dirname(target), { recursive: true });
    removeLeftOvers(dirname(target));
    mkdirSync(part, { mode: 0o700 });
    const manifest = await fill(part, place);
    renameDurably(part, target);
    return manifest;
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw toldFailure(error, `Nothing was saved at ${target}`);
  }
}
