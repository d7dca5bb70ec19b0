import { join } from 'node:path';
import { prepareDatabase } from '../database.mjs';
import { cmsProgram } from '../exhibition.mjs';
import { readSecrets } from '../secrets.mjs';
import { hasBucket, startBucket } from './bucket.mjs';
import { installPrograms } from './debian.mjs';
import { runLanes } from './lanes.mjs';
import { runNodeTests, testsOf, thatHave } from './nodeTests.mjs';
import { startPostgres } from './postgres.mjs';
import { copyData, sandboxSettings } from './sandbox.mjs';
import { setUpEmpty, setUpTemplate } from './template.mjs';

/** The database that tests copy which need one of their own (tests/contract/support/ownCms.ts). */
const EMPTY = 'empty';
const FOLDER = 'tests/contract';
/** These start a CMS with a database of their own, and wait a lot. */
const hasOwn = thatHave(FOLDER, /\b(?:anOwnCms|filledCms|ownDatabase)\(/);
/** Those of them that take longest. */
const LONGEST = ['madeCertificates', 'roles', 'mail', 'importScreen', 'accounts'];
const needsEmpty = (names) => testsOf(FOLDER, names).some(hasOwn);

/** The calls of §7 against a CMS in production mode, with a database of its own. */
async function runAgainst({ name, title, settings, empty }, sandbox, names) {
  const cms = cmsProgram(settings, readSecrets(settings));
  try {
    await cms.start();
    cms.passOutput();
    const env = {
      CONTRACT_URL: `http://127.0.0.1:${settings.cmsPort}`,
      CONTRACT_DATA_DIR: settings.dataDir,
      CONTRACT_DATABASE_URL: settings.databaseUrl,
      CONTRACT_EMPTY: empty,
    };
    const lane = (kind, how) => () =>
      runNodeTests(FOLDER, join(sandbox, `contract-${name}-${kind}.tap`), env, { names, ...how });
    return await runLanes([
      lane('one', { title, isIn: (file) => !hasOwn(file) }),
      lane('own', {
        title: `${title}, a CMS of their own`,
        isIn: hasOwn,
        atOnce: 2,
        first: LONGEST,
      }),
    ]);
  } finally {
    await cms.stop();
  }
}

async function prepareSqlite(sandbox, names) {
  const data = copyData(await setUpTemplate(sandbox), join(sandbox, 'contract-sqlite'));
  const empty = needsEmpty(names) ? await setUpEmpty(sandbox) : '';
  const settings = await sandboxSettings(data);
  return { name: 'sqlite', title: 'SQLite', settings, empty, stop: async () => undefined };
}

/** Its uploads are in a bucket, where there is one: the demo is loaded into it. */
async function preparePostgres(sandbox, names) {
  const server = await startPostgres(join(sandbox, 'postgres'), { isDurable: false });
  const bucket = hasBucket() ? await startBucket(join(sandbox, 'swift')) : null;
  const stop = async () => {
    await bucket?.stop();
    await server.stop();
  };
  try {
    const settings = await sandboxSettings(join(sandbox, 'contract-postgres'), server.url);
    Object.assign(settings.env, bucket?.env);
    const title = bucket ? 'PostgreSQL, uploads in a bucket' : 'PostgreSQL';
    const [empty] = await Promise.all([
      needsEmpty(names) ? setUpEmpty(sandbox, await server.create(EMPTY)) : '',
      prepareDatabase(settings, readSecrets(settings)),
    ]);
    return { name: 'postgres', title, settings, empty, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** With CONTRACT_URL: the same tests against real hosts; nothing is started here. */
export async function runContract(sandbox, names) {
  if (process.env.CONTRACT_URL) {
    return runNodeTests(FOLDER, join(sandbox, 'contract.tap'), {}, { names });
  }
  await installPrograms('swift');
  await setUpTemplate(sandbox);
  const databases = [prepareSqlite(sandbox, names), preparePostgres(sandbox, names)];
  // Beside tests, which leave no processor idle, the longer of the two would be ready much later.
  await Promise.allSettled(databases);
  const test = async (preparing) => {
    const database = await preparing;
    try {
      return await runAgainst(database, sandbox, names);
    } finally {
      await database.stop();
    }
  };
  return runLanes(databases.map((preparing) => () => test(preparing)));
}
