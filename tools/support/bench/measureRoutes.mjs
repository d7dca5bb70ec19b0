import { join } from 'node:path';
import { step } from '../../../scripts/support/steps.mjs';
import { startExhibition } from '../../../scripts/support/test/ownExhibition.mjs';
import { openDatabase } from '../../../tests/support/database.mjs';
import { middle } from '../rows.mjs';
import { cpuMsOf } from '../processUsage.mjs';
import { ask, askAfterPause, forget, sessionsOf } from './asking.mjs';
import { routesOf } from './routes.mjs';
import { readWorld } from './world.mjs';

const ROUNDS = 2;
const GOAL_MS = 150;
const GOAL_RATIO = 2;
/** Nobody feels a few milliseconds: below this a ratio says nothing. */
const NOTHING_MS = 10;

/** An exhibition that is up, with what there is to ask for in it. */
async function start(place, folder, wanted) {
  const database = openDatabase({ ...place, dataDir: place.template });
  const world = await readWorld(database);
  await database.close();
  const exhibition = await startExhibition(place.template, folder, place);
  const { cms, cookieOf } = await sessionsOf(exhibition);
  const previews = world.works.map((id) => cookieOf(`preview/albums/${id}?locale=en`));
  const cookies = [await cookieOf('check'), ...(await Promise.all(previews))].flat();
  const headersOf = ({ isCms, isEditors }) => {
    if (isCms) return cms;
    return isEditors ? { cookie: cookies.join('; ') } : {};
  };
  const routes = routesOf(world, wanted).map((route) => ({
    ...route,
    origin: route.isCms ? exhibition.cmsUrl : exhibition.siteUrl,
    headers: headersOf(route),
    pids: [exhibition.site.pid(), exhibition.cms.pid()],
  }));
  return { ...exhibition, routes };
}

/** The lowest that was measured at each place so far: what else the machine had to do only adds. */
function keepLowest(lowest, key, ms) {
  lowest.set(key, Math.min(lowest.get(key) ?? Infinity, ms));
}

/** One route at one address: never asked for before, then again. */
async function measure({ name, origin, headers, measured, pids }, index, into) {
  const address = measured[index];
  if (address === undefined) return;
  const cpuMs = () => pids.reduce((sum, pid) => sum + cpuMsOf(pid), 0);
  const before = cpuMs();
  const cold = await askAfterPause(origin + address, headers);
  const spent = into.cpu.get(name) ?? { ms: 0, times: 0 };
  into.cpu.set(name, {
    ms: spent.ms + cpuMs() - before,
    times: spent.times + 1,
  });
  keepLowest(into.cold, `${name} ${index}`, cold.ms);
  into.bytes.set(name, Math.max(into.bytes.get(name) ?? 0, cold.bytes));
  for (let times = 0; times < 2; times += 1) {
    const again = await ask(origin + address, headers);
    keepLowest(into.kept, `${name} ${index}`, again.ms);
  }
}

async function warmUp({ routes }) {
  for (const { origin, headers, warm } of routes) {
    for (const address of warm) await ask(origin + address, headers);
  }
}

/** In turn, so that both have the same machine. */
async function round({ few, many }, results) {
  await warmUp(few);
  await warmUp(many);
  /** Of few works there are few addresses: what warms the code has made them. */
  const isMade = ({ measured, warm }) => measured.some((address) => warm.includes(address));
  for (const isForgotten of [false, true]) {
    if (isForgotten) await Promise.all([forget(few), forget(many)]);
    for (const [at, route] of few.routes.entries()) {
      if ((isMade(route) || route.measured.length === 1) !== isForgotten) continue;
      const most = Math.max(route.measured.length, many.routes[at].measured.length);
      for (let index = 0; index < most; index += 1) {
        await measure(route, index, results.few);
        await measure(many.routes[at], index, results.many);
      }
    }
  }
}

const newResults = () => ({
  cold: new Map(),
  kept: new Map(),
  bytes: new Map(),
  cpu: new Map(),
});

const middleOf = (times, name) =>
  middle([...times].filter(([key]) => key.replace(/ \d+$/, '') === name).map(([, ms]) => ms));
const worstOf = (times, name) =>
  Math.max(...[...times].filter(([key]) => key.replace(/ \d+$/, '') === name).map(([, ms]) => ms));

const processorOf = ({ cpu }, name) => cpu.get(name).ms / cpu.get(name).times;

function rowOf(route, { few, many }) {
  const [small, large] = [middleOf(few.cold, route), middleOf(many.cold, route)];
  const [less, more] = [processorOf(few, route), processorOf(many, route)];
  const isGood = large <= GOAL_MS && (large <= GOAL_RATIO * small || large <= NOTHING_MS);
  const figures = [small, large, worstOf(many.cold, route), middleOf(many.kept, route), less, more];
  const size = (many.bytes.get(route) / 1000).toFixed(0);
  return [
    route,
    ...figures.map((ms) => `${ms.toFixed(0)} ms`),
    (large / small).toFixed(2),
    (more / less).toFixed(2),
    `${size} KB`,
    isGood ? 'good' : 'TOO SLOW',
  ];
}

/** The processor's time is both programs', so that it says something on a machine that others use as well. */
const HEAD = [
  ...['cold, few', 'cold, many', 'slowest, many', 'kept', 'processor, few', 'processor, many'],
  ...['ratio', 'of processor', 'size', 'verdict'],
];

function tell(name, routes, results) {
  console.log(`\n| ${[`${name}: route`, ...HEAD].join(' | ')} |`);
  console.log(`|${'---|'.repeat(HEAD.length + 1)}`);
  for (const route of routes) console.log(`| ${rowOf(route.name, results).join(' | ')} |`);
}

/** Tells of every route, with few works (`places.few`) and with many. */
export async function measureRoutes(name, places, { sandbox, wanted }) {
  const results = { few: newResults(), many: newResults() };
  let routes = [];
  for (let at = 0; at < ROUNDS; at += 1) {
    const running = [];
    try {
      for (const size of ['few', 'many']) {
        running.push(await start(places[size], join(sandbox, `${name}-${size}-${at}`), wanted));
      }
      const [few, many] = running;
      routes = few.routes;
      await step(`Ask for everything, round ${at + 1}`, () => round({ few, many }, results));
    } finally {
      for (const exhibition of running) await exhibition.stop();
    }
  }
  tell(name, routes, results);
}
