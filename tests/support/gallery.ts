import { expect, type Page } from '@playwright/test';

/** "2 of 150", the position of the work in the centre. */
export const position = (page: Page) => page.getByText(/^\d+ of \d+$/).last();

export const carousel = (page: Page) =>
  page.getByRole('region', { name: 'Works of the exhibition' });

/** The link of the work in the centre. */
export const active = (page: Page) => page.locator('[data-active] a');

/** The carousel, in any language. */
export const STAGE = 'main section[aria-roledescription]';

/** Waits until the carousel has stopped moving: where its works are is true only then. */
export const comeToRest = (page: Page) =>
  page
    .locator(STAGE)
    .evaluate((stage) =>
      Promise.allSettled(stage.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );

/** Moves from the second work to another. */
export async function walkTo(page: Page, to: number) {
  for (let at = 2; at < to; at += 1) await page.keyboard.press('ArrowRight');
  await expect(position(page)).toHaveText(new RegExp(`^${to} of`));
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
