import { atMost, middle } from '../rows.mjs';
import { inTurn } from './inTurn.mjs';
import { CPU_SLOWDOWN, withPhone } from './phone.mjs';
import { milliseconds } from './units.mjs';

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

const visit = (url) =>
  withPhone({ slowdown: CPU_SLOWDOWN }, async (page) => {
    await page.addInitScript(noteTasks);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    const tasks = await page.evaluate(() => window.tasks);
    return {
      blocked: tasks.reduce((sum, duration) => sum + duration - NOTICED_MS, 0),
      longest: Math.max(0, ...tasks),
    };
  });

async function visitInTurn(urls) {
  const visits = await inTurn(
    ROUNDS,
    urls.map((url) => () => visit(url)),
  );
  return visits.map((each) => (name) => middle(each.map((figures) => figures[name])));
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
