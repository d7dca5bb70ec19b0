import { setTimeout as wait } from 'node:timers/promises';
import { CARD_IS_KEPT } from '../lib/freshness.mjs';
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
  told: { room: 'told', large: 'large', cards: 'cards' },
  large: { room: 'told', isLarge: true },
  lists: { room: 'told', cards: 'cards' },
  cards: { room: 'cards' },
  found: { room: 'found', large: 'foundLarge', cards: 'foundCards' },
  foundLarge: { room: 'found', isLarge: true },
  foundCards: { room: 'foundCards' },
};

const bytesOf = ({ headers }) => Number(headers.get('content-length'));

/** What no try will change: there is no such page or picture (any more). */
export const isFinal = ({ status }) => status >= 300 && status < 500 && status !== 429;

/**
 * What the website does for each path in the queue. An errand that throws may be tried again.
 * @param {{
 *   ask: Ask,
 *   queue: WarmQueue,
 *   table: import('./warmPages.mjs').Table,
 *   isKept: (picture: Wanted) => boolean,
 *   make: (source: string, pictures: readonly Wanted[]) => Promise<number | null>,
 *   rest: import('./warm.mjs').Rest,
 *   isOver: () => boolean,
 *   room: { told: number, cards: number, found: number, foundCards: number },
 * }} by `room`: bytes that may be made. `make`: how many they have; null: Next is to make them
 */
export function warmErrands({ ask, queue, table, isKept, make, rest, isOver, room }) {
  const spent = { told: 0, cards: 0, found: 0, foundCards: 0 };
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

  /** @param {Lane} lane @param {readonly Wanted[]} pictures all of this source */
  async function makeAll(lane, source, pictures) {
    const bytes = await make(source, pictures);
    if (bytes !== null) return spend(lane, bytes);
    for (const { address, format } of pictures) {
      const answer = await visit(address, { method: 'HEAD', accept: format });
      if (answer.ok) spend(lane, bytesOf(answer));
    }
  }

  /** By their source, so that each is read once. */
  function missingIn({ lane, path }, html) {
    const { isLarge = false } = LANES[lane];
    /** @type {Map<string, Wanted[]>} */
    const missing = new Map();
    for (const picture of picturesOf(path, html, { ...table, isLarge })) {
      const wanted = KEPT_FORMATS.map((format) => ({ ...picture, format }));
      const others = missing.get(picture.source) ?? [];
      missing.set(picture.source, [...others, ...wanted.filter((one) => !isKept(one))]);
    }
    return missing;
  }

  /** What stops the present errand: the end, a lane without room, or something more urgent, after which it goes on. */
  function isStopped(lane) {
    if (isOver()) return true;
    if (isFull(lane)) queue.drop();
    else if (queue.isOvertaken(lane)) queue.putBack();
    else return false;
    return true;
  }

  /** Whether all are there now. */
  async function makePictures(errand, html) {
    const { lane } = errand;
    for (const [source, pictures] of missingIn(errand, html)) {
      if (pictures.length === 0) continue;
      await rest(lane, true);
      if (isStopped(lane)) return false;
      await makeAll(lane, source, pictures);
    }
    return true;
  }

  async function warmPage(errand) {
    const html = await textOf(errand.path);
    if (html === null) return;
    if (!(await makePictures(errand, html))) return;
    const { large, cards } = LANES[errand.lane];
    if (large && isOfAWork(errand.path)) queue.add(large, errand.path);
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
    run: (errand) => {
      if (errand.lane === 'parts') return readPart(errand.path);
      return errand.path.startsWith('/card/') ? drawCard(errand) : warmPage(errand);
    },
    /** What is published next has the whole room again. */
    forget: () => void (spent.told = spent.cards = 0),
  };
}
