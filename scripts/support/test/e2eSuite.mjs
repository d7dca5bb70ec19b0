import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.mjs';
import { step } from '../steps.mjs';
import { setUpChromium } from './chromium.mjs';
import { playwrightCounts, readCounts } from './counts.mjs';
import { startExhibition } from './ownExhibition.mjs';
import { databaseBeside, startPostgres } from './postgres.mjs';
import { slowestLines } from './slowest.mjs';
import { setUpEmpty, setUpTemplate } from './template.mjs';

/** The database that tests copy which need one of their own (tests/support/programs.ts). */
const DEMO = 'demo';

function tellSlowest(report) {
  if (!existsSync(report)) return;
  console.log('\nThe slowest stories\n');
  for (const line of slowestLines(JSON.parse(readFileSync(report, 'utf8')))) console.log(line);
}

/**
 * Playwright against production builds of both programs. `databaseUrl`: a PostgreSQL, with the template's content there; stories that
 * need an exhibition of their own have their databases beside it. `areApart`: all of them do.
 */
async function runStories(sandbox, name, words, { databaseUrl = '', areApart = false } = {}) {
  await step('Look for Chromium', setUpChromium);
  const template = await setUpTemplate(sandbox, databaseUrl);
  // Stories that are named make their own, if they need one.
  const empty = databaseUrl || words.length > 0 ? '' : await setUpEmpty(sandbox);
  const own = databaseUrl && !areApart && (await databaseBeside(databaseUrl, DEMO));
  const start = () => startExhibition(template, join(sandbox, name), { databaseUrl: own });
  const exhibition = areApart ? null : await step('Start both programs', start);
  const report = join(sandbox, `playwright-${name}.json`);
  const env = {
    ...process.env,
    BASE_URL: exhibition?.siteUrl,
    CMS_URL: exhibition?.cmsUrl,
    TEMPLATE_DATA: template,
    EMPTY_DATA: empty,
    SANDBOX: sandbox,
    E2E_DATA_DIR: join(sandbox, name, 'data'),
    E2E_DATABASE_URL: databaseUrl,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  try {
    const args = ['--no-install', 'playwright', 'test', '--reporter=list,json', ...words];
    await run('npx', args, { env, show: true }).catch((error) => console.error(error.message));
  } finally {
    await exhibition?.stop();
  }
  tellSlowest(report);
  return readCounts(playwrightCounts, report);
}

export const runE2e = (sandbox, more = []) => runStories(sandbox, 'e2e', more);

/** What editors do that reads the database otherwise than `contract` does, which runs on both. Each has an exhibition of its own. */
const OF_EDITORS = ['plan-and-preview'];

/** The stories of editors, or those that are named, with PostgreSQL. */
export async function runPostgres(sandbox, more = []) {
  const folder = join(sandbox, 'stories-on-postgres');
  const server = await startPostgres(join(sandbox, 'postgres-of-stories'), { isDurable: false });
  try {
    const areApart = more.length === 0;
    const words = areApart ? OF_EDITORS : more;
    const databaseUrl = await server.create(DEMO);
    return await runStories(folder, 'postgres', words, { databaseUrl, areApart });
  } finally {
    await server.stop();
  }
}
