import { join } from 'node:path';
import { step } from '../../../scripts/support/steps.mjs';

export const MANY = 100_000;

async function onSqlite(sandbox) {
  const { setUpTemplate } = await import('../../../scripts/support/test/template.mjs');
  const template = await setUpTemplate(sandbox);
  return { template, databaseUrl: '', stop: async () => undefined };
}

async function onPostgres(sandbox) {
  const { startPostgres } = await import('../../../scripts/support/test/postgres.mjs');
  const { setUpTemplate } = await import('../../../scripts/support/test/template.mjs');
  const server = await startPostgres(join(sandbox, 'server'));
  const template = await setUpTemplate(join(sandbox, 'on-postgres'), server.url);
  return { template, databaseUrl: server.url, stop: server.stop };
}

const DATABASES = { sqlite: onSqlite, postgres: onPostgres };

/** Makes 100,000 works. */
export async function makeMany({ template, databaseUrl }) {
  const { openDatabase } = await import('../../../tests/support/database.mjs');
  const { growTo } = await import('./works.mjs');
  const database = openDatabase({ dataDir: template, databaseUrl });
  await growTo(database, MANY);
  // PostgreSQL does so by itself, sooner or later; SQLite never does.
  if (databaseUrl) await database.run('VACUUM ANALYZE');
  await database.close();
}

/** An exhibition of 100,000 works for `work`, on each of the databases that are asked for, or on both. */
export async function withManyWorks(asked, work) {
  const { makeSandbox, removeSandbox } = await import('../../../scripts/support/test/sandbox.mjs');
  const names = Object.keys(DATABASES).filter((name) => asked.includes(name));
  for (const name of names.length > 0 ? names : Object.keys(DATABASES)) {
    const sandbox = makeSandbox();
    const place = await DATABASES[name](sandbox);
    try {
      await step(`Make ${MANY} works (${name})`, () => makeMany(place));
      await work(name, { ...place, sandbox });
    } finally {
      await place.stop();
      removeSandbox(sandbox);
    }
  }
}
