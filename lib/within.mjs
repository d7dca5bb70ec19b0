/**
 * What the work gives, or fails with; once it has taken longer it fails with `late`, and goes on unheard.
 * @template T
 * @param {number} ms
 * @param {Promise<T>} work
 * @param {() => Error} late
 * @returns {Promise<T>}
 */
export function within(ms, work, late) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const over = new Promise((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
