import { readdirSync, rmSync, rmdirSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { watchedCache } from './watchedCache.mjs';

const BLOCK = 4096;
/** How exactly a restart knows who was asked for last: to the minute. */
const STAMP_MS = 60_000;

/** What Next writes beside each other for one entry: `x.html`, `x.rsc`, `x.meta`, `x.segments/…`; a read is one file, `x`. */
const PART = /(?:\.segments(?:\/.*)?|\.html|\.rsc|\.meta|\.body)$/;
const ENDINGS = ['', '.html', '.rsc', '.meta', '.body', '.segments'];

/** Null: it isn't there (any more). */
function statOf(path) {
  return statSync(path, { throwIfNoEntry: false }) ?? null;
}

function entriesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

const bytesOf = (stat) => Math.max(BLOCK, Math.ceil(stat.size / BLOCK) * BLOCK);

/** Bytes of one entry, with all its files. */
function measure(base) {
  const files = ENDINGS.map((ending) => base + ending);
  const segments = entriesIn(`${base}.segments`).map((path) => join(`${base}.segments`, path));
  let bytes = 0;
  for (const file of [...files, ...segments]) {
    const stat = statOf(file);
    if (stat?.isFile()) bytes += bytesOf(stat);
  }
  return bytes;
}

/** What lies in the folder from before: each entry's bytes, and when it was last asked for. */
function surveyOf(folder) {
  const found = new Map();
  for (const path of entriesIn(folder)) {
    const stat = statOf(join(folder, path));
    if (!stat?.isFile()) continue;
    const key = path.replace(PART, '');
    const { bytes = 0, at = 0 } = found.get(key) ?? {};
    found.set(key, { bytes: bytes + bytesOf(stat), at: Math.max(at, stat.atimeMs) });
  }
  return [...found].sort(([, one], [, other]) => one.at - other.at);
}

/**
 * Keeps a folder of kept entries below so many bytes: the one that was not asked for the longest time goes first. When an entry was
 * asked for stands on the disk as its access time, so a restart knows it too. One process owns the folder; another one beside it, as in
 * some tests, would not be seen before the next start.
 */
export class DiskBudget {
  #folder;
  #index;

  /** @param {string} folder @param {number} maxBytes @param {string} [name] for the metrics */
  constructor(folder, maxBytes, name = basename(folder)) {
    this.#folder = folder;
    this.#index = watchedCache(name, {
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (_entry, key, reason) => {
        if (reason === 'evict') this.#remove(key);
      },
    });
    for (const [key, entry] of surveyOf(folder)) this.#add(key, entry);
  }

  /** Bytes that are kept now. */
  get bytes() {
    return this.#index.calculatedSize;
  }

  /** It was asked for just now. @param {string} key a path in the folder, without an ending */
  touch(key) {
    const entry = this.#index.get(key);
    const now = Date.now();
    if (!entry || now - entry.at < STAMP_MS) return;
    entry.at = now;
    this.#stamp(key, now);
  }

  /** It was written, wholly or not: what it takes is found out here. @param {string} key */
  wrote(key) {
    const bytes = measure(join(this.#folder, key));
    if (bytes > 0) this.#add(key, { bytes, at: Date.now() });
  }

  /** It could not be written: what there is of it goes. @param {string} key */
  drop(key) {
    this.#index.delete(key);
    this.#remove(key);
  }

  #add(key, entry) {
    if (entry.bytes > this.#index.maxSize) return this.drop(key);
    this.#index.set(key, entry);
  }

  /** The time of writing, by which a page's age is told, stays. */
  #stamp(key, now) {
    for (const ending of ['.meta', '']) {
      const file = join(this.#folder, key + ending);
      const stat = statOf(file);
      if (!stat?.isFile()) continue;
      try {
        utimesSync(file, now / 1000, stat.mtimeMs / 1000);
      } catch {
        // A disk that can't be written to keeps its order until the next start.
      }
    }
  }

  #remove(key) {
    const base = join(this.#folder, key);
    try {
      for (const ending of ENDINGS) {
        // `countries/fr` is an entry, and the folder of `countries/fr/2`.
        if (ending === '' && !statOf(base)?.isFile()) continue;
        rmSync(base + ending, { recursive: true, force: true });
      }
      // Where the last of a folder went, the folder goes too; one that isn't empty stays.
      rmdirSync(dirname(base));
    } catch {
      // As above.
    }
  }
}
