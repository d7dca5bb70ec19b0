import { existsSync } from 'node:fs';

/** Debian's, where they are; else Playwright finds its own. */
const CHROMIUM = '/usr/bin/chromium';
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const firstOf = (...paths) => paths.find((path) => existsSync(path));

export const hasHeadlessShell = () => existsSync(HEADLESS_SHELL);

/** The browser that visitors have: for what is measured. */
export const browserPath = () => firstOf(CHROMIUM, HEADLESS_SHELL);

/** The same engine without the browser around it, which costs a third less: for stories. */
export const storyBrowserPath = () => firstOf(HEADLESS_SHELL, CHROMIUM);

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
