import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { step } from '../../../scripts/support/steps.mjs';
import { startNginx } from '../../../scripts/support/test/nginx.mjs';
import { openDatabase } from '../../../tests/support/database.mjs';
import { growTo } from '../bench/works.mjs';
import { atMost } from '../rows.mjs';
import { askAll } from './askAll.mjs';
import { megabytesOf } from '../processUsage.mjs';
import { during } from './processes.mjs';
import { withCluster } from './withCluster.mjs';

const WORKS = 100_000;
const PAGES = 10_000;
const LOCALES = ['', '/fr', '/es', '/ar', '/zh', '/ru'];
/** Far less than the pages take, so that old ones must go. */
const BUDGETS = { CACHE_PAGES_MB: '100', CACHE_READS_MB: '20' };
const MOST_MB = 512;
const AT_ONCE = 12;
/** All its queries for a page together: each takes a few works out of all. */
const MOST_DATABASE_MS = 50;
const LOOK_MS = 3000;
/** What is being written counts when it is there. */
const SLACK = 1.05;

const inMs = (ms) => `${ms.toFixed(0)} ms`;
const inMegabytes = (size) => `${size.toFixed(0)} MB`;
/** What goes while it is counted makes `du` complain. */
const folderMegabytes = (folder) =>
  Number(/^\d+/.exec(spawnSync('du', ['-sm', folder], { encoding: 'utf8' }).stdout)?.[0]);

async function grow(databaseUrl) {
  const database = openDatabase({ databaseUrl });
  await step(`Make ${WORKS} works`, () => growTo(database, WORKS));
  await database.run('VACUUM ANALYZE');
  await database.close();
}

/** Evenly taken of all works, each in six languages. */
async function addressesOf(databaseUrl) {
  const database = openDatabase({ databaseUrl });
  const rows = await database.run(
    `SELECT id FROM (SELECT id, ROW_NUMBER() OVER (ORDER BY id) AS at FROM albums WHERE _status = 'published') AS works
      WHERE at % 60 = 0 ORDER BY id`,
  );
  await database.close();
  return rows
    .flatMap(({ id }) => LOCALES.map((locale) => `${locale}/artwork/${id}`))
    .slice(0, PAGES);
}

/** Looks at sizes until it is told to stop; `most` of each. */
function watch(sizes) {
  const most = {};
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      for (const [name, size] of Object.entries(sizes))
        most[name] = Math.max(most[name] ?? 0, size());
      await wait(LOOK_MS);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return most;
  };
}

/** 10,000 pages that nobody asked for before, through nginx with its cache, on small budgets of disk. */
export const measureCrawl = (sandbox) =>
  withCluster(
    sandbox,
    { env: BUDGETS, grow },
    async ({ folder, databaseUrl, postgres, sites, cms }) => {
      const nginx = await startNginx(
        join(folder, 'crawled'),
        sites.map(({ origin }) => origin),
        { isUnlimited: true },
      );
      const paths = await addressesOf(databaseUrl);
      const cacheOf = (index, name) => () =>
        folderMegabytes(join(folder, `website-${index + 1}`, '.next', name));
      const sizes = sites.flatMap(({ name, pid }, index) => [
        [`${name}, pages`, cacheOf(index, 'server/route-cache')],
        [`${name}, reads`, cacheOf(index, 'cache/fetch-cache')],
        [`${name}, memory`, () => megabytesOf(pid())],
      ]);
      const stop = watch(Object.fromEntries(sizes));
      const programs = [...sites, ...cms, { name: 'PostgreSQL', pid: postgres.pid }];
      const pids = Object.fromEntries(programs.map(({ name, pid }) => [name, pid()]));
      try {
        const { result, cpu } = await during(pids, () => askAll(nginx, paths, AT_ONCE));
        const most = await stop();
        const highest = (part) => Math.max(...sites.map(({ name }) => most[`${name}, ${part}`]));
        const each = (some) =>
          (some.reduce((sum, { name }) => sum + cpu[name], 0) / paths.length).toFixed(1);
        const number = (setting) => Number(BUDGETS[setting]) * SLACK;
        return [
          {
            what: `crawl: ${paths.length} cold pages of ${WORKS} works`,
            measured: `${result.perSecond.toFixed(0)} a second, websites ${each(sites)} ms and CMS ${each(cms)} ms of processor for each, p50 ${inMs(result.p50)}, p99 ${inMs(result.p99)}`,
            ms: {
              rendered: Number(each(sites)),
              cms: Number(each(cms)),
              database: cpu.PostgreSQL / paths.length,
            },
          },
          atMost(
            'crawl: processor of PostgreSQL for a page',
            cpu.PostgreSQL / paths.length,
            MOST_DATABASE_MS,
            inMs,
          ),
          atMost('crawl: answers that failed', result.failed, 0, String),
          atMost(
            'crawl: pages on the disk of a website',
            highest('pages'),
            number('CACHE_PAGES_MB'),
            inMegabytes,
          ),
          atMost(
            'crawl: reads on the disk of a website',
            highest('reads'),
            number('CACHE_READS_MB'),
            inMegabytes,
          ),
          atMost('crawl: memory of a website', highest('memory'), MOST_MB, inMegabytes),
        ];
      } finally {
        await stop();
        await nginx.stop();
      }
    },
  );
