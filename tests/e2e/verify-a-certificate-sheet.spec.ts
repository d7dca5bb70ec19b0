import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { readPdf } from '../support/pdf';
import { print, scan } from '../support/qr';
import { KNOWN, sheet, UNKNOWN } from '../support/certificates';
import {
  asAnotherVisitor,
  expect,
  holdBack,
  PHONE,
  stopClock,
  test,
  untilHydrated,
  visit,
} from '../support/visitor';

const A4_LANDSCAPE_POINTS = { width: 842, height: 595 };

async function search(page: Page, num: string) {
  await visit(page, '/cert/weSearch');
  await page.getByLabel('Certificate number').fill(num);
  await page.keyboard.press('Enter');
}

/** The search needs its script to cache the album; before hydration the form is submitted as a plain one. */
async function openSheet(page: Page) {
  await search(page, KNOWN);
  await expect(page).toHaveURL(/\/cert\/we2020\?albumId=\w+$/);
  await expect(sheet(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await asAnotherVisitor(page);
});

test.describe('A visitor opens a certificate (§2 /cert/weSearch, /cert/we2020)', () => {
  test('by the older search, which caches the album (§4)', async ({ page }) => {
    await openSheet(page);
    const id = new URL(page.url()).searchParams.get('albumId');
    const cached = await page.evaluate((key) => sessionStorage.getItem(key), `album_${id}`);
    expect(JSON.parse(cached ?? '{}')).toMatchObject({ id, num: KNOWN });
  });

  test('and reads it in the language that is chosen then (§4 Language change)', async ({
    page,
  }) => {
    await openSheet(page);
    const id = new URL(page.url()).searchParams.get('albumId');
    const title = () =>
      page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').name, `album_${id}`);
    const english = await title();
    await page.goto(`/fr/cert/we2020?albumId=${id}`);
    await expect.poll(title).not.toBe(english);
    const french = String(await title());
    await expect(page.getByRole('main').getByText(french).first()).toBeAttached();
    await expect(page.getByRole('main').getByText(english)).toHaveCount(0);
  });

  test('whose facts stay above its foot, however long they are', async ({ page }) => {
    await page.route('**/api/cert/album?*', async (route) => {
      const answer = await route.fetch();
      const { found } = await answer.json();
      const [teacher, org] = ['A teacher ', 'An agency '].map((text) => text.repeat(25));
      await route.fulfill({
        response: answer,
        json: { found: { ...found, album: { ...found.album, teacher, org } } },
      });
    });
    await openSheet(page);
    const id = new URL(page.url()).searchParams.get('albumId');
    const [facts, labels] = [page.locator('[role=img] dl'), new Set<string>()];
    const locale = () =>
      page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').locale, `album_${id}`);
    for (const language of ['', '/fr', '/es', '/ru', '/ar', '/zh']) {
      await page.goto(`${language}/cert/we2020?albumId=${id}`);
      // Until then the facts are those of the language before.
      await expect.poll(locale).toBe(language.slice(1) || 'en');
      await expect(facts).toContainText('An agency An agency');
      labels.add(await facts.locator('dt').first().innerText());
      const [above, below] = [
        await facts.boundingBox(),
        await page.locator('[role=img] svg').last().boundingBox(),
      ];
      const end = (above?.y ?? 0) + (above?.height ?? 0);
      expect(end, language).toBeLessThan(below?.y ?? 0);
    }
    expect(labels.size).toBeGreaterThan(4);
  });

  test('and sees it no more when its work was withdrawn a while ago', async ({ page }) => {
    await openSheet(page);
    const id = new URL(page.url()).searchParams.get('albumId');
    await page.evaluate((key) => {
      const album = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      sessionStorage.setItem(key, JSON.stringify({ ...album, at: album.at - 600_000 }));
    }, `album_${id}`);
    await page.route('**/api/cert/album?*', (route) => route.fulfill({ json: { found: null } }));
    await page.reload();
    await expect(page).toHaveURL(/\/cert\/weSearch$/);
    expect(await page.evaluate((key) => sessionStorage.getItem(key), `album_${id}`)).toBeNull();
  });

  test('and goes back to the search, which does not lead on again', async ({ page }) => {
    await openSheet(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/cert\/weSearch$/);
    await expect(page.getByLabel('Certificate number')).toHaveValue('');
    // A number in the address is looked up at once: going back must not repeat that.
    await visit(page, `/cert/weSearch?num=${KNOWN}`);
    await expect(sheet(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/cert\/weSearch$/);
    await expect(sheet(page)).toHaveCount(0);
  });

  test('or is led to the proof where there is a certificate and no work on show', async ({
    page,
  }) => {
    await page.route('**/api/cert/album?*', (route) =>
      route.fulfill({ json: { found: { album: null } } }),
    );
    await search(page, KNOWN);
    await expect(page).toHaveURL(`/cert/query?unicode=${KNOWN}`);
    await expect(page.getByText('Certificate number exists!')).toBeVisible();
  });

  test('but not one that is not there (§4 state 1)', async ({ page }) => {
    await search(page, UNKNOWN);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Certificate number does not exist!');
    await expect(page).toHaveURL(`/cert/weSearch?num=${UNKNOWN}`);
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByLabel('Certificate number')).toHaveValue(UNKNOWN);
    await expect(alert).toContainText('Certificate number does not exist!');
    await page.getByLabel('Certificate number').fill('');
    await expect(alert).toHaveCount(0);
    await expect(page).toHaveURL(/\/cert\/weSearch$/);
  });

  test('and is sent to the search when it is not cached', async ({ page }) => {
    const answer = await page.goto('/cert/we2020?albumId=1');
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(page).toHaveURL(/\/cert\/weSearch$/);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('not open in this browser');
  });

  test('from the query, and reads all of it as text on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, `/cert/query?unicode=${KNOWN}`);
    await page.getByRole('link', { name: 'Open the certificate' }).click();
    await expect(sheet(page)).toBeVisible();
    const facts = page.getByRole('region', { name: 'On this certificate' });
    for (const text of ['Robot on His First Day', 'Ukraine', '31-12-2020', KNOWN, 'Male']) {
      await expect(facts.getByText(text, { exact: true })).toBeVisible();
    }
    await expectNoSidewaysScroll(page);
  });

  test('which is one piece at any width (§9 base width 1200)', async ({ page }) => {
    await openSheet(page);
    const ratios = [];
    for (const width of [1440, 800, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await sheet(page).boundingBox();
      const inside = await sheet(page).locator('> div').boundingBox();
      expect(inside?.width).toBeCloseTo(box?.width ?? 0, 0);
      expect(inside?.height).toBeCloseTo(box?.height ?? 0, 0);
      ratios.push(box?.width);
    }
    expect(ratios[0]).toBe(1200);
  });

  test('and scans its code (§2 /cert/query?unicode=)', async ({ page, baseURL }) => {
    await openSheet(page);
    const address = `${baseURL}/cert/query?unicode=${KNOWN}`;
    expect(await scan(await sheet(page).screenshot())).toBe(address);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    expect(await scan(await sheet(page).screenshot())).toBe(address);
  });

  test('and prints the sheet alone, on one A4 page, with a code that scans', async ({
    page,
    baseURL,
  }) => {
    await openSheet(page);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const pages = await print(pdf);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.width).toBeCloseTo(A4_LANDSCAPE_POINTS.width, -0.5);
    expect(pages[0]?.height).toBeCloseTo(A4_LANDSCAPE_POINTS.height, -0.5);
    expect(await scan(pages[0]?.png ?? Buffer.alloc(0))).toBe(
      `${baseURL}/cert/query?unicode=${KNOWN}`,
    );
    // Below the sheet, for those who listen.
    expect((await readPdf(pdf))[0]?.text).toContain('Onthiscertificate');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });

  test('and prints it with its painting, however late that comes', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => (document.documentElement.dataset.printed = 'yes');
    });
    await visit(page, `/cert/query?unicode=${KNOWN}`);
    const letThrough = await holdBack(page, /\/_next\/image/);
    await page.getByRole('link', { name: 'Open the certificate' }).click();
    const button = page.getByRole('button', { name: 'Print' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('html')).not.toHaveAttribute('data-printed');
    letThrough();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  });

  test('and shares the address that verifies it', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.clock.install();
    await openSheet(page);
    await stopClock(page);
    await page.getByRole('button', { name: 'Share' }).click();
    const notice = page.getByText('The address was copied.');
    await expect(notice).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${baseURL}/cert/query?unicode=${KNOWN}`);
    // §9 Notice default 3 s.
    await page.clock.runFor(2900);
    await expect(notice).toBeVisible();
    await page.clock.runFor(200);
    await expect(notice).toHaveCount(0);
  });

  test('which everyone can use (WCAG 2.2 AA)', async ({ page }) => {
    await openSheet(page);
    await expectAccessible(page);
  });
});
