import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LONGEST_LIFE_MS } from '../freshness.mjs';
import { readJson, tryWriteJson } from './jsonFile.mjs';

// Next's own copy, as in policyHandler.mjs.
const require = createRequire(import.meta.url);
const {
  tagsManifest,
} = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js');

/** What could not be written yet. One for all: the entry and Next load a copy of this module each. */
const state = (globalThis[Symbol.for('oneWorldOneFuture.withdrawals')] ??= { unwritten: {} });

const fileIn = (serverDistDir) => join(serverDistDir, '../cache/withdrawn.json');

/** @returns {Record<string, number>} when each tag was withdrawn */
const read = (file) => readJson(file, {});

/** Whether an entry of that time could have something in it whose withdrawal is forgotten. */
export const isTooOld = (lastModified, now = Date.now()) => lastModified < now - LONGEST_LIFE_MS;

/** In memory, too: Next never forgets a tag. The marks of later changes stay (marks.mjs). */
function forgetInMemory(now) {
  for (const [tag, { stale = 0, expired = Infinity }] of tagsManifest) {
    if (Math.max(stale, expired) < now - LONGEST_LIFE_MS) tagsManifest.delete(tag);
  }
}

/**
 * Next remembers in memory alone which tags have expired, while pages lie on the disk: without this, a restart would bring
 * back what was withdrawn before it (docs/decisions/0023).
 * @param {string} serverDistDir
 * @param {readonly string[]} tags
 */
export function rememberWithdrawn(serverDistDir, tags, now = Date.now()) {
  const file = fileIn(serverDistDir);
  for (const tag of tags) state.unwritten[tag] = now;
  const known = { ...read(file), ...state.unwritten };
  const lasting = Object.entries(known).filter(([, at]) => at >= now - LONGEST_LIFE_MS);
  if (tryWriteJson(file, Object.fromEntries(lasting))) state.unwritten = {};
  forgetInMemory(now);
}

/** After a start. @param {string} serverDistDir */
export function recallWithdrawn(serverDistDir) {
  for (const [tag, expired] of Object.entries(read(fileIn(serverDistDir)))) {
    if (!tagsManifest.has(tag)) tagsManifest.set(tag, { expired });
  }
}
