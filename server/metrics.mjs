import { Counter, Gauge, Histogram } from 'prom-client';
import { watchedCaches } from '../lib/cache/watchedCache.mjs';
import { CARD_IS_KEPT } from '../lib/freshness.mjs';
import { secondsSince, setMeasures } from './measures.mjs';
import { newRegistry } from './metricsListener.mjs';
import { OWN_VISITOR } from './ownVisitor.mjs';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Next's words for what it has kept. */
const KEPT = new Map([
  ['HIT', 'hit'],
  ['STALE', 'stale'],
  ['MISS', 'miss'],
]);
/** How long these take is a matter of the visitor's line. */
const STREAMS = new Set(['download', 'video']);

const newCounter = (register, name, help, labelNames) =>
  new Counter({ name, help, labelNames, registers: [register] });
const newHistogram = (register, name, help, labelNames) =>
  new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [register] });
const newGauge = (register, name, help, { labelNames = [], collect }) =>
  new Gauge({ name, help, labelNames, collect, registers: [register] });

/** `hit`, `stale` and `miss` of what is kept; `made` for this request; `file` and `refused` before the framework. */
function outcomeOf(response, { outcome }) {
  const kept = KEPT.get(String(response.getHeader('x-nextjs-cache')));
  if (outcome || kept) return outcome ?? kept;
  return response.getHeader('cache-status') === CARD_IS_KEPT ? 'hit' : 'made';
}

const statusOf = ({ writableFinished, statusCode }) =>
  writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted';

/**
 * Counts answers to visitors when they are over, and times those that the framework made.
 * @param {import('prom-client').Registry} register
 * @param {(url: string) => string} kindOf
 */
function answerCounter(register, kindOf) {
  const requests = newCounter(register, 'website_requests_total', 'Answers to visitors', [
    'kind',
    'outcome',
    'status',
  ]);
  const times = newHistogram(register, 'website_answer_seconds', 'Until an answer was sent', [
    'kind',
    'outcome',
  ]);
  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {{ outcome?: string }} scope
   */
  return ({ url = '', headers }, response, scope) => {
    if (headers['x-visitor-address'] === OWN_VISITOR) return;
    const start = performance.now();
    response.once('close', () => {
      const outcome = outcomeOf(response, scope);
      const kind = outcome === 'file' ? outcome : kindOf(url);
      requests.inc({ kind, outcome, status: statusOf(response) });
      if (scope.outcome || STREAMS.has(kind)) return;
      times.observe({ kind, outcome }, secondsSince(start));
    });
  };
}

function tellCaches(register) {
  const labelNames = ['cache'];
  const eachAs = (figure) =>
    function collect() {
      for (const [cache, watched] of watchedCaches) this.set({ cache }, figure(watched));
    };
  newGauge(register, 'website_cache_bytes', 'Kept now', {
    labelNames,
    collect: eachAs(({ bytes }) => bytes()),
  });
  newGauge(register, 'website_cache_limit_bytes', 'May be kept', {
    labelNames,
    collect: eachAs(({ maxBytes }) => maxBytes),
  });
  const evictions = newCounter(
    register,
    'website_cache_evictions_total',
    'Thrown away to make room',
    labelNames,
  );
  evictions.collect = () => {
    evictions.reset();
    for (const [cache, watched] of watchedCaches) evictions.inc({ cache }, watched.evictions);
  };
}

/** @param {import('prom-client').Registry} register */
function measuresIn(register) {
  const calls = newHistogram(register, 'website_call_seconds', 'Calls to services', [
    'call',
    'outcome',
  ]);
  const favourites = newCounter(register, 'website_favourites_total', 'Paintings collected', [
    'result',
  ]);
  const pictures = newHistogram(register, 'website_picture_seconds', 'Pictures encoded', [
    'format',
  ]);
  return {
    call: (call, outcome, seconds) => calls.observe({ call, outcome }, seconds),
    favourite: (result) => favourites.inc({ result }),
    picture: (format, seconds) => pictures.observe({ format }, seconds),
  };
}

/**
 * What Prometheus is told of the website. Labels have few values, all from our own code or the build: no address of a page or
 * of a visitor is among them.
 * @param {{
 *   kindOf: (url: string) => string,
 *   isReady: () => boolean,
 *   pictures: () => { making: number, waiting: number },
 *   toWarm: () => Record<string, number>,
 * }} by
 */
export function websiteMetrics({ kindOf, isReady, pictures, toWarm }) {
  const register = newRegistry();
  setMeasures(measuresIn(register));
  tellCaches(register);
  newGauge(register, 'website_ready', '1: /api/ready answers 200', {
    collect() {
      this.set(isReady() ? 1 : 0);
    },
  });
  newGauge(register, 'website_pictures', 'Pictures that are encoded now, or wait for it', {
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(pictures())) this.set({ state }, count);
    },
  });
  newGauge(register, 'website_to_warm', 'Paths that wait to be made before visitors come', {
    labelNames: ['lane'],
    collect() {
      for (const [lane, count] of Object.entries(toWarm())) this.set({ lane }, count);
    },
  });
  return { register, countAnswer: answerCounter(register, kindOf) };
}
