import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.mjs';
import { step } from '../steps.mjs';
import { setUpChromium } from './chromium.mjs';
import { playwrightCounts, readCounts } from './counts.mjs';
import { startExhibition } from './ownExhibition.mjs';
import { slowestLines } from './slowest.mjs';
import { setUpTemplate } from './template.mjs';

function tellSlowest(report) {
  if (!existsSync(report)) return;
  console.log('\nThe slowest stories\n');
  for (const line of slowestLines(JSON.parse(readFileSync(report, 'utf8')))) console.log(line);
}

/** Playwright against production builds of both programs. */
export async function runE2e(sandbox, more = []) {
  await step('Look for Chromium', setUpChromium);
  const template = await setUpTemplate(sandbox);
  const exhibition = await step('Start both programs', () =>
    startExhibition(template, join(sandbox, 'e2e')),
  );
  const report = join(sandbox, 'playwright.json');
  const env = {
    ...process.env,
    BASE_URL: exhibition.siteUrl,
    CMS_URL: exhibition.cmsUrl,
    TEMPLATE_DATA: template,
    SANDBOX: sandbox,
    E2E_DATA_DIR: join(sandbox, 'e2e', 'data'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  try {
    const args = ['--no-install', 'playwright', 'test', '--reporter=list,json', ...more];
    await run('npx', args, { env, show: true }).catch((error) => console.error(error.message));
  } finally {
    await exhibition.stop();
  }
  tellSlowest(report);
  return readCounts(playwrightCounts, report);
}
