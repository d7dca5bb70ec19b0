import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMain } from '../scripts/support/failure.mjs';
import { setUpPackages } from '../scripts/support/setUp.mjs';
import { measureScreen } from './support/bench/importScreen.mjs';
import { measureProgram } from './support/bench/program.mjs';

const WORKS = 1000;
const ROWS = 100_000;
const GOALS = {
  pictures: { minutes: 10, megabytes: 600 },
  rows: { minutes: 15, megabytes: 600 },
  screen: { minutes: 15, megabytes: 1000 },
};
/** How long others may wait while the CMS imports. */
const OTHERS_MS = 1000;

/** A photograph of about 3 MB, 4000 × 3000: soft noise, as no camera draws a plain colour. */
async function photograph() {
  const { default: sharp } = await import('sharp');
  const [width, height] = [4000, 3000];
  const noise = { type: 'gaussian', mean: 128, sigma: 40 };
  const create = { width, height, channels: 3, background: '#888', noise };
  return sharp({ create }).blur(1.1).jpeg({ quality: 80 }).toBuffer();
}

/** Another picture of the same size: two numbers of its table of quantisation are others. */
function variant(photo, index) {
  const copy = Buffer.from(photo);
  const table = copy.indexOf(Buffer.from([0xff, 0xdb])) + 5;
  copy[table + 62] = 1 + (index % 250);
  copy[table + 63] = 1 + Math.floor(index / 250);
  return copy;
}

async function makePictures(folder, count) {
  const { makeFolder, numberOf } = await import('../tests/support/sheetOfWorks.mjs');
  await makeFolder(folder, count, { hasPictures: false });
  const photo = await photograph();
  console.log(`pictures of ${(photo.length / 1e6).toFixed(1)} MB`);
  for (let index = 1; index <= count; index += 1) {
    writeFileSync(join(folder, `${numberOf(index)}.jpg`), variant(photo, index));
  }
}

async function makeRows(folder, count) {
  const { makeFolder } = await import('../tests/support/sheetOfWorks.mjs');
  await makeFolder(folder, count, { hasPictures: false });
}

function tell(what, { seconds, megabytes, cpu, said }, goal) {
  const line = /Done in .*/.exec(said)?.[0] ?? '';
  console.log(
    `${what}: ${(seconds / 60).toFixed(1)} min (goal ${goal.minutes}), ${cpu.toFixed(0)} s of processor, ${megabytes.toFixed(0)} MB at most (goal ${goal.megabytes}). ${line}`,
  );
}

/** One kind of import into an empty exhibition, then the same again, which changes nothing. */
async function bench(name, sandbox, databaseUrl, make) {
  const { makeEmptyOn, importProgram } = await import('../tests/support/imports.mjs');
  const dataDir = join(sandbox, name);
  const folder = join(sandbox, `${name}-sheet`);
  mkdirSync(folder);
  await makeEmptyOn(databaseUrl, dataDir);
  await make(folder);
  const { args, cwd, env, input } = await importProgram(dataDir, databaseUrl);
  tell(`${name}, first`, await measureProgram([...args, folder], cwd, env, input), GOALS[name]);
  tell(`${name}, again`, await measureProgram([...args, folder], cwd, env, input), GOALS[name]);
}

/** An import by the CMS's screen, while somebody else reads and saves. */
async function benchScreen(sandbox, databaseUrl, count) {
  const { setUpTemplate } = await import('../scripts/support/test/template.mjs');
  const { cmsProgram } = await import('../scripts/support/exhibition.mjs');
  const { readSecrets } = await import('../scripts/support/secrets.mjs');
  const { sandboxSettings } = await import('../scripts/support/test/sandbox.mjs');
  const { atMost, middle, tellRows } = await import('./support/rows.mjs');
  const folder = join(sandbox, 'screen-sheet');
  mkdirSync(folder);
  const dataDir = await setUpTemplate(join(sandbox, 'screen'), databaseUrl, {}, { demo: false });
  await makeRows(folder, count);
  const settings = await sandboxSettings(dataDir, databaseUrl);
  const program = cmsProgram(settings, readSecrets(settings));
  const sheet = join(folder, 'works.csv');
  const measured = await measureScreen({ program, cmsUrl: settings.cms.origin, dataDir, sheet });
  tell(`screen, ${count} rows`, measured, GOALS.screen);
  const rows = Object.entries(measured.others).map(([name, times]) => {
    console.log(`others' ${name}, median: ${middle(times)?.toFixed(0)} ms`);
    return atMost(
      `others' ${name}, longest`,
      Math.max(0, ...times),
      OTHERS_MS,
      (ms) => `${ms.toFixed(0)} ms`,
    );
  });
  tellRows(rows);
}

/** `npm run bench:import [-- pictures|rows|screen] [COUNT] [postgres]`, on two cores (BENCH_CORES=2,3 on others). */
async function benchImport() {
  const words = process.argv.slice(2);
  const [count] = words.map(Number).filter(Boolean);
  const wanted = (name) => !words.some((word) => word in GOALS) || words.includes(name);
  await setUpPackages();
  const sandbox = mkdtempSync(join(tmpdir(), 'one-world-bench-import-'));
  const { startPostgres } = await import('../scripts/support/test/postgres.mjs');
  const server = words.includes('postgres') ? await startPostgres(join(sandbox, 'server')) : null;
  try {
    const url = server?.url ?? '';
    if (wanted('pictures')) {
      await bench('pictures', sandbox, url, (folder) => makePictures(folder, count || WORKS));
    }
    if (wanted('rows')) {
      await bench('rows', sandbox, url, (folder) => makeRows(folder, count || ROWS));
    }
    if (wanted('screen')) await benchScreen(sandbox, url, count || ROWS);
  } finally {
    await server?.stop();
    rmSync(sandbox, { recursive: true, force: true });
  }
}

await runMain(benchImport);
