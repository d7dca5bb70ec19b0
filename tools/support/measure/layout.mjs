import { chromium, devices } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from '../../../scripts/support/browser.mjs';
import { milliseconds } from './units.mjs';

const ROUNDS = 5;
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 1500;
const RECORDED = ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline'];
const PATHS = ['/', '/albumsView?labelIds=2022&view=wall', '/exhibition/2024'];

/** All that the main thread did while a page was opened, by the browser's own record. */
async function record(browser, url) {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
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

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * What a first visit costs a phone whose processor is four times slower: style and layout of the page until a second and a
 * half after its load, and the longest task. The middle ones of some visits; `sites`, addresses by name, are visited in turn.
 */
export async function compareLayout(sites) {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  const rows = [];
  for (const path of PATHS) {
    const visits = new Map(Object.keys(sites).map((name) => [name, []]));
    for (const url of Object.values(sites)) await visit(browser, url + path);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, url] of Object.entries(sites))
        visits.get(name).push(await visit(browser, url + path));
    for (const [name, all] of visits) {
      const of = (key) => milliseconds(middle(all.map((one) => one[key])));
      const words = `style ${of('style')}, layout ${of('layout')}, both ${of('both')}, longest task ${of('longest')}`;
      rows.push([`${path}, a phone four times slower${name && `, ${name}`}`, words]);
    }
  }
  await browser.close();
  return rows;
}

export const measureLayout = ({ siteUrl }) => compareLayout({ '': siteUrl });
