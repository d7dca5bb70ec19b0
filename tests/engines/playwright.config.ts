import { defineConfig } from '@playwright/test';
import type { Wishes } from './support/browser';

// `npm run test:engines` starts both programs and names the engines (scripts/support/test/enginesSuite.mjs).
export default defineConfig<Wishes>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  workers: 2,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  projects: (process.env.ENGINES ?? 'firefox,webkit').split(',').map((name) => ({ name })),
  timeout: 90_000,
  expect: { timeout: 20_000 },
});
