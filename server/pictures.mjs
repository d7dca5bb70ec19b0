import { setTimeout as wait } from 'node:timers/promises';
import { bulkhead } from 'cockatiel';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { watchedCache } from '../lib/cache/watchedCache.mjs';
import { fileFreshness } from '../lib/freshness.mjs';
import { measures, secondsSince } from './measures.mjs';
import { OWN_VISITOR } from './ownVisitor.mjs';
import { formatOf, isForOptimiser, readPictureAddress } from './pictureAddress.mjs';
import { refuse } from './refusal.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(request: Request, response: Response) => Promise<unknown>} Handle
 */

const AT_ONCE = 2;
/** Three visitors' first page, each with its pictures. */
const MOST_WAITING = 100;
const LONGEST_WAIT_MS = 20_000;
/** Whoever asked for one that takes longer may ask again, and its place is given to another. */
const LONGEST_WORK_MS = 30_000;
const LATE = Symbol('late');
/** Made for one address. A class of 40 may have 30 new ones each; whatever is made is free for all who come after. */
const COLD = { points: 1200, duration: 600 };
const BUSY_SECONDS = 5;
/** How often the website's own errand looks whether visitors still wait for pictures. */
const LOOK_MS = 50;

const refusal = (status, headers = {}) => ({
  status,
  headers: { 'cache-control': 'no-store', ...headers },
});

/**
 * Next calls a picture fresh for a year; one that an editor may withdraw isn't.
 * @param {Response} response
 */
function shortenFreshness(response) {
  const { setHeader } = response;
  response.setHeader = (name, value) => {
    const isFreshness = name.toLowerCase() === 'cache-control';
    return setHeader.call(response, name, isFreshness ? fileFreshness(String(value)) : value);
  };
}

/** @typedef {import('./keptPictures.mjs').Picture} Picture */

/** @param {Picture} picture */
const keyOf = ({ source, width, quality, format }) => [source, width, quality, format].join(' ');

/**
 * The pictures that are made. Next throws away what was asked for longest ago: it still has what is in here.
 * @param {number} diskBytes its budget
 */
export function madePictures(diskBytes) {
  const cache = watchedCache('pictures', { maxSize: Math.floor(diskBytes * 0.9) });
  return {
    /** @param {Picture} picture */
    has: (picture) => cache.get(keyOf(picture)) === true,
    /** @param {Picture} picture @param {number} size */
    note: (picture, size) => void cache.set(keyOf(picture), true, { size }),
  };
}

const newPlaces = () => bulkhead(AT_ONCE, MOST_WAITING);

/** The line of pictures to be made, and how long it is. */
export function pictureLine() {
  const places = newPlaces();
  const now = () => ({
    making: AT_ONCE - places.executionSlots,
    waiting: MOST_WAITING - places.queueSlots,
  });
  return { places, now };
}

function tellMade({ headers }, start) {
  const format = /^image\/(\w+)$/.exec(headers.accept)?.[1] ?? 'as it was';
  measures()?.picture(format, secondsSince(start));
}

/**
 * Has Next make pictures in their turn, each once for all who ask for it meanwhile.
 * @param {{
 *   handle: Handle,
 *   made: ReturnType<typeof madePictures>,
 *   isKept: (picture: Picture) => boolean,
 *   costs: (request: Request) => Promise<unknown>,
 *   isOwn: (request: Request) => boolean,
 *   places: import('cockatiel').BulkheadPolicy,
 *   longestWait: number,
 *   longestWork: number,
 * }} by
 */
function pictureMaker({ handle, made, isKept, costs, isOwn, places, longestWait, longestWork }) {
  /** @type {Map<string, Promise<unknown>>} */
  const making = new Map();

  /** @type {(picture: Picture, request: Request, response: Response) => Promise<void>} */
  async function make(picture, request, response) {
    if (response.destroyed) return;
    // A 304 wouldn't tell whether it was made just now.
    delete request.headers['if-none-match'];
    const start = performance.now();
    const timer = wait(longestWork, LATE, { ref: false });
    const first = await Promise.race([handle(request, response), timer]);
    if (first === LATE && !response.headersSent) {
      // eslint-disable-next-line no-console -- instrumentation.ts makes a line of the log of it
      console.warn(`${picture.source} took too long to be made`);
      throw new Error('no picture');
    }
    const size = Number(response.getHeader('content-length'));
    // What Next couldn't make, or write, it has to make again.
    if (response.statusCode === 200 && size > 0 && isKept(picture)) made.note(picture, size);
    if (response.getHeader('x-nextjs-cache') === 'HIT') return;
    if (response.statusCode === 200) tellMade(request, start);
    await costs(request);
  }

  /** The website itself comes after all visitors. @param {Response} response */
  async function untilNobodyWaits(response) {
    while (places.executionSlots < AT_ONCE && !response.destroyed) {
      await wait(LOOK_MS, null, { ref: false });
    }
  }

  /** @type {(picture: Picture, request: Request, response: Response) => Promise<unknown>} */
  return async (picture, request, response) => {
    const key = keyOf(picture);
    if (isOwn(request)) await untilNobodyWaits(response);
    const late = AbortSignal.timeout(longestWait);
    // Looked at again each time: several may have waited for the same one.
    for (let other = making.get(key); other; other = making.get(key)) await other;
    if (made.has(picture)) return handle(request, response);
    // Not the library's own signal: whoever had waited too long would stop the line behind them.
    const turn = places.execute(() => {
      late.throwIfAborted();
      return make(picture, request, response);
    });
    const done = turn
      .catch(() => undefined)
      .finally(() => {
        if (making.get(key) === done) making.delete(key);
      });
    making.set(key, done);
    return turn;
  };
}

/**
 * Stands before Next's optimiser (docs/decisions/0023): it makes only what pages ask for, of what is published now, two
 * at a time, and so many for one visitor.
 * @param {{
 *   handle: Handle,
 *   own: ReadonlySet<string>,
 *   isGone: (path: string) => Promise<boolean>,
 *   visitorOf: (request: Request) => string,
 *   made: ReturnType<typeof madePictures>,
 *   isKept?: (picture: Picture) => boolean,
 *   cold?: { points: number, duration: number },
 *   places?: import('cockatiel').BulkheadPolicy,
 *   longestWait?: number,
 *   longestWork?: number,
 * }} options
 * @returns {Handle}
 */
export function guardPictures({
  handle,
  own,
  isGone,
  visitorOf,
  made,
  isKept = () => true,
  cold = COLD,
  places = newPlaces(),
  longestWait = LONGEST_WAIT_MS,
  longestWork = LONGEST_WORK_MS,
}) {
  const limiter = new RateLimiterMemory({ keyPrefix: 'pictures', ...cold });
  const isOwn = (request) => visitorOf(request) === OWN_VISITOR;
  const costs = async (request) => !isOwn(request) && limiter.penalty(visitorOf(request));
  const waits = { longestWait, longestWork };
  const make = pictureMaker({ handle, made, isKept, costs, isOwn, places, ...waits });

  /** Seconds until this visitor may have new pictures again; 0 for now. @param {Request} request */
  async function waitOf(request) {
    const spent = await limiter.get(visitorOf(request));
    return spent && spent.remainingPoints <= 0 ? Math.ceil(spent.msBeforeNext / 1000) : 0;
  }

  return async (request, response) => {
    const { url = '/', headers } = request;
    if (!isForOptimiser(url)) return handle(request, response);
    const picture = readPictureAddress(url, own);
    if (!picture) return refuse(request, response, refusal(400));
    const { source, width, quality, isOwn } = picture;
    if (!isOwn && (await isGone(source))) return refuse(request, response, refusal(404));
    if (!isOwn) shortenFreshness(response);
    headers.accept = formatOf(headers.accept);
    const wanted = { source, width, quality, format: headers.accept };
    if (made.has(wanted)) return handle(request, response);
    const seconds = await waitOf(request);
    if (seconds) return refuse(request, response, refusal(429, { 'retry-after': seconds }));
    try {
      return await make(wanted, request, response);
    } catch {
      if (!response.headersSent)
        refuse(request, response, refusal(503, { 'retry-after': BUSY_SECONDS }));
    }
  };
}
