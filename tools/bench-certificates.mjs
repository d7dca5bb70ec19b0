import { statSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '../scripts/support/failure.mjs';
import { setUpPackages } from '../scripts/support/setUp.mjs';
import { step } from '../scripts/support/steps.mjs';
import { measureProgram } from './support/bench/program.mjs';
import { atMost, tellTable } from './support/rows.mjs';

const WORKS = 300;
const LANGUAGES = 'en,fr,zh,es,ru,ar';
const YEAR = '2024';
const MOST_MEGABYTES = 350;

/** A year of so many works, which have the demo's pictures. */
async function makeYear(dataDir, works) {
  const { openDatabase } = await import('../tests/support/database.mjs');
  const { growTo } = await import('./support/bench/works.mjs');
  const database = openDatabase({ dataDir });
  const { run } = database;
  await growTo(database, works);
  const [{ last }] = await run("SELECT MAX(id) AS last FROM albums WHERE num NOT LIKE 'MADE-%'");
  await run(
    `UPDATE albums SET cover_id = (SELECT base.cover_id FROM albums base WHERE base.id = albums.id - ?)
      WHERE num LIKE 'MADE-%'`,
    [last],
  );
  await run('DELETE FROM certificates');
  await run('UPDATE albums SET year_label_id = NULL');
  await run(
    `UPDATE albums SET year_label_id = ?, seq = id
      WHERE id IN (SELECT id FROM albums WHERE _status = 'published' ORDER BY id DESC LIMIT ?)`,
    [YEAR, works],
  );
  await database.close();
}

const megabytes = (number) => `${number.toFixed(0)} MB`;

async function* measure(program, words, files) {
  const { args, cwd, env, input } = program;
  const asked = ['--year', YEAR, '--languages', words.languages];
  const run = (...more) => measureProgram([...args, ...asked, ...more], cwd, env, input);
  const made = await run();
  const sheets = words.works * words.languages.split(',').length;
  const [done = 'nothing made'] = /^\d+ made, .*$/m.exec(made.said) ?? [];
  const what = `${words.works} works in ${words.languages.split(',').length} languages`;
  yield [
    atMost(`${what}: memory`, made.megabytes, MOST_MEGABYTES, megabytes),
    { what: `${what}: ${done}`, measured: `${(made.seconds / 60).toFixed(1)} min` },
    { what: 'processor for a sheet', measured: `${((made.cpu / sheets) * 1000).toFixed(0)} ms` },
  ];
  for (const kind of ['pdf', 'zip']) {
    const file = join(files, `all.${kind}`);
    const { megabytes: most, seconds } = await run(`--${kind}`, file);
    const size = megabytes(statSync(file).size / 1e6);
    yield [
      atMost(`as ${kind}, nothing new made: memory`, most, MOST_MEGABYTES, megabytes),
      { what: `as ${kind}, ${size}`, measured: `${seconds.toFixed(0)} s` },
    ];
  }
}

// `npm run bench:certificates [-- WORKS] [en,fr]`: the certificates of a year, by the command, on two cores.
await runMain(async () => {
  const words = process.argv.slice(2);
  const works = Number(words.find((word) => /^\d+$/.test(word)) ?? WORKS);
  const languages = words.find((word) => /^[a-z,]+$/.test(word)) ?? LANGUAGES;
  await setUpPackages();
  const { copyData, makeSandbox, removeSandbox, sandboxSettings } =
    await import('../scripts/support/test/sandbox.mjs');
  const { setUpTemplate } = await import('../scripts/support/test/template.mjs');
  const { cmsJob, jobEnvironment } = await import('../scripts/support/cmsJobs.mjs');
  const sandbox = makeSandbox();
  try {
    const dataDir = copyData(await setUpTemplate(sandbox), join(sandbox, 'data'));
    await step(`Make a year of ${works} works`, () => makeYear(dataDir, works));
    const settings = await sandboxSettings(dataDir, '', 'https://art.example.org');
    const env = jobEnvironment(settings, {});
    const program = { ...(await cmsJob('makeCertificates.ts')), env };
    await tellTable(measure(program, { works, languages }, sandbox));
  } finally {
    removeSandbox(sandbox);
  }
});
