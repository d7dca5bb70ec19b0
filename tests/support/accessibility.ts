import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.0 to 2.2, A and AA, and what axe knows of good practice beside. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, a line each. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Else it opens a blank page each time to add up what frames of other origins answer: there are none.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * Each picture is one pixel: what it shows is not looked at, and to make it smaller takes its time.
 * `page.route` would stop every request, and take the browser's cache from it.
 */
export async function sparePictures(page: Page) {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    const type = { name: 'Content-Type', value: 'image/gif' };
    const answer = { requestId, responseCode: 200, responseHeaders: [type], body: PIXEL };
    // A page that is left doesn't wait for its pictures.
    browser.send('Fetch.fulfillRequest', answer).catch(() => {});
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/_next/image*' }] });
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

/** Words that lie over others. What floats above the page on purpose, and beside the stage of a carousel, may. */
export const overlapping = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number };
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const isMore = ({ left, right, top, bottom }: Box) => right - left > 2 && bottom - top > 2;
    /** What is to be seen of it; null for what floats. */
    const seen = (element: Element, box: Box): Box | null => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { position, overflow, clipPath } = getComputedStyle(around);
        if (/fixed|sticky/.test(position) || clipPath !== 'none') return null;
        if (around.getAttribute('aria-roledescription') === 'carousel') return null;
        if (around !== document.body && overflow !== 'visible')
          box = meet(box, around.getBoundingClientRect());
      }
      return isMore(box) ? box : null;
    };
    const pieces: { words: string; element: Element; box: Box }[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const { nodeValue: words, parentElement: element } = node;
      if (!words?.trim() || !element) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // Lines stand closer than letters are high: the middle half of a line holds its small letters.
        const quarter = (bottom - top) / 4;
        const box = seen(element, { left, right, top: top + quarter, bottom: bottom - quarter });
        if (box) pieces.push({ words: words.trim().slice(0, 40), element, box });
      }
    }
    return pieces.flatMap(({ words, element, box }, index) =>
      pieces
        .slice(index + 1)
        .filter((other) => other.element !== element && isMore(meet(box, other.box)))
        .map((other) => `“${words}” and “${other.words}”`),
    );
  });

/** Words of which a part is cut off and can't be reached by scrolling. Beside the stage of a carousel, works wait. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const isOnlyHeard = (box: Element | null): boolean =>
      box !== null && (getComputedStyle(box).clipPath !== 'none' || isOnlyHeard(box.parentElement));
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      // A dot between two facts is cut off on purpose where a line ends.
      if (!/[\p{L}\p{N}]/u.test(node.nodeValue ?? '')) continue;
      if (isOnlyHeard(node.parentElement)) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (box.getAttribute('aria-roledescription') === 'carousel') break;
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
