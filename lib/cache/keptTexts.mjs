import { oneForAll } from '../oneForAll.mjs';
import { watchedCache } from './watchedCache.mjs';

const KEPT_MS = 60_000;
const MOST_BYTES = 32 * 1024 * 1024;
const BYTES_A_CHARACTER = 2;
/** After a change the reads behind a text may be old for a moment: what is made then is not kept. */
const UNSURE_MS = 10_000;

const state = oneForAll('keptTexts', () => ({
  unsureUntil: 0,
  texts: watchedCache('texts', {
    maxSize: MOST_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: (text, key) => (text.length + key.length) * BYTES_A_CHARACTER + 1,
  }),
}));

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
