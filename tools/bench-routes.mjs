import { join } from 'node:path';
import { runMain } from '../scripts/support/failure.mjs';
import { setUpPackages } from '../scripts/support/setUp.mjs';
import { step } from '../scripts/support/steps.mjs';
import { makeMany, MANY } from './support/bench/manyWorks.mjs';

/** Few and many works, each exhibition with a database of its own. */
async function onSqlite(sandbox, work) {
  const { setUpTemplate } = await import('../scripts/support/test/template.mjs');
  const template = await setUpTemplate(sandbox);
  const { copyData } = await import('../scripts/support/test/sandbox.mjs');
  const large = copyData(template, join(sandbox, 'many'));
  await work({ few: { template }, many: { template: large } });
}

async function onPostgres(sandbox, work) {
  const { startPostgres } = await import('../scripts/support/test/postgres.mjs');
  const { setUpTemplate } = await import('../scripts/support/test/template.mjs');
  const { openDatabase } = await import('../tests/support/database.mjs');
  const server = await startPostgres(join(sandbox, 'server'));
  try {
    const template = await setUpTemplate(join(sandbox, 'on-postgres'), server.url);
    const manyUrl = server.url.replace(/cms$/, 'many');
    const admin = openDatabase({ databaseUrl: server.url.replace(/cms$/, 'postgres') });
    await admin.run('CREATE DATABASE many TEMPLATE cms');
    await admin.close();
    await work({
      few: { template, databaseUrl: server.url },
      many: { template, databaseUrl: manyUrl },
    });
  } finally {
    await server.stop();
  }
}

const DATABASES = { sqlite: onSqlite, postgres: onPostgres };

// `npm run bench:routes [-- sqlite|postgres] [part of a route's name …]`: every route, made anew and kept, with few works and with many.
await runMain(async () => {
  await setUpPackages();
  const asked = process.argv.slice(2);
  const chosen = asked.filter((word) => Object.hasOwn(DATABASES, word));
  const wanted = asked.filter((word) => !Object.hasOwn(DATABASES, word));
  const names = chosen.length > 0 ? chosen : Object.keys(DATABASES);
  const { measureRoutes } = await import('./support/bench/measureRoutes.mjs');
  const { makeSandbox, removeSandbox } = await import('../scripts/support/test/sandbox.mjs');
  for (const name of names) {
    const sandbox = makeSandbox();
    try {
      await DATABASES[name](sandbox, async (places) => {
        await step(`Make ${MANY} works (${name})`, () => makeMany(places.many));
        await measureRoutes(name, places, { sandbox, wanted });
      });
    } finally {
      removeSandbox(sandbox);
    }
  }
});
