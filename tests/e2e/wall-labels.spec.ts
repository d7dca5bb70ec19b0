import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signInTo } from '../support/editor';
import { print, scan } from '../support/qr';
import { expect, test } from '../support/visitor';

const A4_POINTS = { width: 595, height: 842 };

const labelsOf = (page: Page) => page.getByRole('main').getByRole('listitem');

/** A sheet cut into its four labels, in printing order. */
async function cut(sheet: Buffer): Promise<Buffer[]> {
  const { width, height } = await sharp(sheet).metadata();
  const [half, middle] = [Math.floor(width / 2), Math.floor(height / 2)];
  const corners = [
    [0, 0],
    [half, 0],
    [0, middle],
    [half, middle],
  ] as const;
  return Promise.all(
    corners.map(([left, top]) =>
      sharp(sheet).extract({ left, top, width: half, height: middle }).png().toBuffer(),
    ),
  );
}

test.describe('An organiser prints the wall labels of a year', () => {
  test('with a code that leads to the form of that work', async ({ page, baseURL }) => {
    await page.goto('/labels/2024');
    const labels = labelsOf(page);
    await expect(labels).toHaveCount(36);
    const label = labels.nth(6);
    await expect(label).toContainText('The Nurse With the Big Heart');
    await expect(label).toContainText('China');
    const address = await scan(await label.getByRole('img').screenshot());
    expect(address).toBe(`${baseURL}/album/favorite?label=2024&seq=7`);
    await page.goto(address);
    await expect(page.getByText('The Nurse With the Big Heart')).toBeVisible();
  });

  test('four of A6 on a sheet of A4 and nothing else, each with a code that scans', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/labels/2024');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    const sheets = await print(await page.pdf({ preferCSSPageSize: true }));
    expect(sheets).toHaveLength(9);
    const scanned: string[] = [];
    for (const { width, height, png } of sheets) {
      expect({ width: Math.round(width), height: Math.round(height) }).toEqual(A4_POINTS);
      for (const label of await cut(png)) scanned.push(await scan(label));
    }
    const numbers = Array.from({ length: 36 }, (_, index) => index + 1);
    expect(scanned).toEqual(
      numbers.map((seq) => `${baseURL}/album/favorite?label=2024&seq=${seq}`),
    );
  });

  test('page by page where a year has many, without a script too', async ({ page, request }) => {
    await page.goto('/labels/2022');
    await expect(page.getByText('40 labels on this page')).toBeVisible();
    await expect(labelsOf(page)).toHaveCount(40);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').press('Enter');
    await expect(page).toHaveURL('/labels/2022/2');
    await expect(labelsOf(page).first()).toContainText('No. 41');
    await page.goto('/labels/2022/4');
    await expect(labelsOf(page)).toHaveCount(30);
    await expect(page.getByText('30 labels on this page')).toBeVisible();
    const back = page.getByRole('link', { name: 'Previous page' });
    await expect(back).toHaveAttribute('href', '/labels/2022/3');
    const head = page.locator('head');
    const before = head.locator('link[rel=prev]');
    await expect(before).toHaveAttribute('href', /^https?:\/\/[^/]+\/labels\/2022\/3$/);
    await expect(head.locator('link[rel=next], link[rel=canonical]')).toHaveCount(0);
    await expect(page).toHaveTitle(/Page 4 of 4/);
    expect(await (await request.get('/ar/labels/2022')).text()).toContain('/ar/labels/2022/2"');
    for (const beyond of ['/labels/2022/5', '/labels/2024/2', '/labels/2022/0', '/labels/2022/x']) {
      expect((await request.get(beyond)).status(), beyond).toBe(404);
    }
    const first = await request.get('/labels/2022/1', { maxRedirects: 0 });
    expect([first.status(), first.headers().location]).toEqual([308, '/labels/2022']);
  });

  test('on a page for any width that search engines leave alone', async ({ page, request }) => {
    const answer = await request.get('/fr/labels/2024');
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex"/);
    expect((await request.get('/labels/1999')).status()).toBe(404);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/labels/2024');
    const box = await labelsOf(page).first().boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.width).toBeLessThanOrEqual(320);
  });
});

test('An editor finds the wall labels of a year in the CMS', async ({
  page,
  expected,
  baseURL,
}) => {
  // The CMS's admin asks for the current user before anybody has signed in.
  expected(/status of 401 .*\/api\/editors\/me/);
  expected(/a request to a third party: http:\/\/127\.0\.0\.1:/);
  const { TEMPLATE_DATA = '', CMS_URL = '' } = process.env;
  const editor = JSON.parse(readFileSync(join(TEMPLATE_DATA, 'editor.json'), 'utf8'));
  await signInTo(page, `${CMS_URL}/admin/collections/labels/2024`, editor);
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('button', { name: 'Preview' })
    .or(page.getByRole('link', { name: 'Preview' }))
    .click();
  const labels = await opened;
  await expect(labels).toHaveURL(`${baseURL}/labels/2024`);
  await expect(labelsOf(labels)).toHaveCount(36);
});
