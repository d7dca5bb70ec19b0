import { chromium, devices } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from '../../../scripts/support/browser.mjs';

/** How many times slower than this machine a middling phone is, as Lighthouse has it. */
export const CPU_SLOWDOWN = 4;

/** Makes the page's processor slower; returns the session by which that is held. */
export async function slowDown(page, rate = CPU_SLOWDOWN) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return devtools;
}

/** What `work` finds on a page of a new browser, as on a phone. `flags`: the browser's, beside those of every browser here. */
export async function withPhone({ slowdown, flags = [] }, work) {
  const args = [...BROWSER_FLAGS, ...flags];
  const browser = await chromium.launch({ executablePath: browserPath(), args });
  try {
    const page = await browser.newPage(devices['Pixel 7']);
    await slowDown(page, slowdown);
    return await work(page);
  } finally {
    await browser.close();
  }
}
