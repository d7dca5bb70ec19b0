import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.mjs';
import { step } from '../steps.mjs';
import { engineCounts, playwrightCounts, readCounts } from './counts.mjs';
import { ENGINES, setUpEngines } from './engines.mjs';
import { startExhibition } from './ownExhibition.mjs';
import { setUpTemplate } from './template.mjs';

/** The main stories in Firefox and WebKit, against production builds of both programs. */
export async function runEngines(sandbox, more = []) {
  const engines = await step('Look for the browsers', setUpEngines);
  for (const engine of ENGINES)
    if (!engines.includes(engine)) console.log(`${engine}: not installed, all of it skipped`);
  if (engines.length === 0) return { passed: 0, failed: 0, failures: [] };
  const template = await setUpTemplate(sandbox);
  const exhibition = await step('Start both programs', () =>
    startExhibition(template, join(sandbox, 'engines')),
  );
  const report = join(sandbox, 'engines.json');
  const env = {
    ...process.env,
    ENGINES: engines.join(),
    BASE_URL: exhibition.siteUrl,
    E2E_DATA_DIR: exhibition.dataDir,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  try {
    const config = ['-c', 'tests/engines/playwright.config.ts', '--reporter=list,json'];
    await run('npx', ['--no-install', 'playwright', 'test', ...config, ...more], {
      env,
      show: true,
    }).catch((error) => console.error(error.message));
  } finally {
    await exhibition.stop();
  }
  const read = readCounts(playwrightCounts, report);
  if (!existsSync(report)) return read;
  const all = { passed: 0, failed: 0, failures: read.failures };
  const counted = engineCounts(JSON.parse(readFileSync(report, 'utf8')), engines);
  for (const [engine, { passed, failed, skipped }] of Object.entries(counted)) {
    console.log(`${engine}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
    all.passed += passed;
    all.failed += failed;
    if (passed + failed + skipped > 0) continue;
    // It has not passed.
    all.failed += 1;
    all.failures.push(`nothing ran in ${engine}`);
  }
  return all;
}
