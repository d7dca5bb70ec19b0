import { join } from 'node:path';
import { createClient } from '@libsql/client';
import pg from 'pg';
import { CMS } from '../../../scripts/support/paths.mjs';
import { step } from '../../../scripts/support/steps.mjs';
import { startPostgres } from '../../../scripts/support/test/postgres.mjs';
import { setUpTemplate } from '../../../scripts/support/test/template.mjs';
import { openDatabase } from '../../../tests/support/database.mjs';
import { growTo } from '../bench/works.mjs';
import { atMost, middle } from '../rows.mjs';

const WORKS = 100_000;
const SAMPLES = 40;
const MOST_MS = 50;

const inMs = (ms) => `${ms.toFixed(1)} ms`;

/** The compiler of the website doesn't know the CMS's configuration. */
const { placesOf } = await import(join(CMS, 'queries/albumPlaces.ts'));

/** The time of each of some works, taken evenly. */
async function timesOf(db, ids) {
  const times = [];
  for (const id of ids) {
    const begun = performance.now();
    const { lists, parts } = await placesOf({ db }, Number(id));
    times.push(performance.now() - begun);
    if (parts.length !== lists.length) throw new Error(`work ${id} hangs nowhere`);
  }
  return times;
}

async function measure(name, place, db) {
  const database = openDatabase(place);
  await step(`Make ${WORKS} works (${name})`, () => growTo(database, WORKS));
  if (place.databaseUrl) await database.run('VACUUM ANALYZE');
  const ids = await database.run(
    `SELECT id FROM (SELECT id, ROW_NUMBER() OVER (ORDER BY id) AS at FROM albums WHERE _status = 'published') AS works
      WHERE at % ${Math.floor(WORKS / SAMPLES)} = 1`,
  );
  await database.close();
  const chosen = ids.map(({ id }) => id);
  await timesOf(db, chosen.slice(0, 3));
  const times = await timesOf(db, chosen);
  return [
    atMost(`which lists hold a work of ${WORKS}, ${name}`, middle(times), MOST_MS, inMs),
    { what: `the slowest of ${times.length}, ${name}`, measured: inMs(Math.max(...times)) },
  ];
}

/** What an editor's save of a work asks the database beside the save itself (cms/queries/albumPlaces.ts). */
export async function measurePlaces(sandbox) {
  const dataDir = await setUpTemplate(join(sandbox, 'places'));
  const client = createClient({ url: `file:${join(dataDir, 'cms.sqlite')}` });
  const onSqlite = await measure(
    'SQLite',
    { dataDir },
    { name: 'sqlite', drizzle: { $client: client } },
  );
  client.close();
  const server = await startPostgres(join(sandbox, 'places-postgres'));
  try {
    await setUpTemplate(join(sandbox, 'places-on-postgres'), server.url);
    const pool = new pg.Pool({ connectionString: server.url, max: 4 });
    const db = { name: 'postgres', drizzle: { $client: pool } };
    const onPostgres = await measure('PostgreSQL', { databaseUrl: server.url }, db);
    await pool.end();
    return [...onSqlite, ...onPostgres];
  } finally {
    await server.stop();
  }
}
