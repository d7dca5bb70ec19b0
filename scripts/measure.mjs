import { join } from 'node:path';
import { runMain } from './support/failure.mjs';
import { setUpPackages } from './support/setUp.mjs';
import { step } from './support/steps.mjs';
import { warm } from './support/warm.mjs';

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

async function measureAll(exhibition) {
  const { measureWeight } = await import('./support/measure/weight.mjs');
  const { measureLoad } = await import('./support/measure/load.mjs');
  const { measureLighthouse } = await import('./support/measure/lighthouse.mjs');
  const { siteUrl, site } = exhibition;
  const rows = [];
  for (const width of [1440, 390]) {
    const weight = await measureWeight(siteUrl, width);
    for (const [kind, bytes] of Object.entries(weight)) {
      rows.push([`home, first view at ${width} px: ${kind}`, kilobytes(bytes)]);
    }
  }
  const { perSecond, cpuMs, p99 } = await measureLoad(siteUrl, site.pid());
  rows.push(['kept home page, 10 connections', `${perSecond.toFixed(0)} req/s`]);
  rows.push(['kept home page, CPU per request', `${cpuMs.toFixed(2)} ms`]);
  rows.push(['kept home page, p99', `${p99} ms`]);
  for (const [name, score] of Object.entries(await measureLighthouse(siteUrl))) {
    rows.push([`Lighthouse mobile: ${name}`, score]);
  }
  return rows;
}

// `npm run measure`: the figures of docs/operations.md, from production builds on temporary data.
await runMain(async () => {
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
    const rows = await measureAll(exhibition);
    console.log('\n| what | measured |\n|---|---|');
    for (const [what, value] of rows) console.log(`| ${what} | ${value} |`);
  } finally {
    await exhibition.stop();
    removeSandbox(sandbox);
  }
});
