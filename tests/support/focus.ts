import type { Page } from '@playwright/test';

/** The element that has the focus, and what is wrong with its focus indicator. */
export type Stop = { place: string; fault: string | null; isAtFoot: boolean };

/** Null after the page's last element. A sticky header must not cover the element; a menu that is closing has some seconds to disappear. */
export async function focused(page: Page): Promise<Stop | null> {
  const until = Date.now() + 5000;
  for (;;) {
    const stop = await look(page);
    if (!stop?.fault || Date.now() > until) return stop;
  }
}

const look = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const inner = document.activeElement;
    if (!inner || inner === document.body || inner === document.documentElement) return null;
    const name = inner.getAttribute('aria-label') ?? inner.textContent?.trim().slice(0, 40) ?? '';
    const place = `${inner.tagName.toLowerCase()} “${name}”`;
    const isAtFoot = inner.closest('footer') !== null;
    const stop = (fault: string | null) => ({ place, fault, isAtFoot });
    const isMarked = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
      return hasOutline || (element === inner && boxShadow !== 'none');
    };
    // For a hidden input, the indicator is on its label or the frame around it.
    const marks = [inner, inner.nextElementSibling, inner.parentElement, inner.closest('label')];
    // Controls inside a film have the browser's own indicator, which no script can see.
    const isFilm = inner instanceof HTMLVideoElement && inner.controls;
    if (!isFilm && !marks.some((element) => element && isMarked(element)))
      return stop('is not marked');
    const { top, bottom, left, right, width, height } = inner.getBoundingClientRect();
    if (width <= 1 || height <= 1) return stop(null);
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const over = document.elementFromPoint(x, y);
    // The browser scrolled it into view, but a growing list may have moved it out again.
    if (!over) return stop(null);
    const isOwn = inner.contains(over) || over.contains(inner) || over.closest('label') !== null;
    const cover = over.closest('header, [role="dialog"]');
    return stop(isOwn || !cover ? null : `is hidden by ${cover.tagName.toLowerCase()}`);
  });

/** More than any page has: a longer walk is a focus trap. */
const MOST = 420;

/** Tabs from element to element until the page's end, or until `isEnd`. */
export async function walk(page: Page, isEnd: (stop: Stop) => boolean): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) return stops;
    stops.push(stop);
    if (isEnd(stop)) return stops;
  }
  throw new Error(`${page.url()}: no end after ${stops.at(-1)?.place}`);
}
