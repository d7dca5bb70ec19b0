import { failure, runMain } from '../scripts/support/failure.mjs';
import { setUpPackages } from '../scripts/support/setUp.mjs';
import { tellTable } from './support/rows.mjs';
import { tellMachines } from './support/scale/machines.mjs';

/** Each starts what it needs, and is imported when it runs. */
const PARTS = {
  front: async (place) => (await import('./support/scale/front.mjs')).measureFront(place),
  websites: async (place) => (await import('./support/scale/websites.mjs')).measureWebsites(place),
  storm: async (place) => (await import('./support/scale/storm.mjs')).measureStorm(place),
  crawl: async (place) => (await import('./support/scale/crawl.mjs')).measureCrawl(place),
  places: async (place) => (await import('./support/scale/places.mjs')).measurePlaces(place),
};

/** Collects what the table of machines is computed from. */
async function* measureAll(names, sandbox, ms) {
  for (const name of names) {
    const rows = await PARTS[name](sandbox);
    Object.assign(ms, ...rows.map((row) => row.ms ?? {}));
    yield rows;
  }
}

// `npm run bench:scale [-- front|websites|storm|crawl|places …]`: what several processes on several machines could do, on this one.
await runMain(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown) throw failure(`${unknown}: expected ${Object.keys(PARTS).join(' or ')}.`);
  await setUpPackages();
  const { installPrograms } = await import('../scripts/support/test/debian.mjs');
  await installPrograms('nginx', 'redis-server');
  const { makeSandbox, removeSandbox } = await import('../scripts/support/test/sandbox.mjs');
  const sandbox = makeSandbox();
  try {
    const ms = {};
    await tellTable(measureAll(asked.length > 0 ? asked : Object.keys(PARTS), sandbox, ms));
    if (ms.answer && ms.rendered) tellMachines(ms);
  } finally {
    removeSandbox(sandbox);
  }
});
