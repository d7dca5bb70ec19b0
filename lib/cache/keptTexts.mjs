import { oneForAll } from '../oneForAll.mjs';
import { watchedCache } from './watchedCache.mjs';

const KEPT_MS = 60_000;
const MOST_BYTES = 32 * 1024 * 1024;
const BYTES_A_CHARACTER = 2;
/** After a change the reads behind a text may be old for a moment: what is made then is not kept. */
const UNSURE_MS = 10_000;

const state = oneForAll('keptTexts', () => ({
  /** Of the process's own time, which nobody sets back. */
  unsureUntil: 0,
  /** What is being made. @type {Map<string, Promise<string | null>>} */
  making: new Map(),
  texts: watchedCache('texts', {
    maxSize: MOST_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: (text, key) => (text.length + key.length) * BYTES_A_CHARACTER + 1,
  }),
}));

/** @param {string} key @returns {string | undefined} */
export const keptText = (key) => state.texts.get(key);

/** @param {string} key @param {string} text */
function keepText(key, text) {
  if (performance.now() >= state.unsureUntil) state.texts.set(key, text);
}

/**
 * Makes a text once for all who ask for it meanwhile, and keeps it; null, where there is none, is not kept.
 * @param {string} key
 * @param {() => Promise<string | null>} make
 * @returns {Promise<string | null>}
 */
export function madeText(key, make) {
  const { making } = state;
  const known = making.get(key);
  if (known) return known;
  const isCurrent = () => making.get(key) === made;
  const made = make()
    .then((text) => {
      if (text !== null && isCurrent()) keepText(key, text);
      return text;
    })
    .finally(() => isCurrent() && making.delete(key));
  making.set(key, made);
  return made;
}

/** Something was published or withdrawn: who asks from now on gets nothing that was begun before. */
export function forgetTexts() {
  state.making.clear();
  state.texts.clear();
  state.unsureUntil = performance.now() + UNSURE_MS;
}
