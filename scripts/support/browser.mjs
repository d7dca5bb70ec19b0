import { existsSync } from 'node:fs';

/** Debian's browsers, if installed; else Playwright's own. */
const CHROMIUM = '/usr/bin/chromium';
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const firstOf = (...paths) => paths.find((path) => existsSync(path));

export const hasHeadlessShell = () => existsSync(HEADLESS_SHELL);

/** A complete browser, as visitors have: for measurements. */
export const browserPath = () => firstOf(CHROMIUM, HEADLESS_SHELL);

/** The headless shell has the same engine and needs a third less of the processor: for end-to-end tests. */
export const storyBrowserPath = () => firstOf(HEADLESS_SHELL, CHROMIUM);

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
