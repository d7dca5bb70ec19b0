import { join } from 'node:path';
import { installPrograms } from './debian.mjs';
import { inTurn, runLanes } from './lanes.mjs';
import { runNodeTests, testsOf, thatHave } from './nodeTests.mjs';
import { startPostgres } from './postgres.mjs';
import { setUpEmpty, setUpTemplate } from './template.mjs';

const FOLDER = 'tests/scripts';

/** These start both programs in the project's own folder, on one build: one after the other. */
const isInPlace = thatHave(FOLDER, /npmStart\(/);
/** These say how long visitors wait: nothing else runs beside them. */
const isTimed = thatHave(FOLDER, /LONGEST_GAP_MS/);
const needsEmpty = thatHave(FOLDER, /copyEmpty|EMPTY_DATA|fortyWorks/);
const needsPostgres = thatHave(FOLDER, /emptyOnPostgres/);

/** A PostgreSQL with an exhibition without content, to be copied (tests/support/imports.mjs). */
async function setUpPostgres(sandbox) {
  const server = await startPostgres(join(sandbox, 'postgres-of-scripts'), { isDurable: false });
  try {
    // Not where the contract tests keep theirs, which is on another server.
    const folder = await setUpEmpty(join(sandbox, 'scripts'), await server.create('empty'));
    return { env: { EMPTY_POSTGRES: server.url, EMPTY_POSTGRES_DATA: folder }, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

const NO_POSTGRES = { env: {}, stop: async () => undefined };

/** What these tests copy, all of it at once: each part waits a lot. */
async function setUp(sandbox, tests) {
  const parts = await Promise.allSettled([
    setUpTemplate(sandbox),
    tests.some(needsEmpty) ? setUpEmpty(sandbox) : '',
    tests.some(needsPostgres) ? setUpPostgres(sandbox) : NO_POSTGRES,
  ]);
  const [template, empty, postgres] = parts.map(({ value }) => value);
  const failed = parts.find(({ status }) => status === 'rejected');
  if (failed) {
    await postgres?.stop();
    throw failed.reason;
  }
  const env = { TEMPLATE_DATA: template, EMPTY_DATA: empty, ...postgres.env };
  return { env, stop: postgres.stop };
}

/** `npm start` itself: what it prints, its second start, how it stops; beside it the other scripts, each of which waits a lot. */
export async function runScripts(sandbox, names) {
  await installPrograms('redis-server', 'swift');
  const { env, stop } = await setUp(sandbox, testsOf(FOLDER, names));
  const lane = (name, how) => () =>
    runNodeTests(FOLDER, join(sandbox, `scripts-${name}.tap`), env, { names, ...how });
  const title = 'Programs in the project’s folder';
  const besideOthers = () =>
    runLanes([
      lane('in-place', { title, isIn: (file) => isInPlace(file) && !isTimed(file) }),
      lane('others', {
        title: 'Other scripts',
        isIn: (file) => !isInPlace(file),
        atOnce: 2,
        first: ['roundTrip', 'import', 'importKilled', 'importLive'],
      }),
    ]);
  try {
    return await inTurn([besideOthers, lane('timed', { title: `${title}, timed`, isIn: isTimed })]);
  } finally {
    await stop();
  }
}
