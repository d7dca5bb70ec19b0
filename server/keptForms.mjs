import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { watchedCache } from '../lib/cache/watchedCache.mjs';

/** A page takes some 20 KB in each. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Beyond, a page is made small when it is asked for again. */
const MOST_WAITING = 50;

/** Brotli's steps above this one cost five times as much for 8 % fewer bytes. */
const BROTLI_QUALITY = 9;

/** @type {Record<string, (body: Buffer) => Promise<Buffer>>} */
const MAKERS = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Bodies made small once for all who ask for them, by the tag of their content: what has changed has another tag, so nothing in
 * here is ever out of date, and what nobody asks for any more falls out. In memory alone: after a start the first answers make it
 * again, at less than drawing the page costs.
 */
export class KeptForms {
  #forms;
  /** @type {Set<string>} */
  #waiting = new Set();
  #line = Promise.resolve();

  constructor(maxBytes = MOST_BYTES) {
    this.#forms = watchedCache('forms', {
      maxSize: maxBytes,
      sizeCalculation: (/** @type {Buffer} */ form, key) => form.length + key.length,
    });
  }

  /** @param {string} tag @param {string} coding */
  get(tag, coding) {
    return this.#forms.get(coding + tag);
  }

  /** One after the other, beside the answers. @param {string} tag @param {string} coding @param {string | Uint8Array} body */
  make(tag, coding, body) {
    const key = coding + tag;
    if (!MAKERS[coding] || this.#waiting.has(key) || this.#waiting.size >= MOST_WAITING) return;
    this.#waiting.add(key);
    this.#line = this.#line
      .then(() => MAKERS[coding](Buffer.from(body)))
      .then((form) => void this.#forms.set(key, form))
      // Without a form the page is compressed on its way, as for the first visitor.
      .catch(() => undefined)
      .finally(() => this.#waiting.delete(key));
  }
}
