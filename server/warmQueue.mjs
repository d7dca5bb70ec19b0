import { readJson, writeJson } from '../lib/cache/jsonFile.mjs';

/** A restart finds the others by itself. */
const KEPT_LANES = /** @type {const} */ (['told', 'beside', 'large', 'lists', 'cards']);
/**
 * What is to be made, the most urgent first. What was published just now: its pages, the pictures `beside` its own, its `large` ones
 * for the viewer, the `lists` that show it, its preview `cards`. Then what is `found` to be published, the sitemap's `parts` that name
 * more of it, and the rest of that.
 */
export const LANES = /** @type {const} */ ([
  ...KEPT_LANES,
  'found',
  'parts',
  'foundLarge',
  'foundCards',
]);
/** More than any budget of pictures holds. */
const MOST = 20_000;
const SAVE_AFTER_MS = 1000;

/**
 * @typedef {typeof LANES[number]} Lane
 * @typedef {{ lane: Lane, path: string }} Errand
 */

/**
 * What another version wrote, or a disk that was full, is no reason not to start. Another build may have other widths and cards, and
 * has no page yet: nothing was made for it.
 */
function read(file, build) {
  try {
    const { made, build: madeBy, ...lanes } = readJson(file, {});
    return {
      made: new Set(madeBy === build ? made : []),
      lanes: KEPT_LANES.map((lane) => [lane, new Set(lanes[lane])]),
    };
  } catch {
    return { made: new Set(), lanes: [] };
  }
}

/** Paths of our own site, each once, that wait for the website to visit them. What is not done is found again after a restart. */
export class WarmQueue {
  #file;
  #build;
  #lanes = /** @type {Record<Lane, Set<string>>} */ (
    Object.fromEntries(LANES.map((lane) => [lane, new Set()]))
  );
  #made;
  /** What the sitemap says of the pages that were found. @type {Map<string, string>} */
  #entries = new Map();
  /** @type {Errand | undefined} */
  #current;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /** @param {string} file where it is kept @param {string} [build] */
  constructor(file, build) {
    this.#file = file;
    this.#build = build;
    const { made, lanes } = read(file, build);
    Object.assign(this.#lanes, Object.fromEntries(lanes));
    this.#made = made;
  }

  /** @param {Lane} lane @param {string} path */
  add(lane, path) {
    const paths = this.#lanes[lane];
    if (paths.size >= MOST) return;
    paths.add(path);
    this.#saveSoon();
  }

  /**
   * Pages that are published, but for those that were made as they are.
   * @param {readonly { path: string, entry: string }[]} pages
   */
  find(pages) {
    for (const { path, entry } of pages) {
      if (this.#made.has(entry)) continue;
      this.#entries.set(path, entry);
      this.add('found', path);
    }
  }

  /** The one that comes next. @returns {Errand | undefined} */
  peek() {
    const lane = LANES.find((name) => this.#lanes[name].size > 0);
    if (!lane) return undefined;
    const [path] = this.#lanes[lane];
    return { lane, path };
  }

  /** The next one; it counts as waiting until `done()`. */
  next() {
    const errand = this.peek();
    if (!errand) return undefined;
    this.#lanes[errand.lane].delete(errand.path);
    this.#current = errand;
    return errand;
  }

  /** How many wait, by lane. @returns {Record<Lane, number>} */
  lengths() {
    const entries = LANES.map((lane) => [lane, this.#lanes[lane].size]);
    return /** @type {Record<Lane, number>} */ (Object.fromEntries(entries));
  }

  /** Whether something more urgent has come. @param {Lane} lane */
  isOvertaken(lane) {
    return LANES.slice(0, LANES.indexOf(lane)).some((name) => this.#lanes[name].size > 0);
  }

  /** The present one is the next of its lane again. */
  putBack() {
    const { lane, path } = this.#current ?? {};
    if (!lane) return;
    this.#lanes[lane] = new Set([path, ...this.#lanes[lane]]);
    this.#current = undefined;
  }

  /** The present one is no longer waiting. */
  drop() {
    this.#current = undefined;
    this.#saveSoon();
  }

  /** The present one needs nothing more. */
  done() {
    const { lane, path } = this.#current ?? {};
    const entry = lane === 'found' && this.#entries.get(path);
    if (entry) this.#remember(path, entry);
    this.drop();
  }

  /** @param {Lane} lane */
  clear(lane) {
    this.#lanes[lane].clear();
    this.#saveSoon();
  }

  #remember(path, entry) {
    this.#entries.delete(path);
    if (this.#made.size >= MOST) this.#made.clear();
    this.#made.add(entry);
  }

  #saveSoon() {
    this.#timer ??= setTimeout(() => this.save(), SAVE_AFTER_MS).unref();
  }

  save() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { lane, path } = this.#current ?? {};
    const waiting = KEPT_LANES.map((name) => [
      name,
      [...(lane === name ? [path] : []), ...this.#lanes[name]],
    ]);
    try {
      const lanes = Object.fromEntries(waiting);
      writeJson(this.#file, { ...lanes, made: [...this.#made], build: this.#build });
    } catch {
      // A full disk: after a restart less is known, and made anew when somebody asks.
    }
  }
}
