import { chromium, devices } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from '../../../scripts/support/browser.mjs';
import { milliseconds } from './units.mjs';

const ROUNDS = 5;
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 1500;
const PATHS = ['/', '/albumsView?labelIds=2022&view=wall', '/exhibition/2024'];

const noteLongTasks = () => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
};

async function visit(browser, url) {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(noteLongTasks);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name) => 1000 * metrics.find((metric) => metric.name === name).value;
  const longest = await page.evaluate(() => window.longest);
  await context.close();
  const [style, layout] = [of('RecalcStyleDuration'), of('LayoutDuration')];
  return { style, layout, both: style + layout, longest };
}

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * What a first visit costs a phone whose processor is four times slower: style and layout of the page until a second and a
 * half after its load, and the longest task. The middle ones of some visits; `sites`, by name, are visited in turn.
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
