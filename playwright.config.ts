import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, storyBrowserPath } from './scripts/support/browser.mjs';

const filesOf = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);

/** Each of these files runs in one worker. They start first, so that none is left running alone at the end. */
const LONG = filesOf('odd-entries', 'whole-site', 'hostile-html', 'check');

/** One of these at a time runs beside two others: mostly they wait, for a job, a film or a clock. */
const WAITING = filesOf(
  ...['watch-live', 'watch-live-elsewhere', 'collect-and-verify-outages', 'make-certificates'],
  ...['import-works', 'plan-and-preview', 'show-a-class', 'read-the-news-kept'],
);

// `npm run test:e2e` starts both programs and sets BASE_URL (scripts/support/test/e2eSuite.mjs).
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 3,
  // A retry on CI, whose machine may be busy; such a test is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  forbidOnly: true,
  projects: [
    { name: 'long', testMatch: LONG, workers: 2 },
    { name: 'waiting', testMatch: WAITING, workers: 1 },
    { name: 'rest', testIgnore: [...LONG, ...WAITING], workers: 2 },
  ],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL,
    viewport: { width: 1440, height: 990 },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: storyBrowserPath(),
      args: BROWSER_FLAGS,
    },
  },
});
