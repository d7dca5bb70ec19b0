import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runMain } from '../scripts/support/failure.mjs';
import { setUpPackages } from '../scripts/support/setUp.mjs';
import { withManyWorks } from './support/bench/manyWorks.mjs';

const MOST_MS = 150;
const ROUNDS = 2;
/** What the page counts is kept for two minutes (cms/queries/dashboard.ts). */
const FORGOTTEN_MS = 125_000;

/** When the first byte and the last were there, and what it cost the CMS. */
async function ask(url, headers, cpu) {
  const [before, begun] = [cpu(), performance.now()];
  const [answer] = await once(get(url, { agent: false, headers }), 'response');
  let first = 0;
  for await (const _ of answer) first ||= performance.now() - begun;
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  return { first, whole: performance.now() - begun, cpu: cpu() - before };
}

const lowest = (all, name) => Math.min(...all.map((one) => one[name]));

async function* measure({ cmsUrl, cms, headers }) {
  const { cpuOf } = await import('./support/scale/processes.mjs');
  const { atMost } = await import('./support/rows.mjs');
  const cpu = () => cpuOf(cms.pid());
  const tell = (number) => `${number.toFixed(0)} ms`;
  // Its code is warm, what it counts is not.
  for (const path of ['labels', 'albums', 'labels']) {
    await ask(`${cmsUrl}/admin/collections/${path}`, headers, cpu);
  }
  await ask(`${cmsUrl}/admin`, headers, cpu);
  const [cold, kept] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await wait(FORGOTTEN_MS);
    cold.push(await ask(`${cmsUrl}/admin`, headers, cpu));
    kept.push(await ask(`${cmsUrl}/admin`, headers, cpu));
  }
  yield [
    atMost('nothing counted yet: first part of the page', lowest(cold, 'first'), MOST_MS, tell),
    { what: 'the whole page', measured: tell(lowest(cold, 'whole')) },
    { what: 'processor of the CMS', measured: tell(lowest(cold, 'cpu')) },
    atMost('counted a moment ago: the whole page', lowest(kept, 'whole'), MOST_MS, tell),
  ];
}

async function measureOne({ template, databaseUrl }) {
  const { cmsProgram } = await import('../scripts/support/exhibition.mjs');
  const { readSecrets } = await import('../scripts/support/secrets.mjs');
  const { sandboxSettings } = await import('../scripts/support/test/sandbox.mjs');
  const { tokenOf } = await import('./support/bench/asking.mjs');
  const { tellTable } = await import('./support/rows.mjs');
  const settings = await sandboxSettings(template, databaseUrl);
  const cms = cmsProgram(settings, readSecrets(settings));
  await cms.start();
  try {
    const cmsUrl = settings.cms.origin;
    const editor = JSON.parse(readFileSync(join(template, 'editor.json'), 'utf8'));
    const headers = { cookie: `payload-token=${await tokenOf({ cmsUrl, editor })}` };
    await tellTable(measure({ cmsUrl, cms, headers }));
  } finally {
    await cms.stop();
  }
}

// `npm run bench:start [-- sqlite|postgres]`: the CMS's start page with 100,000 works, on both databases.
await runMain(async () => {
  await setUpPackages();
  await withManyWorks(process.argv.slice(2), (name, place) => {
    console.log(`\n${name}, 100,000 works`);
    return measureOne(place);
  });
});
