import { chromium, devices } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from '../../../scripts/support/browser.mjs';
import { atMost, middle } from '../rows.mjs';
import { inTurn } from './inTurn.mjs';
import { slowDown } from './phone.mjs';
import { milliseconds } from './units.mjs';

/** Of five the middle one is a third more in one run than in another. */
const ROUNDS = 15;
const SETTLE_MS = 1500;
const RECORDED = ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline'];
const PATHS = ['/', '/albumsView?labelIds=2022&view=wall', '/exhibition/2024'];

/** All that the main thread did while a page was opened, by the browser's own record. */
async function record(browser, url) {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  await slowDown(page);
  const tracing = await browser.newBrowserCDPSession();
  const events = [];
  tracing.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: RECORDED };
  await tracing.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const isComplete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
  await tracing.send('Tracing.end');
  await isComplete;
  await tracing.detach();
  await context.close();
  const { pid, tid } = events.find(({ name }) => name === 'Layout');
  return events.filter((event) => event.pid === pid && event.tid === tid && event.tdur);
}

/** In ms of the thread's own time: what other programs do doesn't make it longer. */
async function visit(browser, url) {
  const events = await record(browser, url);
  const times = (name) =>
    events.filter((event) => event.name === name).map(({ tdur }) => tdur / 1000);
  const sum = (name) => times(name).reduce((total, time) => total + time, 0);
  const [style, layout] = [sum('UpdateLayoutTree'), sum('Layout')];
  return { style, layout, both: style + layout, longest: Math.max(...times('RunTask')) };
}

/** At most this part of what it was at the base. */
const GOAL = 0.5;
const KINDS = {
  style: 'style',
  layout: 'layout',
  both: 'style and layout',
  longest: 'longest task',
};

function rowsOf(path, visits) {
  const of = (name, kind) => middle(visits.get(name).map((one) => one[kind]));
  return Object.entries(KINDS).flatMap(([kind, words]) => {
    const what = `${path}, a phone four times slower: ${words}`;
    const now = of('now', kind);
    if (!visits.has('base')) return [{ what, measured: milliseconds(now) }];
    const before = of('base', kind);
    const both = { what, measured: `${milliseconds(now)}, base ${milliseconds(before)}` };
    const isGoal = ['both', 'longest'].includes(kind) && path === '/';
    return isGoal ? [both, atMost(`${what}, to the base`, now / before, GOAL)] : [both];
  });
}

/**
 * What a first visit costs a phone whose processor is four times slower: style and layout of the page until a second and a
 * half after its load, and the longest task. The middle ones of some visits, in turn.
 */
export async function measureLayout({ now, base }) {
  const sites = Object.entries({ now, base }).filter(([, site]) => site);
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  const rows = [];
  for (const path of PATHS) {
    const visits = await inTurn(
      ROUNDS,
      sites.map(
        ([, { siteUrl }]) =>
          () =>
            visit(browser, siteUrl + path),
      ),
    );
    rows.push(...rowsOf(path, new Map(sites.map(([name], place) => [name, visits[place]]))));
  }
  await browser.close();
  return rows;
}
