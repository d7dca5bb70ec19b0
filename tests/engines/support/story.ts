import { expect, test as base, type TestInfo } from '@playwright/test';
import { DESK, PHONE } from '../../support/visitor';
import { startBrowser, type Browser, type Wishes } from './browser';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** Keys by their code points in WebDriver. */
export const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

const ENGINES = { firefox: startFirefox, webkit: startWebKit };

async function keepPicture(visitor: Browser, info: TestInfo) {
  await info.attach('at its end', { body: await visitor.picture(), contentType: 'image/png' });
}

/** The project's name says which engine the visitor has. Playwright only runs the stories. */
export const test = base.extend<Wishes & { visitor: Browser }>({
  scripts: [true, { option: true }],
  visitor: async ({ scripts }, provide, info) => {
    const start = ENGINES[info.project.name as keyof typeof ENGINES];
    const { browser, stop } = await startBrowser(start, process.env.BASE_URL ?? '', { scripts });
    try {
      await browser.resize(DESK);
      await provide(browser);
      if (info.status !== info.expectedStatus) await keepPicture(browser, info);
    } finally {
      await stop();
    }
  },
});

/** Opens a page and waits for hydration. */
export async function visit(visitor: Browser, path: string) {
  await visitor.open(path);
  await expect
    .poll(() => visitor.run(() => Object.keys(document).some((key) => key.startsWith('__react'))))
    .toBe(true);
  // Its parts take over one after another. WebKit doesn't tell when it is idle.
  await visitor.run(() => {
    const tell = () => (document.documentElement.dataset.idle = 'yes');
    if ('requestIdleCallback' in window) requestIdleCallback(tell);
    else setTimeout(tell, 200);
  });
  const isIdle = () => visitor.run(() => document.documentElement.dataset.idle === 'yes');
  await expect.poll(isIdle).toBe(true);
}

/** Waits until something is shown. */
export const expectShown = (visitor: Browser, selector: string, name = '') =>
  expect.poll(() => visitor.shows(selector, name), `${selector} “${name}”`).toBe(true);

export const expectGone = (visitor: Browser, selector: string, name = '') =>
  expect.poll(() => visitor.shows(selector, name), `${selector} “${name}”`).toBe(false);

export { DESK, expect, PHONE };
