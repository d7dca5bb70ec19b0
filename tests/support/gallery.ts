import { expect, type Page } from '@playwright/test';

/** "2 of 150", of the work in the middle. */
export const position = (page: Page) => page.getByText(/^\d+ of \d+$/).last();

export const carousel = (page: Page) =>
  page.getByRole('region', { name: 'Works of the exhibition' });

/** The work in the middle, as a link. */
export const active = (page: Page) => page.locator('[data-active] a');

/** From the second work on, as far as another. */
export async function walkTo(page: Page, to: number) {
  for (let at = 2; at < to; at += 1) await page.keyboard.press('ArrowRight');
  await expect(position(page)).toHaveText(new RegExp(`^${to} of`));
}

/** What the browser asks for at the door to the works. */
export function watchDoor(page: Page) {
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/albums') asked.push(url);
  });
  return asked;
}
