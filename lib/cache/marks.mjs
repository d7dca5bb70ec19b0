import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readJson, writeJson } from './jsonFile.mjs';

// Next's own copy, as in policyHandler.mjs.
const require = createRequire(import.meta.url);
const {
  tagsManifest,
} = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js');

/** One for all: the entry and Next load a copy of this module each. */
const state = (globalThis[Symbol.for('oneWorldOneFuture.marks')] ??= {
  timers: new Map(),
  since: 0,
});

/** For so long visitors get a stale page while the new one is rendered; after that they wait for it. */
const STALE_MS = 5000;
/** Longer than the safety net (lib/services/cached.ts): what is older is stale by its age. */
const REMEMBERED_MS = 2 * 60 * 60_000;
const WRITE_MS = 300;

const fileIn = (serverDistDir) => join(serverDistDir, '../cache/changed.json');

/** When each tag was named last, of those that still matter; the others are forgotten, unless they were withdrawn. */
function changes(now) {
  for (const [tag, { stale = 0, expired = Infinity }] of tagsManifest) {
    if (stale < now - REMEMBERED_MS && expired > now) tagsManifest.delete(tag);
  }
  const marked = [...tagsManifest].map(([tag, { stale }]) => [tag, stale]);
  return Object.fromEntries(marked.filter(([, stale]) => stale > now - REMEMBERED_MS));
}

/**
 * Next remembers in memory alone what has changed, while pages lie on the disk: without this, a restart would take them for
 * fresh. Written a moment later; the CMS tells everything twice, so that a process that dies in that moment hears it again.
 * @param {string} serverDistDir
 */
export function rememberChanges(serverDistDir) {
  if (state.timers.has(serverDistDir)) return;
  const timer = setTimeout(() => {
    state.timers.delete(serverDistDir);
    writeJson(fileIn(serverDistDir), changes(Date.now()));
  }, WRITE_MS);
  state.timers.set(serverDistDir, timer.unref());
}

/** @param {string} serverDistDir */
export function recallChanges(serverDistDir) {
  for (const [tag, stale] of Object.entries(readJson(fileIn(serverDistDir), {}))) {
    const mark = tagsManifest.get(tag) ?? {};
    tagsManifest.set(tag, { ...mark, stale: Math.max(stale, mark.stale ?? 0) });
  }
}

/** From now on a stale page is served for seconds. Of what changed before, nobody gets an old one. */
export const beginServing = (now = Date.now()) => (state.since = now);

/**
 * Whether an entry of that time has been stale for so long that nobody should get it.
 * @param {readonly string[]} tags
 * @param {number} lastModified
 */
export function isOverdue(tags, lastModified, now = Date.now()) {
  return tags.some((tag) => {
    const { stale = 0 } = tagsManifest.get(tag) ?? {};
    return stale > lastModified && (stale <= state.since || stale < now - STALE_MS);
  });
}
