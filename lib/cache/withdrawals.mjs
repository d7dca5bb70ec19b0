import { join } from 'node:path';
import { EVERYTHING } from '../contract/noteStream.mjs';
import { LONGEST_LIFE_MS } from '../freshness.mjs';
import { oneForAll } from '../oneForAll.mjs';
import { tagsManifest } from './frameworkCache.mjs';
import { readJson, tryWriteJson } from './jsonFile.mjs';
import { untilNow } from './times.mjs';

/**
 * When each tag was withdrawn, by file: also what could not be written yet.
 * @type {Map<string, Record<string, number>>}
 */
const all = oneForAll('withdrawals', () => new Map());

const fileIn = (serverDistDir) => join(serverDistDir, '../cache/withdrawn.json');

/** Where the file can't be read, anything that is kept may contain what was withdrawn. */
const everything = (now) => Object.fromEntries(EVERYTHING.map((tag) => [`withdrawn:${tag}`, now]));

/** Also of times to come, where the clock was set back since: what was kept before these is over, as `isWithdrawn` says. */
function knownIn(file, now) {
  const read = () => untilNow(readJson(file, {}, everything(now)), now + LONGEST_LIFE_MS);
  if (!all.has(file)) all.set(file, read());
  return all.get(file);
}

/** Whether an entry of that time could have something in it whose withdrawal is forgotten. */
export const isTooOld = (lastModified, now = Date.now()) => lastModified < now - LONGEST_LIFE_MS;

/**
 * Whether an entry of that time may contain what was withdrawn later. Next waits until that moment has come, which takes hours where
 * the clock was set back.
 * @param {readonly string[]} tags
 */
export const isWithdrawn = (tags, lastModified) =>
  tags.some((tag) => tag.startsWith('withdrawn:') && tagsManifest.get(tag)?.expired > lastModified);

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
  const known = { ...knownIn(file, now) };
  for (const tag of tags) known[tag] = now;
  const lasting = Object.entries(known).filter(([, at]) => at >= now - LONGEST_LIFE_MS);
  all.set(file, Object.fromEntries(lasting));
  tryWriteJson(file, all.get(file));
  forgetInMemory(now);
}

/** After a start. @param {string} serverDistDir */
export function recallWithdrawn(serverDistDir, now = Date.now()) {
  for (const [tag, expired] of Object.entries(knownIn(fileIn(serverDistDir), now))) {
    if (!tagsManifest.has(tag)) tagsManifest.set(tag, { expired });
  }
}
