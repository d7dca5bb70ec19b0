import { browserPath, BROWSER_FLAGS } from '../../../scripts/support/browser.mjs';
import { run } from '../../../scripts/support/run.mjs';
import { atLeast, atMost, middle } from '../rows.mjs';
import { inTurn } from './inTurn.mjs';

/** The last line that runs on Node 20. Fetched when asked for, so that nobody else has to install it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const PATHS = ['', '/albumsView', '/artwork/229', '/contentView?id=1', '/exhibition/2024'];
/** Ours beyond §2. Search engines are kept from some of them, for which Lighthouse's score for search engines says nothing. */
const OUR_PATHS = [
  { path: '/countries' },
  { path: '/catalogue/2024' },
  { path: '/classroom/2024' },
  { path: '/search?q=sun', isHidden: true },
  { path: '/shelf', isHidden: true },
];
/** Those whose paints have a goal, and are compared with the base, in both languages. */
const PAINTED = ['', '/albumsView', '/artwork/229'];
/** Whether the first picture is painted before the scripts run is a matter of milliseconds: one run says little. */
const TIMES = 5;
const GOALS = { performance: 97, others: 100, first: 1200, largest: 1800 };
const OUR_LEAST_PERFORMANCE = 95;

async function ask(url) {
  const flags = ['--headless=new', ...BROWSER_FLAGS].join(' ');
  const output = await run(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: browserPath() ?? process.env.CHROME_PATH } },
  );
  const { categories, audits, environment } = JSON.parse(output.slice(output.indexOf('{')));
  const numberOf = (name) => audits[name].numericValue;
  const scoreOf = (name) => Math.round(categories[name].score * 100);
  return {
    performance: scoreOf('performance'),
    others: Math.min(scoreOf('accessibility'), scoreOf('best-practices')),
    search: scoreOf('seo'),
    first: numberOf('first-contentful-paint'),
    largest: numberOf('largest-contentful-paint'),
    blocking: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
  };
}

/** Lighthouse now and then loses what it has recorded. */
async function askAgain(url, tries = 3) {
  try {
    return await ask(url);
  } catch (error) {
    if (tries === 1) throw error;
    return askAgain(url, tries - 1);
  }
}

/** How fast the machine is: a middling phone has some 500, a good desk computer 2,500 and more. */
export const benchmarkIndex = async (url) => Math.round((await askAgain(url)).machine);

async function runInTurn(addresses) {
  const runs = await inTurn(
    TIMES,
    addresses.map((address) => () => askAgain(address)),
  );
  return runs.map((each) => (kind) => each.map((one) => one[kind]));
}

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

function tell(figures) {
  const performance = figures('performance').toSorted((a, b) => a - b);
  const of = (kind) => middle(figures(kind));
  return [
    `performance ${of('performance')} (${performance[0]} to ${performance.at(-1)})`,
    `first paint ${seconds(of('first'))}, largest ${seconds(of('largest'))}`,
    `blocked ${of('blocking').toFixed(0)} ms, shift ${of('shift').toFixed(3)}`,
    `benchmark index ${of('machine').toFixed(0)}`,
  ].join('; ');
}

function scoreRows(what, figures, leastPerformance, isHidden = false) {
  const of = (kind) => middle(figures(kind));
  const others = isHidden ? of('others') : Math.min(of('others'), of('search'));
  return [
    atLeast(`${what}: performance`, of('performance'), leastPerformance),
    atLeast(`${what}: the lowest other score`, others, GOALS.others),
  ];
}

function goalRows(what, figures, isPainted) {
  const of = (kind) => middle(figures(kind));
  const rows = scoreRows(what, figures, GOALS.performance);
  if (!isPainted) return rows;
  return [
    ...rows,
    atMost(`${what}: first paint`, of('first'), GOALS.first, seconds),
    atMost(`${what}: largest paint`, of('largest'), GOALS.largest, seconds),
  ];
}

async function* measureOurPages({ siteUrl }) {
  for (const { path, isHidden } of OUR_PATHS) {
    const [figures] = await runInTurn([siteUrl + path]);
    const what = `Lighthouse, phone, ${path}`;
    yield [
      { what, measured: tell(figures) },
      ...scoreRows(what, figures, OUR_LEAST_PERFORMANCE, isHidden),
    ];
  }
}

/** On a phone, the middle ones of five runs; the base's pages in turn with ours. Told page by page: all take 20 minutes and more. */
export async function* measureLighthouse({ now, base }) {
  for (const locale of ['', '/ar'])
    for (const path of PATHS) {
      const address = locale + path || '/';
      const isPainted = PAINTED.includes(path);
      const sites = base && isPainted ? [now, base] : [now];
      const [figures, before] = await runInTurn(sites.map(({ siteUrl }) => siteUrl + address));
      const what = `Lighthouse, phone, ${address}`;
      const rows = [{ what, measured: tell(figures) }, ...goalRows(what, figures, isPainted)];
      yield before ? [...rows, { what: `${what}, base`, measured: tell(before) }] : rows;
    }
  yield* measureOurPages(now);
}
