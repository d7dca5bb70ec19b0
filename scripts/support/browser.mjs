import { existsSync } from 'node:fs';

/** Debian's, where it is; else Playwright finds its own. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

export const browserPath = () => (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined);

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
