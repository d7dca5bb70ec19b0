import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { watchedCache } from '../lib/cache/watchedCache.mjs';

/** A page takes some 20 KB in each. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Beyond that, a page is compressed at a later request. */
const MOST_WAITING = 50;

/** Higher levels take five times as long for 8 % fewer bytes. */
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
 * Compressed bodies by the ETag of their content, made once for all visitors. Changed content has another tag, so nothing here is
 * ever out of date; what nobody requests any more is evicted. In memory only: after a restart the first answers make them
 * again, which costs less than rendering the page.
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

  /** One at a time, in the background. @param {string} tag @param {string} coding @param {string | Uint8Array} body */
  make(tag, coding, body) {
    const key = coding + tag;
    if (!MAKERS[coding] || this.#waiting.has(key) || this.#waiting.size >= MOST_WAITING) return;
    this.#waiting.add(key);
    this.#line = this.#line
      .then(() => MAKERS[coding](Buffer.from(body)))
      .then((form) => void this.#forms.set(key, form))
      // Without it the page is compressed on its way, as for the first visitor.
      .catch(() => undefined)
      .finally(() => this.#waiting.delete(key));
  }
}
