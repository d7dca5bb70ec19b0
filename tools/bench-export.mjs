import { join } from 'node:path';
import { runMain } from '../scripts/support/failure.mjs';
import { setUpPackages } from '../scripts/support/setUp.mjs';
import { withManyWorks } from './support/bench/manyWorks.mjs';

const LISTS = ['albums', 'favourites', 'certificates', 'albumComments'];
const FORMATS = ['csv', 'xlsx'];

/** Ms since the CMS's oldest transaction began: dead rows that are younger can't be swept. */
const oldestOf =
  ({ run }) =>
  async () => {
    const [{ ms }] = await run(`SELECT COALESCE(MAX(EXTRACT(EPOCH FROM
      clock_timestamp() - xact_start)) * 1000, 0) AS ms FROM pg_stat_activity
      WHERE application_name = 'one-world-cms'`);
    return Number(ms);
  };

/** SQLite tells of none: how many ms another program's write waits. */
const writeOf =
  ({ run }) =>
  async () => {
    const begun = performance.now();
    await run('UPDATE albums SET views = views WHERE id = 0');
    return performance.now() - begun;
  };

async function withExhibition({ template, databaseUrl }, folder, work) {
  const { startExhibition } = await import('../scripts/support/test/ownExhibition.mjs');
  const { openDatabase } = await import('../tests/support/database.mjs');
  const { tokenOf } = await import('./support/bench/asking.mjs');
  const exhibition = await startExhibition(template, folder, { databaseUrl });
  const database = openDatabase({ dataDir: exhibition.dataDir, databaseUrl });
  try {
    const oldestTransaction = databaseUrl ? oldestOf(database) : writeOf(database);
    await work({ ...exhibition, oldestTransaction, token: await tokenOf(exhibition) });
  } finally {
    await database.close();
    await exhibition.stop();
  }
}

async function measureAll(name, place, lists) {
  const { goalsOf, measureExport, measureSlowReader, tellExport, tellHead } =
    await import('./support/bench/exports.mjs');
  const { tellTable } = await import('./support/rows.mjs');
  tellHead(name);
  const exports = [];
  for (const list of lists) {
    for (const format of FORMATS) {
      exports.push(await measureExport(place, { list, format }));
      tellExport(exports.at(-1));
    }
  }
  const parts = async function* () {
    yield goalsOf(exports);
    yield await measureSlowReader(place, lists[0]);
  };
  await tellTable(parts());
}

// `npm run bench:export [-- sqlite|postgres] [albums …]`: lists of 100,000 rows as CSV and XLSX, and what it costs the CMS and visitors meanwhile.
await runMain(async () => {
  await setUpPackages();
  const asked = process.argv.slice(2);
  const lists = LISTS.filter((name) => asked.includes(name));
  await withManyWorks(asked, (name, place) =>
    withExhibition(place, join(place.sandbox, 'exhibition'), (running) =>
      measureAll(name, running, lists.length > 0 ? lists : LISTS),
    ),
  );
});
