import { join } from 'node:path';
import { step } from '../steps.mjs';
import { installPrograms } from './debian.mjs';
import { inTurn, runLanes } from './lanes.mjs';
import { runNodeTests, thatHave } from './nodeTests.mjs';
import { startExhibition } from './ownExhibition.mjs';
import { setUpTemplate } from './template.mjs';

/** Three minutes on a machine that has nothing else to do; five were seen on a slow one that others use, too. */
const LIMIT_SECONDS = 420;

const FOLDER = 'tests/hostile';
/** These share a pair of programs, one after the other: one of them stops the CMS for a while. Others start their own. */
const isOnPair = thatHave(FOLDER, /HOSTILE_/);
/** This one starts its own, too, but once the pair is done: the others take far longer than the pair. */
const isAfter = thatHave(FOLDER, /OVERDUE_MS/);

/** Attacks on production builds. `beside` runs while the longest go on, which mostly wait; it is counted elsewhere. */
export async function runHostile(sandbox, names, beside = async () => undefined) {
  await installPrograms('redis-server');
  const template = await setUpTemplate(sandbox);
  const exhibition = await step('Start both programs', () =>
    startExhibition(template, join(sandbox, 'hostile')),
  );
  const since = performance.now();
  let over = since;
  try {
    const env = {
      TEMPLATE_DATA: template,
      HOSTILE_SITE: exhibition.siteUrl,
      HOSTILE_CMS: exhibition.cmsUrl,
      HOSTILE_CMS_PID: String(exhibition.cms.pid()),
      HOSTILE_SITE_FOLDER: join(sandbox, 'hostile', 'site'),
      HOSTILE_MEDIA: join(exhibition.dataDir, 'media'),
    };
    const lane = (name, how) => async () => {
      const report = join(sandbox, `hostile-${name}.tap`);
      const counts = await runNodeTests(FOLDER, report, env, { names, ...how });
      over = performance.now();
      return counts;
    };
    const notCounted = () => beside().then(() => ({ passed: 0, failed: 0, failures: [] }));
    const counts = await runLanes([
      // One of the pair's measures how long visitors wait: more begins after it.
      () =>
        inTurn([
          lane('pair', { title: 'One pair of programs', isIn: isOnPair }),
          lane('after', { title: 'Programs of its own', isIn: isAfter }),
          notCounted,
        ]),
      // The budgets take longest, and mostly wait.
      lane('own', {
        title: 'Programs of their own',
        isIn: (file) => !isOnPair(file) && !isAfter(file),
        atOnce: 2,
        first: ['budgets', 'withdrawn'],
      }),
    ]);
    const seconds = Math.round((over - since) / 1000);
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
