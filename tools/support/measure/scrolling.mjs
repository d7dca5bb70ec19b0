import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from '../../../scripts/support/browser.mjs';

const VIEWPORT = { width: 1440, height: 990 };
const TURN_PX = 2500;
const MOST_TURNS = 400;

/** Heap after the garbage is gone, and all nodes, of which some may only wait to be collected. */
async function weigh(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}

const worksSoFar = (page) =>
  page.evaluate(() => {
    const lists = [...document.querySelectorAll('main ul[aria-label]')];
    return Math.max(0, ...lists.map((list) => Number(/\d+/.exec(list.ariaLabel)?.[0] ?? 0)));
  });

/** A page on its own: how large it is at first, and after `walk`. */
async function measureTab(url, walk) {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  const page = await browser.newPage({ viewport: VIEWPORT });
  // The pictures' bytes are not what is measured, and making thousands of them would take minutes.
  await page.route('**/_next/image?*', (route) => route.abort());
  const devtools = await page.context().newCDPSession(page);
  const answer = await page.goto(url, { waitUntil: 'load' });
  // A page that says to come again has no works to scroll past.
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`);
  await page.waitForTimeout(1000);
  const atFirst = await weigh(devtools);
  await walk(page);
  await page.waitForTimeout(1000);
  const afterwards = await weigh(devtools);
  await browser.close();
  return { atFirst, afterwards };
}

async function scrollPast(page, works) {
  for (let turn = 0; (await worksSoFar(page)) < works; turn += 1) {
    if (turn > MOST_TURNS) throw new Error(`the wall ends at ${await worksSoFar(page)} works`);
    await page.mouse.wheel(0, TURN_PX);
    await page.waitForTimeout(150);
  }
}

/** How large the page is when it has just been opened, and when a visitor has scrolled past so many works. */
export const measureScrolling = (url, works) => measureTab(url, (page) => scrollPast(page, works));

const MOVE_MS = 40;

async function move(page, key, moves) {
  for (let at = 0; at < moves; at += 1) {
    await page.keyboard.press(key);
    await page.waitForTimeout(MOVE_MS);
  }
}

/** The same of the carousel: so many works on, and twice as many back. */
export const measureWalking = (url, moves) =>
  measureTab(url, async (page) => {
    await move(page, 'ArrowRight', moves);
    await move(page, 'ArrowLeft', 2 * moves);
  });
