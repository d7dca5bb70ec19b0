import { expect, type Page } from '@playwright/test';
import { readPdf } from './pdf';

/** The pages of a book, printed by its button when all pictures have come. */
export async function printed(page: Page, address: string) {
  await page.addInitScript(() => {
    window.print = () => (document.documentElement.dataset.printed = 'yes');
  });
  await page.goto(address);
  await page.locator('form button').last().click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return { pdf, pages: await readPdf(pdf) };
}

/** What on paper stands over a sheet's foot or edge, and pictures of which too little is left. */
export async function overfull(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate(() => {
    const LEAST_PICTURE = 100;
    const faults: string[] = [];
    for (const sheet of document.querySelectorAll('main section')) {
      const foot = sheet.querySelector(':scope > p:last-child');
      const edge = sheet.getBoundingClientRect();
      const bottom = foot?.getBoundingClientRect().top ?? edge.bottom;
      const say = (what: string) => faults.push(`${what}: ${sheet.textContent.slice(0, 60)}`);
      for (const part of sheet.querySelectorAll('p, h2, h3, li, svg')) {
        if (part === foot) continue;
        const box = part.getBoundingClientRect();
        if (box.bottom > bottom || box.left < edge.left || box.right > edge.right) say('over');
      }
      const picture = sheet.querySelector('img[data-for-paper]');
      if (picture && picture.getBoundingClientRect().height < LEAST_PICTURE) say('small picture');
    }
    return faults;
  });
  // Not `screen`: what is printed then would be the screen.
  await page.emulateMedia({ media: null });
  return faults;
}
