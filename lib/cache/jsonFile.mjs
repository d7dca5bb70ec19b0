import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A value that the website keeps over a restart; `fallback` when there is none, or none that can be read. */
export function readJson(file, fallback) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return fallback;
  }
}

/** A process that dies meanwhile leaves the value before. */
export function writeJson(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(value));
  renameSync(`${file}.new`, file);
}

/** Files whose last write failed. One for all: the entry and Next load a copy of this module each. */
const unwritten = (globalThis[Symbol.for('oneWorldOneFuture.unwritten')] ??= new Set());

/** As `writeJson`; on a full disk it says so once, and returns false. */
export function tryWriteJson(file, value) {
  try {
    writeJson(file, value);
    return unwritten.delete(file) || true;
  } catch ({ code, message }) {
    // eslint-disable-next-line no-console -- instrumentation.ts makes a line of the log of it
    if (!unwritten.has(file)) console.warn(`${file} is not written: ${code ?? message}`);
    unwritten.add(file);
    return false;
  }
}

/** Whether something would be forgotten by a restart: then no note may count as heard (docs/decisions/0023). */
export const isForgetful = () => unwritten.size > 0;
