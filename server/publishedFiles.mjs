import { LRUCache } from 'lru-cache';

/** With what the CMS itself keeps (cms/files/publishedFile.ts), a withdrawn file is gone within 10 s. */
const FRESH_MS = 2500;
/** It may be published the next moment. */
const FRESH_GONE_MS = 500;
const TIMEOUT_MS = 2500;
/** After a storage that didn't answer nobody waits for it again for so long. */
const REST_MS = 5000;
const MOST_KNOWN = 20_000;
const GONE = [404, 410];

/**
 * Asks the image storage whether visitors may still have a file. A storage that is down takes away nothing: what was
 * there before stays, and what was never asked for is left to the one who fetches it. A clock that is set back prolongs nothing.
 * @param {string} storage its address
 * @param {{ ask?: typeof fetch, now?: () => number }} [by]
 */
export function publishedFiles(storage, { ask = fetch, now = () => performance.now() } = {}) {
  /** @type {LRUCache<string, { isGone: boolean, at: number }>} */
  const known = new LRUCache({ max: MOST_KNOWN });
  /** @type {Map<string, Promise<boolean>>} */
  const asking = new Map();
  let restsUntil = 0;

  /** @param {string} path */
  async function answerOf(path) {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status } = await ask(`${storage}${encodeURI(path)}`, { method: 'HEAD', signal });
    // A storage that answers no HEAD, or fails, has said nothing about the file.
    return GONE.includes(status) ? true : status < 400 ? false : undefined;
  }

  /** @param {string} path */
  async function askAnew(path) {
    const before = known.get(path)?.isGone ?? false;
    if (now() < restsUntil) return before;
    const isGone = await answerOf(path).catch(() => void (restsUntil = now() + REST_MS));
    known.set(path, { isGone: isGone ?? before, at: now() });
    return isGone ?? before;
  }

  /** @param {string} path */
  return async function isGone(path) {
    const last = known.get(path);
    const freshFor = last?.isGone ? FRESH_GONE_MS : FRESH_MS;
    if (last && now() - last.at < freshFor) return last.isGone;
    const answer = asking.get(path) ?? askAnew(path).finally(() => asking.delete(path));
    asking.set(path, answer);
    return answer;
  };
}
