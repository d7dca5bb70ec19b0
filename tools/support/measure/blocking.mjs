import { chromium, devices } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from '../../../scripts/support/browser.mjs';
import { atMost, middle } from '../rows.mjs';
import { milliseconds } from './units.mjs';

/** A middling phone, as Lighthouse has it. */
const CPU_SLOWDOWN = 4;
const ROUNDS = 7;
const PATHS = ['/', '/albumsView', '/artwork/229', '/ar/albumsView'];
/** After `load`: what is fetched when a page is idle has come by then. */
const SETTLE_MS = 3000;
/** What a task takes beyond this makes a touch wait. */
const NOTICED_MS = 50;

const noteTasks = () => {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
};

async function visit(url) {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage(devices['Pixel 7']);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(noteTasks);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    const tasks = await page.evaluate(() => window.tasks);
    return {
      blocked: tasks.reduce((sum, duration) => sum + duration - NOTICED_MS, 0),
      longest: Math.max(0, ...tasks),
    };
  } finally {
    await browser.close();
  }
}

/** In turn, the first of each not counted: by it the server makes the pictures. */
async function visitInTurn(urls) {
  const visits = urls.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [place, url] of urls.entries()) visits[place].push(await visit(url));
  return visits.map((each) => (name) => middle(each.slice(1).map((figures) => figures[name])));
}

const tell = (of) =>
  `blocked ${milliseconds(of('blocked'))}, longest task ${milliseconds(of('longest'))}`;

/**
 * How long a page, from its beginning on, keeps a phone's processor so busy that a touch would wait. By the browser's own entries and with no
 * recording: recorded, each call of a script costs more, and Lighthouse counts from the first paint on, so that a page which is
 * painted before its scripts run has more to count.
 */
export async function measureBlocking({ now, base }) {
  const rows = [];
  for (const path of PATHS) {
    const sites = base ? [now, base] : [now];
    const [ours, before] = await visitInTurn(sites.map(({ siteUrl }) => siteUrl + path));
    const what = `${path}, processor ${CPU_SLOWDOWN} times slower`;
    if (!before) rows.push({ what, measured: tell(ours) });
    else {
      rows.push({ what: `${what}, base`, measured: tell(before) });
      for (const name of ['blocked', 'longest'])
        rows.push(atMost(`${what}: ${name}`, ours(name), before(name), milliseconds));
    }
  }
  return rows;
}
