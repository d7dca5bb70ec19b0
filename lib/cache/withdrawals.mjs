import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readJson, writeJson } from './jsonFile.mjs';

// Next's own copy, as in policyHandler.mjs.
const require = createRequire(import.meta.url);
const {
  tagsManifest,
} = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js');

const fileIn = (serverDistDir) => join(serverDistDir, '../cache/withdrawn.json');

/** @returns {Record<string, number>} when each tag was withdrawn */
const read = (file) => readJson(file, {});

/**
 * Next remembers in memory alone which tags have expired, while pages lie on the disk: without this, a restart would bring
 * back what was withdrawn before it (docs/decisions/0023).
 * @param {string} serverDistDir
 * @param {readonly string[]} tags
 */
export function rememberWithdrawn(serverDistDir, tags, now = Date.now()) {
  const file = fileIn(serverDistDir);
  const known = { ...read(file), ...Object.fromEntries(tags.map((tag) => [tag, now])) };
  writeJson(file, known);
}

/** After a start. @param {string} serverDistDir */
export function recallWithdrawn(serverDistDir) {
  for (const [tag, expired] of Object.entries(read(fileIn(serverDistDir)))) {
    if (!tagsManifest.has(tag)) tagsManifest.set(tag, { expired });
  }
}
