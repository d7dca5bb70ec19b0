import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { run } from '../run.mjs';
import { readCounts, tapCounts } from './counts.mjs';

const isTest = (name) => /\.test\.(mjs|ts)$/.test(name);

/** Node's own runner over one folder; Node 20 finds no TypeScript by itself, so the files are named. */
export async function runNodeTests(folder, report, env) {
  const files = readdirSync(join(ROOT, folder)).filter(isTest);
  const reporters = [
    ...['--test-reporter', 'spec', '--test-reporter-destination', 'stdout'],
    ...['--test-reporter', 'tap', '--test-reporter-destination', report],
  ];
  const paths = files.map((name) => join(folder, name));
  await run(
    process.execPath,
    ['--import', 'tsx', '--test', '--test-concurrency=1', ...reporters, ...paths],
    { env: { ...process.env, ...env }, show: true },
  ).catch((error) => console.error(error.message));
  return readCounts(tapCounts, report);
}
