import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { failure, runMain } from '../scripts/support/failure.mjs';
import { ROOT } from '../scripts/support/paths.mjs';
import { run } from '../scripts/support/run.mjs';
import { step } from '../scripts/support/steps.mjs';

/** Each with an npm that it came with. */
const VERSIONS = [
  { node: '20.19.0', npm: '10.8.2' },
  { node: '22', npm: '10' },
  { node: '24', npm: '11' },
];

const STORIES = ['home.spec.ts', 'collect-a-painting.spec.ts', 'watch-videos.spec.ts'];

/** The first of them installs and builds. */
const SUITES = {
  contract: ['scripts/test.mjs', 'contract'],
  unit: ['node_modules/jest/bin/jest.js', '--silent'],
  stories: ['scripts/test.mjs', 'e2e', ...STORIES],
};

const LIMIT_MINUTES = 30;

/** What takes longer than the limit is told to stop, and has failed. */
const passes = (command, args, how) =>
  new Promise((resolve) => {
    const timeout = LIMIT_MINUTES * 60_000;
    const child = spawn(command, args, {
      ...how,
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout,
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

/** A fresh clone of the last commit, and a Node and npm of their own, which come first in PATH. */
async function runUnder({ node, npm }, folder) {
  const [clone, binaries] = [join(folder, 'clone'), join(folder, 'node_modules/.bin')];
  await step(`Fetch Node ${node}`, async () => {
    await run('npm', ['install', '--prefix', folder, `node@${node}`, `npm@${npm}`]);
    await run('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, clone]);
  });
  const env = { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}` };
  const results = [];
  for (const [suite, args] of Object.entries(SUITES)) {
    console.log(`\nNode ${node}, ${suite}\n`);
    const start = performance.now();
    const isGood = await passes(join(binaries, 'node'), args, { cwd: clone, env });
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    results.push({ node, suite, isGood, minutes });
  }
  return results;
}

async function inFolder(version) {
  const folder = mkdtempSync(join(tmpdir(), 'one-world-node-'));
  // PostgreSQL runs as a user of its own, and its program is in here.
  chmodSync(folder, 0o755);
  try {
    return await runUnder(version, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// `node tools/nodes.mjs [20.19.0|22|24 …]`: whether the exhibition runs under each Node that it should, one after the other.
await runMain(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !VERSIONS.some(({ node }) => node === name));
  if (unknown) {
    throw failure(`${unknown}: expected ${VERSIONS.map(({ node }) => node).join(' or ')}.`);
  }
  const results = [];
  for (const version of VERSIONS) {
    if (asked.length === 0 || asked.includes(version.node))
      results.push(...(await inFolder(version)));
  }
  console.log('\n| Node | suite | | minutes |\n|---|---|---|---|');
  for (const { node, suite, isGood, minutes } of results) {
    console.log(`| ${node} | ${suite} | ${isGood ? 'passed' : 'failed'} | ${minutes} |`);
  }
  if (results.some(({ isGood }) => !isGood)) process.exitCode = 1;
});
