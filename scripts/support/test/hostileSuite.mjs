import { join } from 'node:path';
import { step } from '../steps.mjs';
import { installPrograms } from './debian.mjs';
import { runLanes } from './lanes.mjs';
import { runNodeTests, thatHave } from './nodeTests.mjs';
import { startExhibition } from './ownExhibition.mjs';
import { setUpTemplate } from './template.mjs';

/** Three minutes on a machine that has nothing else to do; five were seen on a slow one that others use, too. */
const LIMIT_SECONDS = 420;

const FOLDER = 'tests/hostile';
/** These share a pair of programs, one after the other: one of them stops the CMS for a while. Others start their own. */
const isOnPair = thatHave(FOLDER, /HOSTILE_/);

/** Attacks on production builds. */
export async function runHostile(sandbox, names) {
  await installPrograms('redis-server');
  const template = await setUpTemplate(sandbox);
  const exhibition = await step('Start both programs', () =>
    startExhibition(template, join(sandbox, 'hostile')),
  );
  const since = performance.now();
  try {
    const env = {
      TEMPLATE_DATA: template,
      HOSTILE_SITE: exhibition.siteUrl,
      HOSTILE_CMS: exhibition.cmsUrl,
      HOSTILE_CMS_PID: String(exhibition.cms.pid()),
      HOSTILE_SITE_FOLDER: join(sandbox, 'hostile', 'site'),
      HOSTILE_MEDIA: join(exhibition.dataDir, 'media'),
    };
    const lane = (name, how) => () =>
      runNodeTests(FOLDER, join(sandbox, `hostile-${name}.tap`), env, { names, ...how });
    const counts = await runLanes([
      lane('pair', { title: 'One pair of programs', isIn: isOnPair }),
      // The budgets take longest, and mostly wait.
      lane('own', {
        title: 'Programs of their own',
        isIn: (file) => !isOnPair(file),
        atOnce: 2,
        first: ['budgets'],
      }),
    ]);
    const seconds = Math.round((performance.now() - since) / 1000);
    if (seconds <= LIMIT_SECONDS) return counts;
    const tooLong = `The suite took ${seconds} s; it may take ${LIMIT_SECONDS}.`;
    console.error(`\n${tooLong}`);
    return {
      ...counts,
      failed: counts.failed + 1,
      failures: [...counts.failures, tooLong],
    };
  } finally {
    await exhibition.stop();
  }
}
