import { randomBytes } from 'node:crypto';
import {
  test as base,
  expect,
  type BrowserContext,
  type Page,
  type Request,
} from '@playwright/test';

export const DESK = { width: 1440, height: 990 };
export const PHONE = { width: 390, height: 844 };
/** WCAG 1.4.10: the narrowest width that a page must fit. */
export const NARROW = { width: 320, height: 640 };

/** Tells a page's errors; any of them fails the test. */
function watch(page: Page, complain: (complaint: string) => void) {
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error') complain(`${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => complain(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // An aborted navigation or film is no error.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complain(`${reason}: ${request.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isOurs = ['data:', 'blob:'].includes(protocol) || hostname === 'localhost';
    if (!isOurs) complain(`a request to a third party: ${request.url()}`);
    // The build leaves out what it would ask for (docs/decisions/0021).
    if (request.headers()['next-router-prefetch']) complain(`prefetched: ${request.url()}`);
  });
}

/** An address for a visitor of their own, in the proxy's header: limits count by address. */
export const anAddress = () => ['10', ...Array.from(randomBytes(3))].join('.');
export const asAnotherVisitor = (page: Page) =>
  page.setExtraHTTPHeaders({ 'x-visitor': anAddress() });

type Fixtures = {
  /** Console errors, failed requests, requests to third parties, and policy violations. */
  complaints: string[];
  /** Marks errors as expected, for a test in which something fails on purpose. */
  expected: (complaint: RegExp) => void;
  /** Watches the pages of a test's own context, too; `unless`: what is expected there alone. */
  watched: (context: BrowserContext, unless?: RegExp) => BrowserContext;
};

export const test = base.extend<Fixtures & { expectedList: RegExp[] }>({
  expectedList: async ({}, provide) => provide([]),
  expected: async ({ expectedList }, provide) =>
    provide((complaint) => void expectedList.push(complaint)),
  complaints: [
    async ({ context, expectedList }, provide) => {
      const complaints: string[] = [];
      context.on('page', (page) => watch(page, (line) => complaints.push(line)));
      await provide(complaints);
      const isExpected = (line: string) => expectedList.some((pattern) => pattern.test(line));
      expect(complaints.filter((line) => !isExpected(line))).toEqual([]);
    },
    { auto: true },
  ],
  watched: async ({ complaints }, provide) =>
    provide((context, unless) =>
      context.on('page', (page) =>
        watch(page, (line) => {
          if (!unless?.test(line)) complaints.push(line);
        }),
      ),
    ),
});

/** For the tests of a file or a group. A script that the browser may not run is reported as a violation of the policy. */
export function withoutJavaScript() {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ expected }) => expected(/^csp: .*\/_next\/static\/chunks\/.*\.js$/));
}

/** Waits for hydration: a click before would just follow the link. */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__react')));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))));
}

/** Opens a page and waits for hydration. */
export async function visit(page: Page, address: string) {
  const answer = await page.goto(address);
  await untilHydrated(page);
  return answer;
}

/** Stops the clock that was put into a page. The moment must be still to come: a slow machine may be late, and tries again. */
export const stopClock = (page: Page) =>
  expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))).toPass();

/** Holds back the answers of an address; returns what lets them through, and tells which requests waited. */
export async function holdBack(page: Page, address: string | RegExp) {
  const held: Request[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    held.push(route.request());
    await released;
    // The page may have given it up.
    await route.continue().catch(() => {});
  });
  return () => {
    release();
    return held;
  };
}

/** Waits until the page has each answer, or has given it up, and has drawn what it makes of it. */
export async function untilDrawn(page: Page, requests: readonly Request[]) {
  for (const request of requests) await (await request.response())?.finished();
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve(true))),
      ),
  );
}

/** §8: failures to load a list are only logged. */
export async function expectNothingSaid(page: Page) {
  const words = page.getByText(/fail|could not|cannot|try again|keep trying|wrong/i);
  await expect(words.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
}

export { expect };
