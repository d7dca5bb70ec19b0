import { existsSync } from 'node:fs';
import { browserPath } from '../browser.mjs';
import { failure } from '../failure.mjs';
import { run } from '../run.mjs';

const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function fromApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env });
}

async function isThere() {
  const { chromium } = await import('@playwright/test');
  return Boolean(browserPath()) || existsSync(chromium.executablePath());
}

/** The system's browser, or Playwright's own, or whichever of the two the machine lets us fetch. */
export async function setUpChromium() {
  if (await isThere()) return;
  const reasons = [];
  const ways = [
    ...(hasApt() ? [fromApt] : []),
    () => run('npx', ['--no-install', 'playwright', 'install', 'chromium']),
  ];
  for (const way of ways) {
    try {
      await way();
      if (await isThere()) return;
    } catch (error) {
      reasons.push(error.message);
    }
  }
  throw failure(
    `${reasons.join('\n')}\n\nNo Chromium: install Debian's chromium, or let "npx playwright install chromium" through.`,
  );
}
