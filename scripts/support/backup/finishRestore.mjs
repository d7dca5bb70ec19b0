import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { renameDurably, sync, writeDurably } from '../durable.mjs';
import { failure } from '../failure.mjs';
import { forgetPages } from '../keptPages.mjs';
import { hasManifest, readManifest } from './manifest.mjs';
import { isHalfRestored, partIn, readyIn, replacedIn } from './place.mjs';

/** A database file goes with its log: a log of another time would destroy it. */
const PARTS = [['cms.sqlite-wal', 'cms.sqlite-shm', 'cms.sqlite'], ['media'], ['secrets.json']];

function setAside(dataDir, name) {
  const from = join(dataDir, name);
  if (!existsSync(from)) return;
  const to = join(replacedIn(dataDir), name);
  mkdirSync(replacedIn(dataDir), { recursive: true, mode: 0o700 });
  renameSync(from, existsSync(to) ? `${to}.${Date.now()}` : to);
}

/** As long as the new one waits, what is in its place is old: so it can be repeated after any interruption. */
function swapIn(dataDir, names) {
  const name = names.at(-1);
  const waiting = join(readyIn(dataDir), name);
  if (!existsSync(waiting)) return;
  for (const old of names) setAside(dataDir, old);
  renameDurably(waiting, join(dataDir, name));
}

/** What an earlier restore replaced goes, once, before anything of this one takes its place. */
function forgetReplaced(dataDir) {
  const mark = join(readyIn(dataDir), 'begun');
  if (existsSync(mark)) return;
  rmSync(replacedIn(dataDir), { recursive: true, force: true });
  writeDurably(mark, '');
}

/** What is ready has another name before it is deleted: a restore that is done is done, even if it is killed meanwhile. */
function dropReady(dataDir) {
  const part = partIn(dataDir);
  rmSync(part, { recursive: true, force: true });
  renameDurably(readyIn(dataDir), part);
  rmSync(part, { recursive: true });
}

/** Fills an empty database; one that was filled before an interruption is left as it is. */
export async function fillOnce({ dataDir, databaseUrl }, { counts }) {
  if (!databaseUrl) throw failure('DATABASE_URL is needed to finish the restore of a PostgreSQL.');
  const { describePostgres, fillPostgres, isPostgresEmpty } = await import('./postgres.mjs');
  if (await isPostgresEmpty(databaseUrl)) {
    await fillPostgres(databaseUrl, join(readyIn(dataDir), 'database.dump'));
  }
  const found = await describePostgres(databaseUrl);
  if (isDeepStrictEqual(found.counts, counts)) return;
  throw failure('The database has other content than the backup: name an empty one.');
}

/** Brings a restore to its end whose backup was copied completely. Resolves to its manifest; to null without any. */
export async function finishRestore(settings) {
  const { dataDir } = settings;
  if (!isHalfRestored(dataDir)) return null;
  const ready = readyIn(dataDir);
  // Without one only the folder was left to delete.
  const manifest = hasManifest(ready) ? readManifest(ready) : null;
  if (manifest) {
    if (manifest.database === 'postgres') await fillOnce(settings, manifest);
    // From here on nothing is as it was.
    forgetReplaced(dataDir);
    for (const names of PARTS) swapIn(dataDir, names);
    rmSync(join(dataDir, '.prepared'), { force: true });
    forgetPages();
  }
  dropReady(dataDir);
  sync(dataDir);
  return manifest;
}
