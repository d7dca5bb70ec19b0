import type { Page } from '@playwright/test';
import { KNOWN, UNKNOWN } from '../support/certificates';
import {
  anAddress,
  asAnotherVisitor,
  expect,
  holdBack,
  stopClock,
  test,
  untilDrawn,
  visit,
} from '../support/visitor';

const EXISTS = 'Certificate number exists!';
const MISSING = 'Certificate number does not exist!';
const box = (page: Page) => page.getByLabel('Certificate number');
const check = (page: Page) => page.getByRole('button', { name: 'Check' });
/** Not Next's route announcer, which is an alert too. */
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

/** In the markup: the page's scripts contain all texts. */
const isRefused = (html: string) =>
  /<strong[^>]*>(Too many numbers in one minute|Trop de numéros)/.test(html);

async function ask(page: Page, num: string) {
  await box(page).fill(num);
  await check(page).click();
}

test.beforeEach(async ({ page }) => {
  await asAnotherVisitor(page);
});

test.describe('A visitor verifies a certificate (§2 /cert/query)', () => {
  test('and is told nothing before asking (§4 state 0)', async ({ page }) => {
    const answer = await visit(page, '/cert/query');
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(page.getByText(EXISTS)).toHaveCount(0);
    await expect(page.getByText(MISSING)).toHaveCount(0);
  });

  test('and finds it, however the number is typed (§4 state 2)', async ({ page }) => {
    await visit(page, '/cert/query');
    for (const num of [`  ${KNOWN} `, 'ＷＥ２０２０－００６０', KNOWN.toLowerCase()]) {
      await box(page).fill('');
      await expect(page.getByText(EXISTS)).toHaveCount(0);
      await ask(page, num);
      await expect(page.getByText(EXISTS)).toBeVisible();
      await expect(box(page)).toHaveValue(num.trim());
    }
    await expect(page).toHaveURL(new RegExp(`unicode=${KNOWN.toLowerCase()}$`));
    await expect(page.getByText('Robot on His First Day')).toBeVisible();
    await page.getByRole('link', { name: 'Open the certificate' }).click();
    await expect(page).toHaveURL(/\/cert\/we2020/);
    await page.goBack();
    await expect(page.getByText(EXISTS)).toBeVisible();
    await expect(box(page)).toHaveValue(KNOWN.toLowerCase());

    await test.step('and begins anew by the menu', async () => {
      const menu = page.getByRole('navigation', { name: 'Main' });
      const beginAnew = async () => {
        await expect(page.getByText(EXISTS)).toBeVisible();
        await menu.getByRole('link', { name: 'Certificates', exact: true }).click();
        await expect(page).toHaveURL(/\/cert\/query$/);
        await expect(box(page)).toHaveValue('');
        await expect(page.getByText(EXISTS)).toHaveCount(0);
      };
      await visit(page, `/cert/query?unicode=${KNOWN}`);
      await beginAnew();
      // The number that was looked up is in the address alone.
      await visit(page, '/cert/query');
      await ask(page, KNOWN);
      await beginAnew();
    });
  });

  test('and does not find it (§4 state 1, §8)', async ({ page }) => {
    await visit(page, '/cert/query');
    await ask(page, UNKNOWN);
    await expect(alert(page)).toContainText(MISSING);
    await expect(alert(page)).toContainText('The number may be wrong');
    await expect(alert(page)).toContainText('is not in the certificate library');
    await expect(alert(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await box(page).fill('');
    await expect(page.getByText(MISSING)).toHaveCount(0);
    await expect(page).toHaveURL(/\/cert\/query$/);
    await page.reload();
    await expect(box(page)).toHaveValue('');
  });

  test('and is asked for a number (§5)', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/cert/query');
    await stopClock(page);
    await ask(page, '   ');
    await expect(alert(page)).toHaveText('Please enter certificate number');
    // §9: the toast lasts 1.5 s; the message below the input stays.
    const said = page.getByText('Please enter certificate number');
    await expect(said).toHaveCount(2);
    await page.clock.runFor(1400);
    await expect(said).toHaveCount(2);
    await page.clock.runFor(200);
    await expect(said).toHaveCount(1);
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAttribute('aria-invalid', 'true');
    await box(page).fill('W');
    await expect(alert(page)).toHaveCount(0);
  });

  test('and is told by the box of a number longer than any', async ({ page }) => {
    await visit(page, '/cert/query');
    await ask(page, 'W'.repeat(500));
    await expect(alert(page)).toHaveText('A certificate number has at most 64 characters');
    await expect(page.getByText(MISSING)).toHaveCount(0);
    await ask(page, 'W'.repeat(64));
    await expect(alert(page)).toContainText(MISSING);
  });

  test('and finds one whose pictures cannot be shown (§7)', async ({ page }) => {
    const found = { photos: [], album: null };
    await page.route('**/api/cert?*', (route) => route.fulfill({ json: { found } }));
    await visit(page, '/cert/query');
    await ask(page, UNKNOWN);
    await expect(page.getByText(EXISTS)).toBeVisible();
    await expect(page.getByText('No picture of this certificate can be shown here')).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });

  test('with a number in the address, which is searched at once', async ({ page }) => {
    await page.goto(`/cert/query?unicode=${UNKNOWN}`);
    await expect(box(page)).toHaveValue(UNKNOWN);
    await expect(page.getByText(MISSING)).toBeVisible();
  });

  test('by the keyboard, up to the picture full screen', async ({ page }) => {
    await visit(page, '/cert/query');
    await box(page).focus();
    await page.keyboard.type(KNOWN);
    await page.keyboard.press('Enter');
    const picture = page.getByRole('link', { name: 'Open picture 1 of 2' });
    await expect(picture).toBeVisible();
    await picture.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Certificate, full screen' });
    await expect(viewer).toBeVisible();
    await expect(viewer).toContainText('Picture 1 of 2');
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText('Picture 2 of 2');
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
  });

  test('and sees each picture in its own shape, though its small one has not come', async ({
    page,
  }) => {
    await visit(page, '/cert/query');
    const letThrough = await holdBack(page, '**/_next/image?*');
    await ask(page, KNOWN);
    const viewer = page.getByRole('dialog', { name: 'Certificate, full screen' });
    const picture = viewer.locator(
      '.pswp__item[aria-hidden=false] .pswp__img:not(.pswp__img--placeholder)',
    );
    const squeezed = () =>
      picture.evaluate((image: HTMLImageElement) => {
        const { width, height } = image.getBoundingClientRect();
        return (width * image.naturalHeight) / (height * image.naturalWidth);
      });
    await page.getByRole('link', { name: 'Open picture 1 of 2' }).focus();
    await page.keyboard.press('Enter');
    await expect(viewer).toContainText('Picture 1 of 2');
    await expect.poll(squeezed).toBeCloseTo(1, 1);
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText('Picture 2 of 2');
    await expect.poll(squeezed).toBeCloseTo(1, 1);
    letThrough();
  });

  test('and is told beside its picture that it cannot be opened while the line is down', async ({
    page,
    expected,
  }) => {
    expected(/ERR_INTERNET_DISCONNECTED|uncaught: Event/);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await visit(page, `/cert/query?unicode=${KNOWN}`);
    const picture = page.getByRole('link', { name: 'Open picture 1 of 2' });
    await expect(picture).toBeVisible();
    await page.context().setOffline(true);
    await picture.click();
    // The script of the viewer is waited for.
    await expect(alert(page)).toHaveText('This picture could not be loaded.', { timeout: 15_000 });
    const [said, column] = [await alert(page).boundingBox(), await picture.boundingBox()];
    expect(said?.width).toBeLessThanOrEqual(column?.width ?? 0);
    expect(said?.height).toBeLessThan(200);
  });
});

test.describe('When a number cannot be looked up', () => {
  test('the visitor is told so and tries again (§8)', async ({ page, expected }) => {
    expected(/status of 502/);
    let isDown = true;
    await page.route('**/api/cert?*', (route) =>
      isDown ? route.fulfill({ status: 502, json: { token: 'net.error' } }) : route.continue(),
    );
    await visit(page, '/cert/query');
    await ask(page, KNOWN);
    await expect(alert(page)).toContainText('Failed to query certification');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alert(page)).toContainText('Failed to query certification');
    await expect(check(page)).toBeFocused();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(EXISTS)).toBeVisible();
  });

  test('a slow answer is waited for, and dropped when the box is emptied', async ({ page }) => {
    const letThrough = await holdBack(page, '**/api/cert?*');
    await visit(page, '/cert/query');
    await ask(page, KNOWN);
    await expect(page.getByText('Checking the number')).toBeVisible();
    await box(page).fill('');
    await expect(page.getByText('Checking the number')).toHaveCount(0);
    await untilDrawn(page, letThrough());
    await expect(page.getByText(EXISTS)).toHaveCount(0);
  });

  test('a guesser gets 20 numbers a minute, then a clear message', async ({ page, request }) => {
    const headers = { 'x-visitor': anAddress() };
    const statuses: number[] = [];
    for (let guess = 0; guess < 25; guess += 1) {
      const endpoint = guess % 2 ? 'cert/album?num' : 'cert?unicode';
      const answer = await request.get(`/api/${endpoint}=WE2020-${guess}`, { headers });
      statuses.push(answer.status());
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
    await page.setExtraHTTPHeaders(headers);
    await visit(page, `/cert/query?unicode=${KNOWN}`);
    await expect(alert(page)).toContainText('Too many numbers in one minute');
    await expect(page.getByText(EXISTS)).toHaveCount(0);
    const search = await request.get(`/cert/weSearch?num=${KNOWN}`, { headers });
    expect(isRefused(await search.text())).toBe(true);
  });

  test('and those who only open pages get no more', async ({ request }) => {
    const headers = { 'x-visitor': anAddress() };
    const pages: string[] = [];
    for (let guess = 0; guess < 22; guess += 1) {
      const path = guess % 2 ? '/cert/weSearch?num' : '/fr/cert/query?unicode';
      const answer = await request.get(`${path}=WE2020-9${guess}`, { headers });
      pages.push(await answer.text());
    }
    expect(pages.map(isRefused)).toEqual([...Array(20).fill(false), true, true]);
  });
});
