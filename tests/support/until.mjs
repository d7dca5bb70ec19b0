import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Looks again and again until there is something, and resolves to it. A minute is long enough on a busy machine.
 * @template T
 * @param {string} what what is waited for: the failure's message
 * @param {() => T | Promise<T>} look
 * @param {{ withinMs?: number, everyMs?: number }} [how]
 * @returns {Promise<Exclude<T, false>>}
 */
export async function until(what, look, { withinMs = 60_000, everyMs = 100 } = {}) {
  for (const end = Date.now() + withinMs; ; await wait(everyMs)) {
    const found = await look();
    if (found) return found;
    assert.ok(Date.now() < end, what);
  }
}
