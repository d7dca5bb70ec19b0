import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Of so many files the log has one line each. */
const MOST_TOLD = 1000;

/**
 * When Next can't make a picture it gives the original in its place, keeps that for a year and says nothing. The visitor still gets it,
 * but nobody keeps it: the next one has it made again. Drawings and animations are rightly kept as they are.
 */
export function dropFailedPictures() {
  const { prototype: cache } = require('next/dist/server/image-optimizer.js').ImageOptimizerCache;
  const { prototype: server } = require('next/dist/server/next-server.js').default;
  const originals = new WeakSet();
  const told = new Set();

  function tell(href, { message }) {
    if (told.has(href)) return;
    if (told.size >= MOST_TOLD) told.clear();
    told.add(href);
    // eslint-disable-next-line no-console -- instrumentation.ts makes a line of the log of it
    console.warn(`${href} can't be made smaller and is shown as it is: ${message}`);
  }

  const { imageOptimizer } = server;
  server.imageOptimizer = async function optimiseOrTell(request, response, asked, previous) {
    const made = await imageOptimizer.call(this, request, response, asked, previous);
    if (!made.error) return made;
    tell(asked.href, made.error);
    originals.add(made.buffer);
    return { ...made, maxAge: 0 };
  };

  const { set } = cache;
  cache.set = async function setMade(key, value, context) {
    if (!originals.has(value.buffer)) await set.call(this, key, value, context);
  };
}
