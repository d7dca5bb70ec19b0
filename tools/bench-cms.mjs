import { join } from 'node:path';
import { runMain } from '../scripts/support/failure.mjs';
import { setUpPackages } from '../scripts/support/setUp.mjs';
import { step } from '../scripts/support/steps.mjs';

const SMALL = 150;
const LARGE = 100_000;

const LIST = 'seqFlag=true&dStart=0&dCount=20';

async function startCms(sandbox) {
  const { build, CMS_BUILD, isBuilt } = await import('../scripts/support/builds.mjs');
  const { prepareDatabase } = await import('../scripts/support/database.mjs');
  const { cmsProgram } = await import('../scripts/support/exhibition.mjs');
  const { readSecrets } = await import('../scripts/support/secrets.mjs');
  const { sandboxSettings } = await import('../scripts/support/test/sandbox.mjs');
  if (!isBuilt(CMS_BUILD)) await step(CMS_BUILD.label, () => build(CMS_BUILD));
  const settings = await sandboxSettings(join(sandbox, 'bench'));
  const secrets = readSecrets(settings);
  await prepareDatabase(settings, secrets);
  const cms = cmsProgram(settings, secrets);
  await step('Start the CMS', () => cms.start());
  return { cms, settings };
}

function tellTable(rows) {
  console.log(
    '\n| call, 10 connections, 10 s | works that match | req/s | p50 | p99 | CPU a request |',
  );
  console.log('|---|---|---|---|---|---|');
  for (const { what, number, perSecond, p50, p99, cpuMs } of rows) {
    const figures = [
      perSecond.toFixed(0),
      `${p50.toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
      `${cpuMs.toFixed(2)} ms`,
    ];
    console.log(`| ${[what, number, ...figures].join(' | ')} |`);
  }
}

/** Calls that are the same share an answer for an instant; of `queries` each is another. */
function measurer({ cms, settings, measureLoad, rows }) {
  const path = '/services/artexh/artexhAlbum/listPublished';
  const origin = `http://127.0.0.1:${settings.cmsPort}`;
  return async (what, ...queries) => {
    const url = `${origin}${path}?${queries[0]}`;
    const { body } = await (await fetch(url)).json();
    const requests = queries.map((query) => ({ path: `${path}?${query}` }));
    const load = await measureLoad(url, cms.pid(), { requests });
    rows.push({ what, number: body[0].number, ...load });
  };
}

const pagesFrom = (start, count) =>
  Array.from(
    { length: count },
    (_, index) => `seqFlag=true&dStart=${start + index * 20}&dCount=20`,
  );

async function measureAll({ cms, settings }) {
  const { measureLoad } = await import('./support/measure/load.mjs');
  const works = await import('./support/bench/works.mjs');
  const { openDatabase } = await import('../tests/support/database.mjs');
  const client = openDatabase(settings);
  const rows = [];
  const measure = measurer({ cms, settings, measureLoad, rows });

  await works.keepPublished(client, SMALL);
  await measure(`list of 20, ${SMALL} works`, LIST);
  await step(`Make ${LARGE} works`, () => works.growTo(client, LARGE));
  const names = await works.familyNames(client);
  const [name] = names;
  await measure(`list of 20, ${LARGE} works`, LIST);
  await measure('2,000 pages in turn', ...pagesFrom(0, 2000));
  await measure('2,000 pages in turn, from the 50,000th work', ...pagesFrom(50_000, 2000));
  await measure(`author filter (${name})`, `${LIST}&author=${name}`);
  const byName = names.map((each) => `${LIST}&author=${each}`);
  await measure(`author filter, ${names.length} names in turn`, ...byName);
  await client.close();
  return rows;
}

// `npm run bench:cms`: the wire's list of works, from a production CMS on temporary data.
await runMain(async () => {
  await setUpPackages();
  const { makeSandbox, removeSandbox } = await import('../scripts/support/test/sandbox.mjs');
  const sandbox = makeSandbox();
  try {
    const started = await startCms(sandbox);
    try {
      tellTable(await measureAll(started));
    } finally {
      await started.cms.stop();
    }
  } finally {
    removeSandbox(sandbox);
  }
});
