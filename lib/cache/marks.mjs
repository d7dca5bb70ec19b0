import { join } from 'node:path';
import { EVERYTHING } from '../contract/noteStream.mjs';
import { LONGEST_LIFE_MS } from '../freshness.mjs';
import { oneForAll } from '../oneForAll.mjs';
import { tagsManifest } from './frameworkCache.mjs';
import { isForgetful, readJson, tryWriteJson } from './jsonFile.mjs';
import { untilNow } from './times.mjs';

const state = oneForAll('marks', () => ({ timers: new Map(), since: 0, recent: new Map() }));

/** For so long visitors get a stale page while the new one is rendered; after that they wait for it. */
const STALE_MS = 2000;
/** Marks of a tag that are closer to each other than this are one. */
const APART_MS = 250;
/** Of more tags than these, the marks that are oldest are forgotten: a page may then be stale by its age alone, and shown once more. */
const MOST_REMEMBERED = 20_000;
const WRITE_MS = 300;

const fileIn = (serverDistDir) => join(serverDistDir, '../cache/changed.json');

/**
 * Next knows when a tag was named last. Of one that is named all the time it would never be long ago: so the marks of the last
 * seconds are remembered, and the one before them.
 * @param {readonly string[]} tags
 */
export function noteMarks(tags, now = Date.now()) {
  for (const tag of tags) {
    // None of the future: the clock may have been set back.
    const marks = (state.recent.get(tag) ?? []).filter((at) => at <= now);
    if (marks.at(-1) > now - APART_MS) continue;
    const before = marks.findLast((at) => at < now - STALE_MS);
    const later = marks.filter((at) => at >= now - STALE_MS);
    state.recent.set(tag, [...(before ? [before] : []), ...later, now]);
  }
}

/** When each tag was named last, for as long as a page may be kept; the others are forgotten, unless they were withdrawn. */
function changes(now) {
  const isOld = (stale) => stale < now - LONGEST_LIFE_MS;
  const marked = [...tagsManifest]
    .filter(([, { expired = Infinity }]) => expired > now)
    .map(([tag, { stale = 0 }]) => [tag, stale])
    .sort(([, one], [, other]) => other - one);
  for (const [index, [tag, stale]] of marked.entries()) {
    if (index >= MOST_REMEMBERED || isOld(stale)) tagsManifest.delete(tag);
  }
  for (const [tag, marks] of state.recent) {
    if (marks.at(-1) < now - STALE_MS) state.recent.delete(tag);
  }
  const known = [...tagsManifest].map(([tag, { stale }]) => [tag, stale]);
  return Object.fromEntries(known.filter(([, stale]) => stale && !isOld(stale)));
}

function writeChanges(serverDistDir) {
  state.timers.delete(serverDistDir);
  tryWriteJson(fileIn(serverDistDir), changes(Date.now()));
}

/**
 * Next remembers in memory alone what has changed, while pages lie on the disk: without this, a restart would take them for
 * fresh. Written a moment later; the CMS tells everything twice, so that a process that dies in that moment hears it again.
 * @param {string} serverDistDir
 */
export function rememberChanges(serverDistDir) {
  if (state.timers.has(serverDistDir)) return;
  const timer = setTimeout(() => writeChanges(serverDistDir), WRITE_MS);
  state.timers.set(serverDistDir, timer.unref());
}

/** Writes at once what is to be written a moment later. False: the disk can't take it. */
export function flushChanges() {
  for (const [serverDistDir, timer] of state.timers) {
    clearTimeout(timer);
    writeChanges(serverDistDir);
  }
  return !isForgetful();
}

/** Where the file can't be read, anything may have changed. */
const everything = (now) => Object.fromEntries(EVERYTHING.map((tag) => [tag, now]));

/** @param {string} serverDistDir */
export function recallChanges(serverDistDir, now = Date.now()) {
  const known = untilNow(readJson(fileIn(serverDistDir), {}, everything(now)), now);
  for (const [tag, stale] of Object.entries(known)) {
    const mark = tagsManifest.get(tag) ?? {};
    tagsManifest.set(tag, { ...mark, stale: Math.max(stale, mark.stale ?? 0) });
  }
}

/** From now on a stale page is served for seconds. Of what changed before, nobody gets an old one. */
export const beginServing = (now = Date.now()) => (state.since = now);

const marksOf = (tag) => [...(state.recent.get(tag) ?? []), tagsManifest.get(tag)?.stale ?? 0];

/**
 * Whether an entry of that time has been stale for so long that nobody should get it.
 * @param {readonly string[]} tags
 * @param {number} lastModified
 */
export function isOverdue(tags, lastModified, now = Date.now()) {
  const isOld = (mark) => mark <= state.since || mark < now - STALE_MS;
  return tags.some((tag) => marksOf(tag).some((mark) => mark > lastModified && isOld(mark)));
}

/** A read is quick, and whoever shows a stale one does not know it: nobody gets one. @param {readonly string[]} tags */
export const isMarked = (tags, lastModified) =>
  tags.some((tag) => (tagsManifest.get(tag)?.stale ?? 0) > lastModified);
