import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, storyBrowserPath } from './scripts/support/browser.mjs';

/** Each of these files runs in one worker. They start first, so that none is left running alone at the end. */
const LONG = ['odd-entries', 'watch-live', 'whole-site', 'hostile-html', 'check'].map(
  (name) => `**/${name}.spec.ts`,
);

// `npm run test:e2e` starts both programs and sets BASE_URL (scripts/support/test/e2eSuite.mjs).
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  // A retry on CI, whose machine may be busy; such a test is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  forbidOnly: true,
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'rest', testIgnore: LONG },
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
