import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.0 to 2.2, A and AA, and what axe knows of good practice beside. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, a line each. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** By how many pixels the page is wider than its window: a visitor would have to scroll sideways. */
export const tooWideBy = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

export async function expectAccessible(page: Page) {
  expect(await violationsOf(page), page.url()).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page) {
  expect(await tooWideBy(page), page.url()).toBe(0);
}
