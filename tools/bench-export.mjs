import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '../scripts/support/failure.mjs';
import { setUpPackages } from '../scripts/support/setUp.mjs';
import { step } from '../scripts/support/steps.mjs';

const MANY = 100_000;
const LISTS = ['albums', 'favourites', 'certificates', 'albumComments'];
const FORMATS = ['csv', 'xlsx'];

async function onSqlite(sandbox) {
  const { setUpTemplate } = await import('../scripts/support/test/template.mjs');
  const template = await setUpTemplate(sandbox);
  return { template, databaseUrl: '', stop: async () => undefined };
}

async function onPostgres(sandbox) {
  const { startPostgres } = await import('../scripts/support/test/postgres.mjs');
  const { setUpTemplate } = await import('../scripts/support/test/template.mjs');
  const server = await startPostgres(join(sandbox, 'server'));
  const template = await setUpTemplate(join(sandbox, 'on-postgres'), server.url);
  return { template, databaseUrl: server.url, stop: server.stop };
}

const DATABASES = { sqlite: onSqlite, postgres: onPostgres };

async function grow({ template, databaseUrl }) {
  const { openDatabase } = await import('./support/bench/database.mjs');
  const { growTo } = await import('./support/bench/works.mjs');
  const database = await openDatabase(template, databaseUrl);
  await growTo(database, MANY);
  await database.run(databaseUrl ? 'VACUUM ANALYZE' : 'ANALYZE');
  await database.close();
}

async function withCms({ template, databaseUrl }, work) {
  const { cmsProgram } = await import('../scripts/support/exhibition.mjs');
  const { readSecrets } = await import('../scripts/support/secrets.mjs');
  const { sandboxSettings } = await import('../scripts/support/test/sandbox.mjs');
  const settings = await sandboxSettings(template, databaseUrl);
  const cms = cmsProgram(settings, readSecrets(settings));
  await cms.start();
  const editor = JSON.parse(readFileSync(join(template, 'editor.json'), 'utf8'));
  try {
    await work({ cms, origin: settings.cms.origin, editor });
  } finally {
    await cms.stop();
  }
}

// `npm run bench:export [-- sqlite|postgres] [albums …]`: lists of 100,000 rows as CSV and XLSX, and what it costs the CMS and visitors meanwhile.
await runMain(async () => {
  await setUpPackages();
  const asked = process.argv.slice(2);
  const names = Object.keys(DATABASES).filter((name) => asked.includes(name));
  const lists = LISTS.filter((name) => asked.includes(name));
  const { measureExport, signIn, tellExport, tellHead } =
    await import('./support/bench/exports.mjs');
  const { makeSandbox, removeSandbox } = await import('../scripts/support/test/sandbox.mjs');
  for (const name of names.length > 0 ? names : Object.keys(DATABASES)) {
    const sandbox = makeSandbox();
    const place = await DATABASES[name](sandbox);
    try {
      await step(`Make ${MANY} works (${name})`, () => grow(place));
      await withCms(place, async (cms) => {
        const token = await signIn(cms);
        tellHead(name);
        for (const list of lists.length > 0 ? lists : LISTS) {
          for (const format of FORMATS) {
            tellExport(await measureExport(cms, { list, format, token }));
          }
        }
      });
    } finally {
      await place.stop();
      removeSandbox(sandbox);
    }
  }
});
