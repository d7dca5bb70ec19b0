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

/** Words of which a part is cut off and can't be reached by scrolling. Beside the stage of a carousel, works wait. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      if (!node.nodeValue?.trim()) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        if (clipPath !== 'none' || box.getAttribute('aria-roledescription') === 'carousel') break;
        if ([overflowX, overflowY].some((overflow) => /auto|scroll/.test(overflow))) break;
        if (![overflowX, overflowY].some((overflow) => /hidden|clip/.test(overflow))) continue;
        const edge = box.getBoundingClientRect();
        const over = [edge.left - text.left, text.right - edge.right, text.bottom - edge.bottom];
        if (text.width > 0 && Math.max(...over) > 2)
          cut.push(`${node.nodeValue} in ${box.className}`);
        break;
      }
    }
    return cut;
  });
