import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeDurably } from '../../scripts/support/durable.mjs';
import { oneForAll } from '../oneForAll.mjs';

/**
 * A value that the website keeps over a restart.
 * @param {string} file
 * @param {any} missing when there is none
 * @param {any} [unreadable] when there is one that can't be read: what it said is unknown then
 */
export function readJson(file, missing, unreadable = missing) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch ({ code, name }) {
    if (code === 'ENOENT') return missing;
    // eslint-disable-next-line no-console -- instrumentation.ts makes a line of the log of it
    console.warn(`${file} can't be read: ${code ?? name}`);
    return unreadable;
  }
}

/** A process that dies meanwhile leaves the value before. */
export function writeJson(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(value));
  renameSync(`${file}.new`, file);
}

/** As `writeJson`; when it returns, a power cut doesn't take the value away either. */
export function writeJsonDurably(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeDurably(file, JSON.stringify(value));
}

/** Files whose last write failed. */
const unwritten = oneForAll('unwritten', () => new Set());

/** As `writeJsonDurably`; on a full disk it says so once, and returns false. */
export function tryWriteJson(file, value) {
  try {
    writeJsonDurably(file, value);
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
