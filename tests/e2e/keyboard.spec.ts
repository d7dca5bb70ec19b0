import type { Page } from '@playwright/test';
import { sparePictures } from '../support/accessibility';
import { focused, type Stop } from '../support/focus';
import { onePageOfEachKind } from '../support/pages';
import { asAnotherVisitor } from '../support/verifier';
import { expect, PHONE, test, visit } from '../support/visitor';

/** More places than any page has: a walk that is longer goes round in a trap. */
const MOST = 260;
const DESK = { width: 1280, height: 720 };

async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`${page.url()}: no end after ${stops.at(-1)?.place}`);
}

for (const [name, viewport] of [
  ['at a desk', DESK],
  ['on a phone with a keyboard', PHONE],
] as const) {
  test(`Every kind of page can be walked by Tab, ${name} (WCAG 2.1.1, 2.1.2, 2.4.7, 2.4.11)`, async ({
    page,
    baseURL,
    expected,
  }) => {
    test.setTimeout(300_000);
    expected(/status of 404/);
    await asAnotherVisitor(page);
    await sparePictures(page);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const path of await onePageOfEachKind(baseURL ?? '')) {
      await visit(page, path);
      const stops = await walk(page);
      if (!stops[0]?.place.includes('Skip to content'))
        faults.push(`${path}: no way past the menu`);
      if (stops.length < 10) faults.push(`${path}: only ${stops.length} places`);
      for (const { place, fault } of stops) if (fault) faults.push(`${path}: ${place} ${fault}`);
    }
    expect(faults).toEqual([]);
  });
}
