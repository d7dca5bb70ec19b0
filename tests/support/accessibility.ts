import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import type { Locale } from '../../lib/i18n/locales';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFileSync(join(process.cwd(), 'node_modules/axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, A and AA, and axe's best practices. */
const RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/**
 * The languages in which axe looks at what is there in all six: it judges markup, colours and sizes, which differ by direction
 * alone. How long texts are is measured in each.
 */
export const BY_AXE: readonly Locale[] = ['en', 'ar'];

/** Pages in which axe is injected into each document: evaluating it anew takes longer. */
const equipped = new WeakSet<Page>();

async function equip(page: Page) {
  if (!equipped.has(page)) {
    equipped.add(page);
    await page.addInitScript({ content: AXE });
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
}

/** The violations that axe finds on the page now, a line each. */
export async function violationsOf(page: Page): Promise<string[]> {
  await equip(page);
  return page.evaluate(async (runOnly) => {
    // During a transition, contrast is that of neither end. What is endless, or begins later, is not waited for.
    const isOnItsWay = ({ effect, playState, timeline }: Animation) => {
      const { progress = null, endTime } = effect?.getComputedTiming() ?? {};
      const hasBegun = playState === 'running' && progress !== null;
      return hasBegun && timeline === document.timeline && endTime !== Infinity;
    };
    const all = document.getAnimations().filter(isOnItsWay);
    await Promise.allSettled(all.map(({ finished }) => finished));
    const options = { runOnly, resultTypes: ['violations' as const], iframes: false };
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, RULES);
}

const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * Replaces each picture by one pixel: its content doesn't matter, and resizing takes time. `page.route` would intercept
 * every request and disable the browser's cache.
 */
export async function sparePictures(page: Page) {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    const type = { name: 'Content-Type', value: 'image/gif' };
    const answer = { requestId, responseCode: 200, responseHeaders: [type], body: PIXEL };
    // Fails when the page was left: it doesn't wait for its pictures.
    browser.send('Fetch.fulfillRequest', answer).catch(() => {});
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/_next/image*' }] });
}

/** How many pixels wider than the window the page is, so that it scrolls sideways. */
const tooWide = (): number => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
};

export const tooWideBy = (page: Page) => page.evaluate(tooWide);

export async function expectAccessible(page: Page) {
  expect(await violationsOf(page), page.url()).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page) {
  expect(await tooWideBy(page), page.url()).toBe(0);
}

/**
 * Lays out what the browser leaves until it is near (`content-visibility: auto`), as visitors see it who scroll there. All is read
 * before anything is changed: each change has styles computed anew.
 */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    // Most of what isn't shown at all has no styles yet, which takes long.
    const isLeft = (element: Element) =>
      element.checkVisibility() && getComputedStyle(element).contentVisibility === 'auto';
    const left = [...document.querySelectorAll<HTMLElement>('body *')].filter(isLeft);
    for (const { style } of left) style.contentVisibility = 'visible';
  });

/** Texts that overlap others. What floats above the page on purpose, or beside a carousel's stage, may overlap. */
const overlapping = (): string[] => {
  type Box = { left: number; right: number; top: number; bottom: number };
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isMore = ({ left, right, top, bottom }: Box) => right - left > 2 && bottom - top > 2;
  const all = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const frames = new Map<Element, Box | null>([[document.documentElement, all]]);
  const makeFrame = (element: Element): Box | null => {
    const { position, overflow, clipPath } = getComputedStyle(element);
    if (/fixed|sticky/.test(position) || clipPath !== 'none') return null;
    if (element.getAttribute('aria-roledescription') === 'carousel') return null;
    const around = element.parentElement && frameOf(element.parentElement);
    if (!around || element === document.body || overflow === 'visible') return around;
    return meet(around, element.getBoundingClientRect());
  };
  /** The area in which an element's text is visible; null for what floats. */
  function frameOf(element: Element): Box | null {
    const known = frames.get(element);
    if (known !== undefined) return known;
    const frame = makeFrame(element);
    frames.set(element, frame);
    return frame;
  }
  const pieces: { words: string; element: Element; box: Box }[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { nodeValue: words, parentElement: element } = node;
    if (!words?.trim() || !element) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const frame = frameOf(element);
    if (!frame) continue;
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // Line boxes are higher than letters and overlap: compares the middle half of each line.
      const quarter = (bottom - top) / 4;
      const box = meet({ left, right, top: top + quarter, bottom: bottom - quarter }, frame);
      if (isMore(box)) pieces.push({ words: words.trim().slice(0, 40), element, box });
    }
  }
  pieces.sort((a, b) => a.box.top - b.box.top);
  return pieces.flatMap(({ words, element, box }, index) => {
    const found: string[] = [];
    for (let next = index + 1; next < pieces.length; next += 1) {
      const other = pieces[next]!;
      if (other.box.top >= box.bottom) break;
      if (other.element !== element && isMore(meet(box, other.box)))
        found.push(`“${words}” and “${other.words}”`);
    }
    return found;
  });
};

/** Texts that are partly cut off and can't be scrolled into view. Works beside a carousel's stage are exempt. */
const cutOff = (): string[] => {
  type Place = { isOnlyHeard: boolean; cutBy: Element | null };
  const places = new Map<Element, Place>();
  const cutBy = (element: Element, around: Place | null): Element | null => {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (element.getAttribute('aria-roledescription') === 'carousel') return null;
    if ([overflowX, overflowY].some((overflow) => /auto|scroll/.test(overflow))) return null;
    if ([overflowX, overflowY].some((overflow) => /hidden|clip/.test(overflow))) return element;
    return around?.cutBy ?? null;
  };
  function placeOf(element: Element): Place {
    const known = places.get(element);
    if (known) return known;
    const around = element.parentElement && placeOf(element.parentElement);
    const isOnlyHeard =
      getComputedStyle(element).clipPath !== 'none' || (around?.isOnlyHeard ?? false);
    const isRoot = element === document.body || element === document.documentElement;
    const place = { isOnlyHeard, cutBy: isRoot ? null : cutBy(element, around) };
    places.set(element, place);
    return place;
  }
  const cut: string[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    // The dot between two facts is hidden on purpose at the end of a line.
    if (!/[\p{L}\p{N}]/u.test(node.nodeValue ?? '') || !node.parentElement) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    // What isn't shown at all has no place, and no styles yet.
    if (text.width === 0) continue;
    const { isOnlyHeard, cutBy: box } = placeOf(node.parentElement);
    if (isOnlyHeard || !box) continue;
    const edge = box.getBoundingClientRect();
    const over = [edge.left - text.left, text.right - edge.right, text.bottom - edge.bottom];
    if (Math.max(...over) > 2) cut.push(`${node.nodeValue} in ${box.className}`);
  }
  return cut;
};

type Finders = Record<string, () => unknown>;
type Found<All extends Finders> = { [Name in keyof All]: ReturnType<All[Name]> };

/**
 * What functions find on the page. They are sent as their text, so that they use nothing of this file, and in one call: to wait for the
 * page takes longer than some of them. All is laid out in a call before, so that the page's fonts and scripts can answer to it.
 */
async function foundBy<All extends Finders>(page: Page, finders: All) {
  await layOutAll(page);
  const calls = Object.entries(finders).map(([name, find]) => `${name}: (${find})()`);
  return page.evaluate<Found<All>>(`({ ${calls.join()} })`);
}

/** What does not fit: how many pixels the page is too wide, and texts that are cut off. */
const FIT = { tooWide, cut: cutOff };

export const fitOf = (page: Page) => foundBy(page, FIT);

/** The same, and texts that overlap others. */
export const layoutOf = (page: Page) => foundBy(page, { ...FIT, overlaps: overlapping });
