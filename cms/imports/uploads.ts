import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { oneForAll } from '@/lib/oneForAll.mjs';
import { DATA_DIR } from '../env';
import { ImportFault } from './faults';
import { checkedName, kindOf, megabytesOf } from './names';

/** Where sheets and pictures wait to be imported: a folder for each batch. */
const TOP = join(/*turbopackIgnore: true*/ DATA_DIR, 'imports');
const REPORT = 'report.ndjson';

const MB = 1024 * 1024;
/** Of all batches together. */
const MOST_GB = 20;
export const MOST_FILES = 20_000;
/** Left free for the database, the media and backups. */
const RESERVE_BYTES = 1024 * MB;
/** Files that arrive at one process at the same time. */
const MOST_AT_ONCE = 16;
const STALLED_MS = 30_000;
const LONGEST_MS = 15 * 60_000;
const KEPT_MS = 24 * 60 * 60_000;
/** Another process may have written meanwhile. */
const FRESH_MS = 5000;

export const folderOf = (batch: string) => join(/*turbopackIgnore: true*/ TOP, batch);
export const filesOf = (batch: string) => join(folderOf(batch), 'files');
export const reportOf = (batch: string) => join(folderOf(batch), REPORT);
export const isHere = (batch: string) => existsSync(folderOf(batch));

type Files = Map<string, number>;
type Known = { at: number; files: Files };
type Shared = { known: Map<string, Known>; arriving: number };

const shared = oneForAll('uploadsOfImports', (): Shared => ({ known: new Map(), arriving: 0 }));

async function readFiles(batch: string): Promise<Files> {
  const top = filesOf(batch);
  const entries = await readdir(top, { withFileTypes: true, recursive: true }).catch(() => []);
  const files: Files = new Map();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => null);
    if (found) files.set(relative(top, path), found.size);
  }
  return files;
}

/** The names and sizes of what has arrived. */
export async function arrived(batch: string): Promise<Files> {
  const known = shared.known.get(batch);
  if (known && Date.now() - known.at < FRESH_MS) return known.files;
  const files = await readFiles(batch);
  shared.known.set(batch, { at: Date.now(), files });
  return files;
}

const sum = (files: Files) => [...files.values()].reduce((total, size) => total + size, 0);

async function bytesOfAll(): Promise<number> {
  const batches = await readdir(TOP).catch(() => []);
  let bytes = 0;
  for (const batch of batches) bytes += sum(await arrived(batch));
  return bytes;
}

export async function summaryOf(batch: string) {
  const files = await arrived(batch);
  const names = [...files.keys()];
  return {
    pictures: names.filter((name) => kindOf(name) === 'picture').length,
    sheets: names.filter((name) => kindOf(name) === 'sheet').sort(),
    bytes: sum(files),
  };
}

/** Refused before a byte of it is taken. */
async function checkRoom(batch: string, name: string, size: number) {
  const most = megabytesOf(name);
  if (size >= most * MB) throw new ImportFault('tooLarge', most);
  const files = await arrived(batch);
  if (!files.has(name) && files.size >= MOST_FILES) throw new ImportFault('tooMany', MOST_FILES);
  if ((await bytesOfAll()) + size > MOST_GB * 1024 * MB) {
    throw new ImportFault('overBudget', MOST_GB);
  }
  await mkdir(TOP, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(TOP);
  if (bavail * bsize - size < RESERVE_BYTES) throw new ImportFault('diskFull');
}

/** Counts the bytes, and ends a stream that is too long or stands still. */
function limiter(name: string, abort: (fault: ImportFault) => void) {
  const most = megabytesOf(name);
  let bytes = 0;
  const stall = () => abort(new ImportFault('stalled'));
  let stalled = setTimeout(stall, STALLED_MS);
  const longest = setTimeout(stall, LONGEST_MS);
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      clearTimeout(stalled);
      stalled = setTimeout(stall, STALLED_MS);
      bytes += chunk.byteLength;
      if (bytes >= most * MB) done(new ImportFault('tooLarge', most));
      else done(null, chunk);
    },
  });
  const end = () => {
    clearTimeout(stalled);
    clearTimeout(longest);
    return bytes;
  };
  return { stream, end };
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const NO_FOLDER = new Set(['ENOTDIR', 'EISDIR', 'EEXIST', 'ENOTEMPTY', 'ENAMETOOLONG']);

function faultOf(error: unknown): unknown {
  const { code = '' } = error as { code?: string };
  if (FULL.has(code)) return new ImportFault('diskFull');
  // A file that is to be in a folder with the name of another file.
  if (NO_FOLDER.has(code)) return new ImportFault('badName');
  return error;
}

type Sent = { body: ReadableStream | null | undefined; size: number; signal?: AbortSignal };

async function store(batch: string, name: string, { body, signal }: Sent): Promise<number> {
  const part = join(folderOf(batch), `.part-${randomUUID()}`);
  const over = new AbortController();
  const leave = () => over.abort(new ImportFault('stalled'));
  signal?.addEventListener('abort', leave, { once: true });
  // Who has gone while we looked for room isn't heard of again.
  if (signal?.aborted) leave();
  const { stream, end } = limiter(name, (fault) => over.abort(fault));
  try {
    await mkdir(dirname(part), { recursive: true, mode: 0o700 });
    over.signal.throwIfAborted();
    const file = createWriteStream(part, { flags: 'wx', mode: 0o600 });
    const source = body ? Readable.fromWeb(body as unknown as NodeStream) : Readable.from([]);
    await pipeline(source, stream, file, { signal: over.signal });
    const path = join(filesOf(batch), name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(part, path);
    return end();
  } catch (error) {
    await rm(part, { force: true });
    throw over.signal.aborted ? over.signal.reason : faultOf(error);
  } finally {
    end();
  }
}

/** Puts a file into a batch, streamed; what is there by that name is replaced when it has arrived whole. */
export async function receive(batch: string, given: unknown, sent: Sent): Promise<void> {
  const name = checkedName(given);
  if (shared.arriving >= MOST_AT_ONCE) throw new ImportFault('tooBusy');
  shared.arriving += 1;
  try {
    await checkRoom(batch, name, sent.size);
    const bytes = await store(batch, name, sent);
    shared.known.get(batch)?.files.set(name, bytes);
  } finally {
    shared.arriving -= 1;
  }
}

export async function touch(batch: string) {
  const now = new Date();
  await utimes(folderOf(batch), now, now).catch(() => undefined);
}

export async function removeBatch(batch: string) {
  shared.known.delete(batch);
  await rm(folderOf(batch), { recursive: true, force: true });
}

/** A day after the last file came or something was done with it. */
export async function sweepUploads(now: number) {
  for (const batch of await readdir(TOP).catch(() => [])) {
    const found = await stat(folderOf(batch)).catch(() => null);
    if (!found || found.mtimeMs > now - KEPT_MS) continue;
    await removeBatch(batch);
  }
}
