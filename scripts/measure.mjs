import { loadavg } from 'node:os';
import { join } from 'node:path';
import { failure, runMain } from './support/failure.mjs';
import { setUpPackages } from './support/setUp.mjs';
import { step } from './support/steps.mjs';
import { warm } from './support/warm.mjs';

const PARTS = {
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

// `npm run measure [-- home|gallery|first-paint|lighthouse|observatory …]`: the figures of docs/operations.md, from production builds on temporary data.
await runMain(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown) throw failure(`${unknown}: expected ${Object.keys(PARTS).join(' or ')}.`);
  await setUpPackages();
  const { makeSandbox, removeSandbox } = await import('./support/test/sandbox.mjs');
  const { setUpTemplate } = await import('./support/test/template.mjs');
  const { startExhibition } = await import('./support/test/ownExhibition.mjs');
  const sandbox = makeSandbox();
  const template = await setUpTemplate(sandbox);
  const exhibition = await step('Start both programs', () =>
    startExhibition(template, join(sandbox, 'measured')),
  );
  try {
    await warm(exhibition.siteUrl);
    const names = asked.length > 0 ? asked : Object.keys(PARTS);
    const rows = await measureAll(names, exhibition, { template, sandbox });
    console.log('\n| what | measured |\n|---|---|');
    for (const [what, value] of rows) console.log(`| ${what} | ${value} |`);
  } finally {
    await exhibition.stop();
    removeSandbox(sandbox);
  }
});
