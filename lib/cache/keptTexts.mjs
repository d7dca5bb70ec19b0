import { watchedCache } from './watchedCache.mjs';

const KEY = Symbol.for('oneWorldOneFuture.keptTexts');
const KEPT_MS = 60_000;
const MOST_BYTES = 32 * 1024 * 1024;
const BYTES_A_CHARACTER = 2;
/** After a change the reads behind a text may be old for a moment: what is made then is not kept. */
const UNSURE_MS = 10_000;

/** One for all: the cache handler and each bundle of routes load a copy of this module. */
const state = (globalThis[KEY] ??= {
  unsureUntil: 0,
  texts: watchedCache('texts', {
    maxSize: MOST_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: (text, key) => (text.length + key.length) * BYTES_A_CHARACTER + 1,
  }),
});

/** @param {string} key @returns {string | undefined} */
export const keptText = (key) => state.texts.get(key);

/** @param {string} key @param {string} text */
export function keepText(key, text) {
  if (Date.now() >= state.unsureUntil) state.texts.set(key, text);
}

/** Something was published or withdrawn. */
export function forgetTexts() {
  state.texts.clear();
  state.unsureUntil = Date.now() + UNSURE_MS;
}
