import { failure, runMain } from '../scripts/support/failure.mjs';
import { splitBase, startRevision } from './support/revision.mjs';
import { tellTable } from './support/rows.mjs';
import { withExhibition } from './support/withExhibition.mjs';

const PARTS = {
  speed: async (sites) => (await import('./support/bench/pages.mjs')).measurePages(sites),
  pictures: async (sites) => (await import('./support/bench/pictures.mjs')).measurePictures(sites),
  memory: async ({ now }) => (await import('./support/bench/pagesMemory.mjs')).measureMemory(now),
};

async function* measureAll(names, sites) {
  for (const name of names) yield await PARTS[name](sites);
}

// `npm run bench:pages [-- speed|memory|pictures … --base REVISION]`: what the website's answers cost, as ratios that hold on any machine, against their goals.
await runMain(async () => {
  const { base: commit, rest } = splitBase(process.argv.slice(2));
  const names = rest.length > 0 ? rest : ['speed'];
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown) throw failure(`${unknown}: expected ${Object.keys(PARTS).join(' or ')}.`);
  const base = commit ? await startRevision(commit) : null;
  try {
    await withExhibition((now, place) => tellTable(measureAll(names, { now, base, ...place })));
  } finally {
    await base?.stop();
  }
});
