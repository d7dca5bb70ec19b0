import { failure } from '../failure.mjs';
import { stopRunning } from '../run.mjs';
import { checkDisk } from '../requirements.mjs';
import { tell } from '../steps.mjs';
import { makeSandbox, removeSandbox } from './sandbox.mjs';
import { runCheck } from './checkSuite.mjs';
import { runContract } from './contractSuite.mjs';
import { runE2e, runPostgres } from './e2eSuite.mjs';
import { runEngines } from './enginesSuite.mjs';
import { runHostile } from './hostileSuite.mjs';
import { watchIdle } from './idle.mjs';
import { inTurn } from './lanes.mjs';
import { runCluster, runScale } from './scaleSuite.mjs';
import { runScripts } from './scriptsSuite.mjs';

const SUITES = {
  check: runCheck,
  scripts: runScripts,
  contract: runContract,
  hostile: runHostile,
  scale: runScale,
  e2e: runE2e,
  postgres: runPostgres,
  cluster: runCluster,
  engines: runEngines,
};

/** Only by name: the goals of one are the machine's, the other needs browsers of 1 GB. */
const APART = ['cluster', 'engines'];
const USUAL = Object.keys(SUITES).filter((name) => !APART.includes(name));

/** A suite that crashes counts as one failure, and the next one still runs. */
async function attemptSuite(name, sandbox, more, beside) {
  tell(`\n${name}\n`);
  try {
    return await SUITES[name](sandbox, more, beside);
  } catch (error) {
    tell(`\n${error.stack ?? error.message}`, console.error);
    return { passed: 0, failed: 1, failures: [error.message] };
  }
}

/** Runs a suite and tells how it went. */
async function runSuite(name, sandbox, more, beside) {
  const start = performance.now();
  const idle = watchIdle();
  const { passed, failed, failures } = await attemptSuite(name, sandbox, more, beside);
  const took = Math.round((performance.now() - start) / 1000);
  const how = `in ${took} s, with ${idle()} % of the processors idle`;
  tell(`\n${name}: ${passed} passed, ${failed} failed, ${how}`);
  return { passed, failed, failures: failures.map((what) => `${name}: ${what}`) };
}

/** The suites one after the other; but what is on PostgreSQL goes on beside the last attacks, where both are wanted. */
function partsOf(names, sandbox, more) {
  let begun;
  const postgres = () => (begun ??= runSuite('postgres', sandbox, more));
  const beside = names.includes('postgres') ? postgres : undefined;
  return names.map((name) => {
    if (name === 'postgres') return postgres;
    return () => runSuite(name, sandbox, more, name === 'hostile' ? beside : undefined);
  });
}

function clearOnSignal(sandbox) {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(name, async () => {
      // First stops the processes that write there. Programs and PostgreSQL end with us.
      await stopRunning();
      removeSandbox(sandbox);
      process.exit(130);
    });
  }
}

/** `e2e menus.spec.ts -g drawer`, `contract captcha`: the words after a suite's name are options of its runner, or names of files. */
function toSuites(words) {
  const [first, ...more] = words;
  if (first in SUITES && more.length > 0 && !(more[0] in SUITES)) return { names: [first], more };
  const unknown = words.find((name) => !(name in SUITES));
  if (unknown) {
    throw failure(`"${unknown}" is no suite: there are ${Object.keys(SUITES).join(', ')}.`);
  }
  return { names: words.length > 0 ? words : USUAL, more: [] };
}

/** Suites use a temporary folder and free ports, never data/. */
export async function runSuites(words) {
  const { names, more } = toSuites(words);
  const sandbox = makeSandbox();
  checkDisk({ dataDir: sandbox });
  clearOnSignal(sandbox);
  const { passed, failed, failures } = await inTurn(partsOf(names, sandbox, more));
  removeSandbox(sandbox);
  if (failed > 0) console.error(['\nFailed', ...failures].join('\n  '));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
