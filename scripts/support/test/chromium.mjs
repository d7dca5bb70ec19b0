import { existsSync } from 'node:fs';
import { failure } from '../failure.mjs';
import { run } from '../run.mjs';

const SYSTEM = '/usr/bin/chromium';
const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function fromApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env });
}

async function ownIsThere() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** The system's browser, or Playwright's own, or whichever of the two the machine lets us fetch. */
export async function setUpChromium() {
  if (existsSync(SYSTEM) || (await ownIsThere())) return;
  const reasons = [];
  const ways = [
    ...(hasApt() ? [fromApt] : []),
    () => run('npx', ['--no-install', 'playwright', 'install', 'chromium']),
  ];
  for (const way of ways) {
    try {
      await way();
      if (existsSync(SYSTEM) || (await ownIsThere())) return;
    } catch (error) {
      reasons.push(error.message);
    }
  }
  throw failure(
    `${reasons.join('\n')}\n\nNo Chromium: install it as ${SYSTEM}, or let npx playwright install chromium through.`,
  );
}
