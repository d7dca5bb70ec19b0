import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from '../../../scripts/support/browser.mjs';

/** What moved without being asked to, in the words of the Layout Instability API. */
const noteShifts = () => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) window.shifted += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const isShown = () => {
  const picture = document.querySelector('[data-active] img');
  return Boolean(picture?.complete && picture.naturalWidth);
};

const SETTLE_MS = 1500;
const MOVES = 6;

/** A first visit: what was asked for until the work in the middle shows, and what shifts then and while moving. */
export async function measureFirstWorks(url, viewport) {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  const page = await browser.newPage({ viewport });
  await page.addInitScript(noteShifts);
  const sizes = [];
  page.on('requestfinished', (request) =>
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)),
  );
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(isShown, undefined, { polling: 16 });
  const bodies = await Promise.all([...sizes]);
  await page.waitForTimeout(SETTLE_MS);
  for (let move = 0; move < MOVES; move += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(SETTLE_MS / 2);
  }
  const shifted = await page.evaluate(() => window.shifted);
  await browser.close();
  return {
    requests: bodies.length,
    bytes: bodies.reduce((sum, bytes) => sum + bytes, 0),
    shifted,
  };
}
