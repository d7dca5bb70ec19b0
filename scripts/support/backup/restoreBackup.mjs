import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { renameDurably, sync } from '../durable.mjs';
import { failure } from '../failure.mjs';
import { checkOwner, makeOwnFolder } from '../ownFolder.mjs';
import { isPortInUse } from '../requirements.mjs';
import { toldFailure } from './failures.mjs';
import { copyDurably } from './files.mjs';
import { fillOnce, finishRestore } from './finishRestore.mjs';
import { checkFiles, checkKnown, hasManifest, KINDS, readManifest } from './manifest.mjs';
import { isHalfRestored, partIn, readyIn, replacedIn } from './place.mjs';
import { isPostgresEmpty, usedDatabase } from './postgres.mjs';
import { isSqliteInUse } from './sqlite.mjs';

const DATA = ['cms.sqlite', 'media', 'secrets.json'];

async function checkStopped({ dataDir, databaseUrl, sitePort, cmsPort, cms }) {
  for (const [port, host] of [
    [sitePort, '127.0.0.1'],
    [cmsPort, cms.host],
  ]) {
    // One that this user may not open is no sign of a program.
    if (!(await isPortInUse(port, host))) continue;
    throw failure(`Stop the programs first: port ${port} is in use.`);
  }
  const file = join(dataDir, 'cms.sqlite');
  if (existsSync(file) && (await isSqliteInUse(file))) {
    throw failure(`Stop the programs first: one of them uses ${file}.`);
  }
  // A server that is away is told of where its database is needed.
  const used = databaseUrl && (await usedDatabase(databaseUrl).catch(() => ''));
  if (used) throw failure(`Stop the programs first: one of them uses the database ${used}.`);
}

function checkKind({ database }, databaseUrl) {
  const wanted = databaseUrl ? 'postgres' : 'sqlite';
  if (database === wanted) return;
  const [from, to] = [KINDS[database].name, KINDS[wanted].name];
  throw failure(
    `This is a backup of ${from}, and the settings name ${to} (DATABASE_URL): contents can't be carried over.`,
  );
}

async function checkFree({ dataDir, databaseUrl }, isReplacing) {
  if (databaseUrl && !(await isPostgresEmpty(databaseUrl))) {
    throw failure('The database is not empty: make a new one and name it in DATABASE_URL.');
  }
  if (isReplacing || !DATA.some((name) => existsSync(join(dataDir, name)))) return;
  throw failure(
    `${dataDir} has data. With --replace the backup takes its place, and what is there goes to ${replacedIn(dataDir)}.`,
  );
}

/** Copies everything beside the data; the last step gives it its name. */
function copyIn(folder, dataDir, { files, bucket }) {
  const part = partIn(dataDir);
  makeOwnFolder(dataDir);
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { mode: 0o700 });
  if (!bucket) mkdirSync(join(part, 'media'));
  for (const name of [...Object.keys(files), 'manifest.json']) {
    copyDurably(join(folder, name), join(part, name));
  }
  if (!bucket) sync(join(part, 'media'));
  sync(part);
  renameDurably(part, readyIn(dataDir));
}

/** In one transaction: should PostgreSQL refuse, nothing has changed at all. */
async function fillFirst(settings, manifest) {
  try {
    await fillOnce(settings, manifest);
  } catch (error) {
    rmSync(readyIn(settings.dataDir), { recursive: true });
    throw toldFailure(error, `${settings.dataDir} is as it was`);
  }
}

const sumOfDatabase = ({ database, files }) => files[KINDS[database].file].sha256;

/** What runs after a restore expects the backup that was asked for, not the one that was broken off before. */
function checkAsked(finished, folder, dataDir) {
  const asked = hasManifest(folder) ? readManifest(folder) : null;
  const isSame = finished && asked && sumOfDatabase(finished) === sumOfDatabase(asked);
  if (isSame && finished.madeAt === asked.madeAt) return;
  throw failure(
    `A restore that had been broken off is finished: ${dataDir} is as of ${finished?.madeAt ?? 'an unknown backup'}. ${folder} was not restored.`,
  );
}

/** Resolves to the manifest of what was restored. A restore that was broken off is finished instead: then to null. */
export async function restoreBackup(settings, folder, isReplacing) {
  const { dataDir, databaseUrl } = settings;
  checkOwner(dataDir);
  await checkStopped(settings);
  if (isHalfRestored(dataDir)) {
    checkAsked(await finishRestore(settings), folder, dataDir);
    return null;
  }
  const manifest = readManifest(folder);
  checkKind(manifest, databaseUrl);
  checkKnown(manifest);
  try {
    await checkFiles(folder, manifest);
    await checkFree(settings, isReplacing);
    copyIn(folder, dataDir, manifest);
  } catch (error) {
    rmSync(partIn(dataDir), { recursive: true, force: true });
    throw toldFailure(error, `${dataDir} is as it was`);
  }
  if (databaseUrl) await fillFirst(settings, manifest);
  await finishRestore(settings);
  return manifest;
}
