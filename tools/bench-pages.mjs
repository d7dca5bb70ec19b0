import { runMain } from '../scripts/support/failure.mjs';
import { measureParts } from './support/measureParts.mjs';

const PARTS = {
  speed: async (sites) => (await import('./support/bench/pages.mjs')).measurePages(sites),
  pictures: async (sites) => (await import('./support/bench/pictures.mjs')).measurePictures(sites),
  memory: async ({ now }) => (await import('./support/bench/pagesMemory.mjs')).measureMemory(now),
};

async function* measureAll(names, sites, place) {
  for (const name of names) yield await PARTS[name]({ ...sites, ...place });
}

// `npm run bench:pages [-- speed|memory|pictures … --base REVISION]`: what the website's answers cost, as ratios that hold on any machine, against their goals.
await runMain(() => measureParts(PARTS, ['speed'], measureAll));
