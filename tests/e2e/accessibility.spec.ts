import type { Page } from '@playwright/test';
import { localePath } from '../../lib/i18n/localePath';
import { LOCALES, type Locale } from '../../lib/i18n/locales';
import { BY_AXE, layoutOf, sparePictures, violationsOf } from '../support/accessibility';
import { onePageOfEachKind } from '../support/pages';
import { asAnotherVisitor, DESK, expect, NARROW, PHONE, test, visit } from '../support/visitor';

/** A window of 1280 px, zoomed to 200 %. */
const ZOOMED = { width: 640, height: 400 };

/** WCAG 1.4.12: text spacing that a visitor may set without losing content. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }' +
  'p { margin-block-end: 2em !important }';
const LARGE = 'html { font-size: 200% !important }';

/** Ways to view a page, in an order that changes little from one to the next. */
const VIEWS = [
  ['200 % text on a phone', PHONE, LARGE],
  ['spaced text', PHONE, SPACED],
  ['320 px', NARROW, ''],
  ['200 % zoom', ZOOMED, ''],
  ['200 % text', DESK, LARGE],
] as const;

/** Replaces the visitor's style sheet. */
const setStyle = (page: Page, style: string) =>
  page.evaluate((css) => {
    const own = document.getElementById('own') ?? document.createElement('style');
    own.id = 'own';
    own.textContent = css;
    document.head.append(own);
  }, style);

/** The page is open at phone size; in one language it is checked at desk size as well. */
async function faultsOf(page: Page, locale: Locale): Promise<string[]> {
  const faults: string[] = [];
  const note = (what: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${what}: ${fault}`));
  if (BY_AXE.includes(locale)) note('phone', await violationsOf(page));
  for (const [what, viewport, style] of VIEWS) {
    if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
    await setStyle(page, style);
    const { tooWide, cut, overlaps } = await layoutOf(page);
    note(what, tooWide > 0 ? [`${tooWide} px too wide`] : []);
    note(`${what}, cut off`, cut);
    note(`${what}, one over the other`, overlaps);
  }
  if (locale === 'en') {
    await setStyle(page, '');
    note('desk', await violationsOf(page));
  }
  return faults;
}

test.describe('Everyone can use every kind of page (WCAG 2.2 AA)', () => {
  for (const locale of LOCALES) {
    test(`in ${locale}: ${BY_AXE.includes(locale) ? 'axe, ' : ''}320 px, 200 %, spaced text`, async ({
      page,
      baseURL,
      expected,
    }) => {
      test.setTimeout(300_000);
      expected(/status of 404/);
      await asAnotherVisitor(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await sparePictures(page);
      const found: Record<string, string[]> = {};
      for (const path of await onePageOfEachKind(baseURL ?? '')) {
        const address = localePath(locale, path);
        await page.setViewportSize(PHONE);
        await visit(page, address);
        const faults = await faultsOf(page, locale);
        if (faults.length > 0) found[address] = faults;
      }
      expect(found).toEqual({});
    });
  }
});
