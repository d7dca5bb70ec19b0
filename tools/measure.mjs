import { loadavg } from 'node:os';
import { runMain } from '../scripts/support/failure.mjs';
import { measureParts } from './support/measureParts.mjs';

const PARTS = {
  weight: async (sites) => (await import('./support/measure/pageWeight.mjs')).measureWeights(sites),
  layout: async (sites) => (await import('./support/measure/layout.mjs')).measureLayout(sites),
  home: async ({ now }) => (await import('./support/measure/home.mjs')).measureHome(now),
  gallery: async ({ now }) => (await import('./support/measure/gallery.mjs')).measureGallery(now),
  'first-paint': async ({ now }) =>
    (await import('./support/measure/firstPaint.mjs')).measureFirstPaint(now),
  blocking: async (sites) =>
    (await import('./support/measure/blocking.mjs')).measureBlocking(sites),
  lighthouse: async (sites) =>
    (await import('./support/measure/lighthouse.mjs')).measureLighthouse(sites),
  observatory: async (_, place) =>
    (await import('./support/measure/observatory.mjs')).measureObservatory(place),
};

const loadRow = (when) => ({
  what: `load ${when}`,
  measured: `${loadavg()[0].toFixed(1)} programs were waiting for the processor`,
});

/** `sites`: the exhibition as it is `now`, and at another revision (`base`) when asked for. */
async function* measureAll(names, sites, place) {
  yield [loadRow('before')];
  for (const name of names) {
    const rows = await PARTS[name](sites, place);
    if (Array.isArray(rows)) yield rows;
    else yield* rows;
  }
  yield [loadRow('after')];
}

// `npm run measure [-- weight|layout|home|gallery|first-paint|blocking|lighthouse|observatory … --base REVISION]`: the figures of docs/operations.md, from production builds on temporary data.
await runMain(() => measureParts(PARTS, Object.keys(PARTS), measureAll));
