import { setTimeout as wait } from 'node:timers/promises';
import { CARD_IS_KEPT } from '../lib/freshness.mjs';
import { isFinal } from './ownVisitor.mjs';
import { KEPT_FORMATS } from './pictureAddress.mjs';
import { cardsOf, isOfAWork, pagesOf, partsOf, picturesOf } from './warmPages.mjs';

/**
 * @typedef {import('./warmQueue.mjs').WarmQueue} WarmQueue
 * @typedef {import('./warmQueue.mjs').Lane} Lane
 * @typedef {import('./warmQueue.mjs').Errand} Errand
 * @typedef {import('./makeKept.mjs').Wanted} Wanted
 * @typedef {(path: string, how?: { method?: string, accept?: string }) => Promise<Response>} Ask
 */

/** The sitemap's index, by which all that is published is found. */
export const INDEX = '/sitemap.xml';
/** An old page is answered while the new one is made behind it. */
const STALE_TRIES = 4;
const STALE_WAIT_MS = 500;

/** What is found fills the disk no further than its share: whatever was published takes from its room, too. */
const LEAVES_LESS = { told: 'found', cards: 'foundCards' };

/** Whose room a lane uses, and what follows on its pages. */
const LANES = {
  told: { room: 'told', beside: 'beside', large: 'large', cards: 'cards' },
  beside: { room: 'told' },
  large: { room: 'told', isLarge: true },
  lists: { room: 'told', cards: 'cards' },
  cards: { room: 'cards' },
  found: { room: 'found', large: 'foundLarge', cards: 'foundCards' },
  foundLarge: { room: 'found', isLarge: true },
  foundCards: { room: 'foundCards' },
};

const bytesOf = ({ headers }) => Number(headers.get('content-length'));

const isCard = ({ path }) => path.startsWith('/card/');
const isPage = (errand) => errand.lane !== 'parts' && !isCard(errand);

/**
 * What the website does for each path in the queue. An errand that throws may be tried again.
 * @param {{
 *   ask: Ask,
 *   queue: WarmQueue,
 *   table: import('./warmPages.mjs').Table,
 *   isKept: (picture: Wanted) => boolean,
 *   make: (source: string, pictures: readonly Wanted[]) => Promise<{ bytes: number, left: readonly Wanted[] }>,
 *   rest: import('./warm.mjs').Rest,
 *   isOver: () => boolean,
 *   room: { told: number, cards: number, found: number, foundCards: number },
 * }} by `room`: bytes that may be made. `make`: how many were made, and what is left to Next
 */
export function warmErrands({ ask, queue, table, isKept, make, rest, isOver, room }) {
  const spent = { told: 0, cards: 0, found: 0, foundCards: 0 };
  /** @type {{ path: string, html: Promise<string | null> } | undefined} */
  let ahead;
  const isFull = (lane) => spent[LANES[lane].room] > room[LANES[lane].room];

  /** Beyond its room, what else waits would only push out what visitors ask for. */
  function spend(lane, bytes) {
    const used = LANES[lane].room;
    spent[used] += bytes;
    if (LEAVES_LESS[used]) spent[LEAVES_LESS[used]] += bytes;
    if (isFull(lane)) queue.clear(lane);
  }

  /** @type {Ask} */
  async function visit(path, how) {
    const answer = await ask(path, how);
    if (answer.ok || isFinal(answer)) return answer;
    await answer.body?.cancel();
    throw new Error(`${path} answers ${answer.status}`);
  }

  /** Null: it isn't there. */
  async function textOf(path) {
    for (let left = STALE_TRIES; ; left -= 1) {
      const answer = await visit(path);
      const text = await answer.text();
      const isStale = answer.headers.get('x-nextjs-cache') === 'STALE';
      if (!isStale || left === 0) return answer.ok ? text : null;
      await wait(STALE_WAIT_MS, undefined, { ref: false });
    }
  }

  /** Null: it isn't there, or there is no time left. @param {Errand} errand */
  async function readPage({ lane, path }) {
    // What is beside it is looked for in a page that has just been made.
    await rest(lane, lane === 'beside');
    return isOver() ? null : textOf(path);
  }

  /** The next page is read while another process makes pictures of this one. */
  function readAhead() {
    const next = queue.peek();
    if (ahead || !next || !isPage(next)) return;
    const html = readPage(next);
    ahead = { path: next.path, html };
    html.catch(() => (ahead = undefined));
  }

  /** @param {Errand} errand */
  function htmlOf(errand) {
    const known = ahead?.path === errand.path ? ahead.html : undefined;
    ahead = undefined;
    return known ?? readPage(errand);
  }

  /** @param {Lane} lane @param {readonly Wanted[]} pictures all of this source */
  async function makeAll(lane, source, pictures) {
    readAhead();
    const { bytes, left } = await make(source, pictures);
    spend(lane, bytes);
    for (const { address, format } of left) {
      const answer = await visit(address, { method: 'HEAD', accept: format });
      if (answer.ok) spend(lane, bytesOf(answer));
    }
  }

  /**
   * By their source, so that each is read once. Of a work that was told its own picture first: most of those beside it have a page
   * among the others, which has them in all their sizes.
   */
  function wantedOf({ lane, path }, html) {
    const { isLarge = false, beside } = LANES[lane];
    /** @type {Map<string, Wanted[]>} */
    const wanted = new Map();
    for (const picture of picturesOf(path, html, { ...table, isLarge })) {
      const inFormats = KEPT_FORMATS.map((format) => ({ ...picture, format }));
      wanted.set(picture.source, [...(wanted.get(picture.source) ?? []), ...inFormats]);
    }
    if (beside && isOfAWork(path)) return [...wanted].slice(0, 1);
    return wanted;
  }

  /** What stops the present errand: the end, a lane without room, or something more urgent, after which it goes on. */
  function isStopped(lane) {
    if (isOver()) return true;
    if (isFull(lane)) queue.drop();
    else if (queue.isOvertaken(lane)) queue.putBack();
    else return false;
    return true;
  }

  /**
   * Whether all are there now.
   * @param {Lane} lane
   * @param {Iterable<[string, Wanted[]]>} wanted
   */
  async function makePictures(lane, wanted) {
    for (const [source, pictures] of wanted) {
      const missing = pictures.filter((one) => !isKept(one));
      if (missing.length === 0) continue;
      await rest(lane, true);
      if (isStopped(lane)) return false;
      await makeAll(lane, source, missing);
    }
    return true;
  }

  async function warmPage(errand) {
    const html = await htmlOf(errand);
    if (html === null) return;
    if (!(await makePictures(errand.lane, wantedOf(errand, html)))) return;
    const { beside, large, cards } = LANES[errand.lane];
    const ofWork = isOfAWork(errand.path) ? [beside, large] : [];
    for (const lane of ofWork) if (lane) queue.add(lane, errand.path);
    if (cards) for (const card of cardsOf(html)) queue.add(cards, card);
  }

  async function drawCard({ lane, path }) {
    const answer = await visit(path);
    await answer.arrayBuffer();
    if (answer.ok && answer.headers.get('cache-status') !== CARD_IS_KEPT)
      spend(lane, bytesOf(answer));
  }

  async function readPart(path) {
    if (isFull('found')) return;
    const xml = (await textOf(path)) ?? '';
    if (path === INDEX) partsOf(xml).forEach((part) => queue.add('parts', part));
    else queue.find(pagesOf(xml));
  }

  return {
    /** @param {Errand} errand */
    async run(errand) {
      if (isPage(errand)) return warmPage(errand);
      await rest(errand.lane, errand.lane === 'cards');
      if (isOver()) return;
      await (isCard(errand) ? drawCard(errand) : readPart(errand.path));
    },
    /** A page that was read ahead may have changed since. */
    readAgain: () => void (ahead = undefined),
    /** What is published next has the whole room again. */
    forget: () => void (spent.told = spent.cards = 0),
  };
}
