import { setTimeout as wait } from 'node:timers/promises';
import { SCRIPTLESS_POLICY } from '../lib/cache/policy.mjs';
import { setFixedHeaders } from './securityHeaders.mjs';

const ADDRESS = '/api/ready';
/** The first visitors should not wait for the most visited pages. */
const PAGES = ['/', '/fr', '/zh'];
const LONGEST_MS = 30_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const RETRY_AFTER_SECONDS = 2;

/**
 * Whether a load balancer should send visitors here (docs/decisions/0036): from when the first pages are there, until the program is
 * told to stop.
 */
export class Readiness {
  /** @type {'starting' | 'ready' | 'draining'} */
  #state = 'starting';

  get isReady() {
    return this.#state === 'ready';
  }

  get isDraining() {
    return this.#state === 'draining';
  }

  /** For good. */
  drain() {
    this.#state = 'draining';
  }

  /**
   * Has the first pages made. While that fails (the CMS isn't there, and nothing is kept) it is tried again, ever less often.
   * @param {(path: string) => Promise<{ ok: boolean }>} ask
   */
  async warm(ask) {
    let missing = PAGES;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const answers = await Promise.all(
        missing.map((page) => ask(page).catch(() => ({ ok: false }))),
      );
      missing = missing.filter((_page, index) => !answers[index].ok);
      if (this.isDraining) return;
      if (missing.length === 0) break;
      await wait(pause, undefined, { ref: false });
    }
    this.#state = 'ready';
  }

  /**
   * Answers a request for `/api/ready`.
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @returns {boolean} false: it asks for something else
   */
  answer({ url = '' }, response) {
    if (url !== ADDRESS && !url.startsWith(`${ADDRESS}?`)) return false;
    setFixedHeaders(url, response);
    response.setHeader('content-security-policy', SCRIPTLESS_POLICY);
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', 'no-store');
    if (!this.isReady) response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    response.statusCode = this.isReady ? 200 : 503;
    response.end(JSON.stringify({ state: this.#state }));
    return true;
  }
}

/** How the website asks itself. @param {string} origin @param {Record<string, string>} headers */
export const askOwn = (origin, headers) => async (/** @type {string} */ path) => {
  const answer = await fetch(origin + path, { headers, signal: AbortSignal.timeout(LONGEST_MS) });
  await answer.arrayBuffer();
  return answer;
};
