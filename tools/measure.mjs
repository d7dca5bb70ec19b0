import { loadavg } from 'node:os';
import { failure, runMain } from '../scripts/support/failure.mjs';
import { withExhibition } from './support/withExhibition.mjs';

const PARTS = {
  weight: async (exhibition) =>
    (await import('./support/measure/pageWeight.mjs')).measurePageWeight(exhibition),
  layout: async (exhibition) =>
    (await import('./support/measure/layout.mjs')).measureLayout(exhibition),
  home: async (exhibition) => (await import('./support/measure/home.mjs')).measureHome(exhibition),
  gallery: async (exhibition) =>
    (await import('./support/measure/gallery.mjs')).measureGallery(exhibition),
  'first-paint': async (exhibition) =>
    (await import('./support/measure/firstPaint.mjs')).measureFirstPaint(exhibition),
  lighthouse: async (exhibition) =>
    (await import('./support/measure/lighthouse.mjs')).measureLighthouse(exhibition),
  observatory: async (_, place) =>
    (await import('./support/measure/observatory.mjs')).measureObservatory(place),
};

const tellLoad = () => `${loadavg()[0].toFixed(1)} programs were waiting for the processor`;

async function measureAll(names, exhibition, place) {
  const rows = [['load before', tellLoad()]];
  for (const name of names) rows.push(...(await PARTS[name](exhibition, place)));
  return [...rows, ['load after', tellLoad()]];
}

// `npm run measure [-- weight|layout|home|gallery|first-paint|lighthouse|observatory …]`: the figures of docs/operations.md, from production builds on temporary data.
await runMain(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown) throw failure(`${unknown}: expected ${Object.keys(PARTS).join(' or ')}.`);
  const names = asked.length > 0 ? asked : Object.keys(PARTS);
  const rows = await withExhibition((exhibition, place) => measureAll(names, exhibition, place));
  console.log('\n| what | measured |\n|---|---|');
  for (const [what, value] of rows) console.log(`| ${what} | ${value} |`);
});
