import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasHeadlessShell, storyBrowserPath } from '../browser.mjs';
import { failure } from '../failure.mjs';
import { run } from '../run.mjs';
import { installFromDebian } from './debian.mjs';

const DEBIAN = 'chromium-headless-shell';
/** Letters that the website asks the device for: Chinese ones, without which a PDF's text can't be read, and those of standIns.css. */
const DEBIAN_LETTERS = {
  'fonts-noto-cjk': ':lang=zh',
  'fonts-liberation': 'Liberation Serif',
  'fonts-dejavu-core': 'DejaVu Sans',
};

const missingLetters = () =>
  Object.keys(DEBIAN_LETTERS).filter(
    (letters) => !spawnSync('fc-list', [DEBIAN_LETTERS[letters]]).stdout?.length,
  );

async function isThere() {
  const { chromium } = await import('@playwright/test');
  return Boolean(storyBrowserPath()) || existsSync(chromium.executablePath());
}

/** Debian's headless shell, else any installed browser, else Playwright's own; and letters for it. */
export async function setUpChromium() {
  const reasons = [];
  const note = (error) => void reasons.push(error.message);
  if (!hasHeadlessShell()) await installFromDebian(DEBIAN).catch(note);
  const letters = missingLetters();
  if (letters.length > 0) {
    await installFromDebian(...letters).catch(({ message }) => console.error(message));
  }
  if (await isThere()) return;
  await run('npx', ['--no-install', 'playwright', 'install', 'chromium']).catch(note);
  if (await isThere()) return;
  throw failure(
    `${reasons.join('\n')}\n\nNo Chromium: install Debian's chromium-headless-shell, or let "npx playwright install chromium" through.`,
  );
}
