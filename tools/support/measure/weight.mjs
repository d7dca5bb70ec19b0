import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from '../../../scripts/support/browser.mjs';

const KINDS = {
  script: 'JavaScript',
  stylesheet: 'CSS',
  font: 'fonts',
  image: 'pictures',
  document: 'HTML',
};
/** The film and what comes 1 s after load (§9 Footer load delay) are not part of the first view. */
const SETTLE_MS = 900;

/** Bytes that cross the wire for a first visit, compressed, before any scrolling. */
export async function measureWeight(siteUrl, width) {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  const page = await browser.newPage({ viewport: { width, height: width > 800 ? 990 : 844 } });
  const bytes = Object.fromEntries(Object.values(KINDS).map((kind) => [kind, 0]));
  const sizes = [];
  page.on('requestfinished', (request) => {
    const kind = KINDS[request.resourceType()];
    if (kind) sizes.push(request.sizes().then((size) => (bytes[kind] += size.responseBodySize)));
  });
  await page.goto(siteUrl, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  await Promise.all(sizes);
  await browser.close();
  return bytes;
}
