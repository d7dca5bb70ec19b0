import { existsSync } from 'node:fs';
import { link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  CollectionAfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { may } from '../access/may';
import { storedRow } from '../collections/storedRow';
import { BUCKET, DATA_DIR } from '../env';
import { afterCommit } from '../queries/afterCommit';
import { isPostgresOf } from '../queries/driver';
import { logFailure } from '../services/log';
import { hasRow } from './hasRow';
import { fileNamesOf, inMedia, type Upload } from './onDisk';

const KEPT_DIR = join(/*turbopackIgnore: true*/ DATA_DIR, 'being-replaced');
const kept = (name: string) => join(/*turbopackIgnore: true*/ KEPT_DIR, name);

/** In a request's context: the names of the files that it replaces or deletes. */
const REPLACED = 'replacedFiles';
const replacedBy = (context: Record<string, unknown>) => (context[REPLACED] ?? []) as string[];

/** Gives the files of an upload second names in another folder. Where the disk has none, they are lost as before. */
async function keepFiles(id: number, req: PayloadRequest): Promise<string[]> {
  const row = await storedRow('media', id, ['filename', 'sizes'], req);
  const names = fileNamesOf(row as Upload);
  await mkdir(KEPT_DIR, { recursive: true });
  for (const name of names) await link(inMedia(name), kept(name)).catch(() => undefined);
  req.context[REPLACED] = [...replacedBy(req.context), ...names];
  return names;
}

/** Payload deletes what a save replaces before it looks whether it can be saved: its second name keeps it until then. */
export const keepReplaced: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = args as { id?: number | string };
  const isReplacing = operation === 'update' && req.file && id !== undefined;
  if (!BUCKET && isReplacing && may(req.user, 'update', 'media')) await keepFiles(Number(id), req);
  return args;
};

/** It also deletes the files of an upload before its row, which then may not go. */
export const keepDeleted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (BUCKET) return;
  const { payload } = req;
  const names = await keepFiles(Number(id), req);
  if (isPostgresOf(payload.db)) await afterCommit(req, () => putAllBack(payload, names));
};

const drop = (name: string) => rm(kept(name), { force: true });

/** PostgreSQL commits only after this, and may fail to: of what was replaced, `putBackLeft` asks the row later. */
export const dropReplaced: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (isPostgresOf(req.payload.db)) return result;
  const names = replacedBy(req.context);
  if (operation === 'updateByID') await Promise.all(names.map(drop));
  // Of many, some may have stayed.
  if (operation === 'deleteByID' || operation === 'delete') await putAllBack(req.payload, names);
  return result;
};

/** What a row still names gets its own name again, if it has lost it. */
async function putBack(payload: Payload, name: string) {
  const isNamed = await hasRow(payload, [name]);
  if (isNamed && !existsSync(inMedia(name))) await link(kept(name), inMedia(name));
  await drop(name);
}

async function putAllBack(payload: Payload, names: readonly string[]) {
  const startedAt = performance.now();
  try {
    for (const name of names) await putBack(payload, name);
  } catch (error) {
    logFailure({ path: 'replaced files', token: 'request.failed', startedAt, error });
  }
}

export const putBackReplaced: CollectionAfterErrorHook = ({ context, req }) =>
  putAllBack(req.payload, replacedBy(context));

/** Longer than a save. */
const OLD_MS = 10 * 60_000;

/**
 * By a save that is over, or, on SQLite, which belongs to one process, before this one began: another CMS may be saving. A second name
 * that is made or lost changes a file's ctime.
 */
async function isLeft({ db }: Payload, name: string, now: number) {
  const found = await stat(kept(name)).catch(() => null);
  const begunAt = isPostgresOf(db) ? -Infinity : performance.timeOrigin;
  return found !== null && found.ctimeMs <= Math.max(begunAt, now - OLD_MS);
}

/** What a process that was killed has left, or a save on PostgreSQL. */
export async function putBackLeft(payload: Payload, now: number) {
  const names: string[] = [];
  for (const name of await readdir(KEPT_DIR).catch(() => [])) {
    if (await isLeft(payload, name, now)) names.push(name);
  }
  await putAllBack(payload, names);
}
