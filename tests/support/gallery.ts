import { expect, type Locator, type Page } from '@playwright/test';

/** "2 of 150", the position of the work in the centre. */
export const position = (page: Page) => page.getByText(/^\d+ of \d+$/).last();

export const carousel = (page: Page) =>
  page.getByRole('region', { name: 'Works of the exhibition' });

/** The link of the work in the centre. */
export const active = (page: Page) => page.locator('[data-active] a');

/** The links of all works on the page, in any language. */
export const works = (page: Page) => page.getByRole('main').locator('a[href*="/artwork/"]');

/** The carousel, in any language. */
export const STAGE = 'main section[aria-roledescription]';

/**
 * Waits until the carousel has stopped moving: where its works are is true only then. A move that another takes over ends at
 * once, so it looks until nothing moves.
 */
export const comeToRest = (page: Page) =>
  page.locator(STAGE).evaluate(async (stage) => {
    const moves = () =>
      stage.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');
    while (moves().length > 0) await Promise.allSettled(moves().map(({ finished }) => finished));
  });

/** Moves from the second work to another. */
export async function walkTo(page: Page, to: number) {
  for (let at = 2; at < to; at += 1) await page.keyboard.press('ArrowRight');
  await expect(position(page)).toHaveText(new RegExp(`^${to} of`));
}

export const WORKS = '**/api/albums?*';

/**
 * Presses a list's button while `address` still fails, then `bringBack`s it. The list also asks again by itself, at some
 * moment: brought back before the press, the service might make the button go.
 */
export async function askAgain(
  page: Page,
  more: Locator,
  address: string,
  bringBack: () => unknown,
) {
  await Promise.all([page.waitForRequest(address), more.click()]);
  await bringBack();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Records the browser's requests to /api/albums. */
export function recordAlbumRequests(page: Page) {
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/albums') asked.push(url);
  });
  return asked;
}
