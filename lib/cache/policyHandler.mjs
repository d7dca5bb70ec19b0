import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { asKept, requestScope } from '../../server/requestScope.mjs';
import { hasNotes, readBudgets } from '../../server/settings.mjs';
import { oneForAll } from '../oneForAll.mjs';
import { DiskBudget } from './diskBudget.mjs';
import { FileSystemCache, SharedCacheControls } from './frameworkCache.mjs';
import { rememberPlace } from './keptFiles.mjs';
import { forgetTexts } from './keptTexts.mjs';
import {
  beginServing,
  isMarked,
  isOverdue,
  noteMarks,
  recallChanges,
  rememberChanges,
} from './marks.mjs';
import { isReachable } from './reachable.mjs';
import { isWhole, stamp } from './stamp.mjs';
import { isOfTheFuture } from './times.mjs';
import { isTooOld, isWithdrawn, recallWithdrawn, rememberWithdrawn } from './withdrawals.mjs';

const TAGS = 'x-next-cache-tags';
const ABSENT = 'absent';
const NOT_FOUND = 404;
const PAGES_FOLDER = 'route-cache';
const IN_PAGES = `/${PAGES_FOLDER}/`;
/** The file of an entry whose time of writing is the entry's. */
const DATED = { FETCH: '', APP_PAGE: '.html', APP_ROUTE: '.body' };
const TELL_AGAIN_MS = 60_000;
const DROP_AGAIN_MS = 500;
/** Next notes the lifetime of every address it was ever asked for; each entry bears its own, so the notes can go. */
const MOST_LIFETIMES = 10_000;

/** A page marked by `markAbsent()` is an answer 404. */
function settleStatus(value) {
  if (value?.kind !== 'APP_PAGE') return;
  if (String(value.headers?.[TAGS]).split(',').includes(ABSENT)) value.status = NOT_FOUND;
}

/** A read (lib/services/cached.ts) that found nothing: null, no items, a page of a list without any. */
function isEmptyRead(body) {
  const value = JSON.parse(body);
  if (value === null) return true;
  const items = Array.isArray(value) ? value : value.items;
  return Array.isArray(items) && items.length === 0;
}

let toldAt = -Infinity;

/** A full disk is told once a minute, not for every page. */
function tellFailure({ code, message }) {
  if (Date.now() - toldAt < TELL_AGAIN_MS) return;
  toldAt = Date.now();
  // eslint-disable-next-line no-console -- instrumentation.ts makes a line of the log of it
  console.warn(`Pages are not kept on the disk: ${code ?? message}`);
}

const recalled = new Set();

/** Pages that this store gave out. @type {WeakSet<object>} */
const given = new WeakSet();
/** The keys of pages that a moment ago could not be rendered, or only from old reads. @type {LRUCache<string, true>} */
const resting = new LRUCache({ max: 1000, ttl: 3000 });

/** After a start. */
function recallOnce(serverDistDir) {
  if (recalled.has(serverDistDir)) return;
  recalled.add(serverDistDir);
  recallWithdrawn(serverDistDir);
  recallChanges(serverDistDir);
  beginServing();
}

/** The tags that decide whether an entry is stale: Next gives those of a read, and a page has its own. */
const tagsOf = ({ value }, { kind, tags = [] }) =>
  kind === 'FETCH' ? tags : String(value?.headers?.[TAGS] ?? '').split(',');

const isAbsent = ({ value }) => value?.status === NOT_FOUND;

/** A page of something that was not there, or the read that found nothing. */
const isNothing = (entry) => isAbsent(entry) || entry.value?.data?.body === 'null';

/** A page of broadcasts, which says what is on the air. */
const isByTheClock = (entry, context) => tagsOf(entry, context).includes('lives');

/** How long an entry lives: a read by what Next asks with, or else has kept with it; a page by its own. */
const secondsOf = ({ value, cacheControl }, { revalidate = value?.revalidate }) =>
  Number(cacheControl?.revalidate ?? revalidate) || Infinity;

const isAged = (entry, context) =>
  Date.now() > entry.lastModified + secondsOf(entry, context) * 1000;

const isOldRead = (entry, context) =>
  context.kind === 'FETCH' &&
  (isMarked(tagsOf(entry, context), entry.lastModified) || isAged(entry, context));

/** An old read that is given, as services are away, makes an old page: the request's scope is what both have in common. */
function noteRead({ lastModified }) {
  const scope = requestScope.getStore();
  if (scope) scope.oldestRead = Math.min(scope.oldestRead ?? Infinity, lastModified);
}

const canRenew = async () => !asKept.getStore() && (await isReachable());

/** What is given to nobody once its time is over. Other pages are, once more: notes tell what has changed. */
const isBrief = (entry, context) =>
  context.kind === 'FETCH' || isAbsent(entry) || isByTheClock(entry, context) || !hasNotes();

/** One pair for all handlers of a folder: Next makes one for each request. */
function budgetsOf(serverDistDir) {
  const all = oneForAll('diskBudgets', () => new Map());
  if (!all.has(serverDistDir)) {
    const { pages, reads } = readBudgets();
    all.set(serverDistDir, {
      pages: new DiskBudget(join(serverDistDir, PAGES_FOLDER), pages, 'pages'),
      reads: new DiskBudget(join(serverDistDir, '../cache/fetch-cache'), reads, 'reads'),
    });
  }
  return all.get(serverDistDir);
}

/** Next's own store, whose pages carry a content security policy, and which doesn't outgrow the disk (docs/decisions/0021). */
export default class PolicyHandler extends FileSystemCache {
  constructor(context) {
    super(context);
    this.context = context;
    this.begunAt = Date.now();
    // The middleware has a handler too, which keeps nothing and knows no place.
    if (!context.serverDistDir) return;
    rememberPlace(context.serverDistDir);
    recallOnce(context.serverDistDir);
    this.budgets = budgetsOf(context.serverDistDir);
  }

  async get(key, context) {
    const entry = await super.get(key, context);
    if (entry && !isWhole(entry.value)) return this.forget(key);
    const isResting = entry && resting.has(key) && !isAbsent(entry);
    if (entry && !isResting && (await this.isOver(entry, context))) return null;
    if (entry?.value && context.kind !== 'FETCH') given.add(entry.value);
    const isOld = entry && isOldRead(entry, context);
    if (isOld) noteRead(entry);
    stamp(entry?.value, this.serverDistDir);
    const place = entry && this.placeOf(key, context.kind);
    place?.budget.touch(place.name);
    // As if it were new: Next would try again for each visitor.
    const isTried = isResting || (isOld && asKept.getStore());
    return isTried ? { ...entry, lastModified: Date.now() } : entry;
  }

  async set(key, value, context) {
    // When a rendering failed, Next gives back the page that it had, as a new one for up to half a minute. It stays as old as it is.
    if (given.has(value)) return void resting.set(key, true);
    stamp(value, this.serverDistDir);
    settleStatus(value);
    const { cacheControls } = SharedCacheControls;
    if (cacheControls.size > MOST_LIFETIMES) cacheControls.clear();
    await this.keep(key, value, context);
    if (value) this.backdate(key, value, context);
  }

  async keep(key, value, context) {
    if (this.isNewAbsence(key, value)) return this.inMemory().set(key, value, context);
    const place = value && this.placeOf(key, value.kind);
    try {
      await super.set(key, value, context);
      place?.budget.wrote(place.name);
    } catch (error) {
      // A full disk: the answer is there, and in memory. What was begun would only be in the way.
      place?.budget.drop(place.name);
      tellFailure(error);
      // Next writes the files of an entry beside each other: another one may just be being written.
      setTimeout(() => place?.budget.drop(place.name), DROP_AGAIN_MS).unref();
    }
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    noteMarks([tags].flat());
    forgetTexts();
    if (durations?.expire === 0) rememberWithdrawn(this.serverDistDir, [tags].flat());
    else rememberChanges(this.serverDistDir);
  }

  /**
   * A page stale for seconds, a read at once (docs/decisions/0037). While nothing new can be rendered, old is better than nothing.
   * A stale absence nobody gets: behind a stale answer Next renders with that answer's status, and a page for 404 without its own
   * metadata, so what has come since would be kept without title, address and card. What is brief and has outlived its time is made
   * anew first: Next would give it once more, however old it is.
   */
  async isOver(entry, context) {
    const { lastModified } = entry;
    // -1 is what the build wrote.
    if (!lastModified || lastModified < 0) return false;
    if (isTooOld(lastModified) || isOfTheFuture(lastModified)) return true;
    const tags = tagsOf(entry, context);
    if (isWithdrawn(tags, lastModified)) return true;
    const isStale = context.kind === 'FETCH' || isAbsent(entry) ? isMarked : isOverdue;
    const isOld = isStale(tags, lastModified);
    // What was not there may be there now: that is asked in any case, and is a 503 while nobody answers.
    if (isOld && isNothing(entry)) return true;
    return (isOld || (isBrief(entry, context) && isAged(entry, context))) && canRenew();
  }

  /**
   * An entry is as old as what it was made of: the request, after whose beginning a note may have come, or a read that was old when
   * services were away. Next takes the time at which an entry is kept for its own. (It makes a handler for each request.)
   */
  backdate(key, value, context) {
    const { kind } = value;
    const { oldestRead = Infinity } = (kind !== 'FETCH' && requestScope.getStore()) || {};
    const asOf = Math.min(this.begunAt, oldestRead);
    const isOfOldReads = asOf < this.begunAt;
    if (!isOfOldReads && !isMarked(tagsOf({ value }, { kind, tags: context.tags }), asOf)) return;
    if (isOfOldReads) resting.set(key, true);
    const inMemory = FileSystemCache.memoryCache?.get(key);
    if (inMemory?.value === value) inMemory.lastModified = asOf;
    const file = this.getFilePath(key + DATED[kind], kind);
    // What is kept in memory only has no file.
    if (this.fs.existsSync(file)) utimesSync(file, Date.now() / 1000, asOf / 1000);
  }

  /** Next has it in memory already. */
  forget(key) {
    FileSystemCache.memoryCache?.remove(key);
    return null;
  }

  /** Made when it is needed: Next makes a handler for each request. */
  inMemory() {
    return new FileSystemCache({ ...this.context, flushToDisk: false });
  }

  /** The budget that an entry counts for, and its name there; null for what the build wrote. */
  placeOf(key, kind) {
    if (!this.budgets) return null;
    if (kind === 'FETCH') return { budget: this.budgets.reads, name: key };
    if (!key.startsWith(IN_PAGES)) return null;
    return { budget: this.budgets.pages, name: key.slice(IN_PAGES.length) };
  }

  /** A stranger can ask for any number of things that don't exist: they stay off the disk. */
  isNewAbsence(key, value) {
    if (value?.kind === 'FETCH' && isEmptyRead(value.data.body)) {
      return !this.fs.existsSync(this.getFilePath(key, value.kind));
    }
    if (value?.kind !== 'APP_PAGE' || value.status !== NOT_FOUND) return false;
    return !this.fs.existsSync(this.getFilePath(`${key}.html`, value.kind));
  }
}
