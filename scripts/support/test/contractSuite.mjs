import { join } from 'node:path';
import { prepareDatabase } from '../database.mjs';
import { cmsProgram } from '../exhibition.mjs';
import { readSecrets } from '../secrets.mjs';
import { hasBucket, startBucket } from './bucket.mjs';
import { installPrograms } from './debian.mjs';
import { runNodeTests } from './nodeTests.mjs';
import { startPostgres } from './postgres.mjs';
import { copyData, sandboxSettings } from './sandbox.mjs';
import { setUpTemplate } from './template.mjs';

/** The calls of §7 against a CMS in production mode, with a database of its own. */
async function runAgainst(name, title, settings, sandbox, names) {
  const cms = cmsProgram(settings, readSecrets(settings));
  await cms.start();
  cms.passOutput();
  try {
    const env = {
      CONTRACT_URL: `http://127.0.0.1:${settings.cmsPort}`,
      CONTRACT_DATA_DIR: settings.dataDir,
      CONTRACT_DATABASE_URL: settings.databaseUrl,
    };
    const report = join(sandbox, `contract-${name}.tap`);
    return await runNodeTests('tests/contract', report, env, { names, title });
  } finally {
    await cms.stop();
  }
}

async function onSqlite(sandbox, names) {
  const data = copyData(await setUpTemplate(sandbox), join(sandbox, 'contract-sqlite'));
  return runAgainst('sqlite', 'SQLite', await sandboxSettings(data), sandbox, names);
}

/** Its uploads are in a bucket, where there is one: the demo is loaded into it. */
async function onPostgres(sandbox, names) {
  const server = await startPostgres(join(sandbox, 'postgres'));
  const bucket = hasBucket() ? await startBucket(join(sandbox, 'swift')) : null;
  try {
    const settings = await sandboxSettings(join(sandbox, 'contract-postgres'), server.url);
    Object.assign(settings.env, bucket?.env);
    await prepareDatabase(settings, readSecrets(settings));
    const title = bucket ? 'PostgreSQL, uploads in a bucket' : 'PostgreSQL';
    return await runAgainst('postgres', title, settings, sandbox, names);
  } finally {
    await bucket?.stop();
    await server.stop();
  }
}

/** With CONTRACT_URL: the same tests against real hosts; nothing is started here. */
export async function runContract(sandbox, names) {
  if (process.env.CONTRACT_URL) {
    return runNodeTests('tests/contract', join(sandbox, 'contract.tap'), {}, { names });
  }
  await installPrograms('swift');
  await setUpTemplate(sandbox);
  const counts = { passed: 0, failed: 0 };
  const results = await Promise.allSettled([onSqlite(sandbox, names), onPostgres(sandbox, names)]);
  for (const { reason, value } of results) {
    if (reason) console.error(`\n${reason.stack ?? reason.message}`);
    counts.passed += value?.passed ?? 0;
    counts.failed += value?.failed ?? 1;
  }
  return counts;
}
