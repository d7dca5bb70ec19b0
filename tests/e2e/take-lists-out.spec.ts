import { readFile } from 'node:fs/promises';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from '@playwright/test';
import { adminOf, signInTo } from '../support/editor';
import { sharedExhibition } from '../support/programs';
import { DESK, expect, PHONE, test } from '../support/visitor';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const exhibition = sharedExhibition();
const admin = (path: string) => `${adminOf(exhibition.cmsUrl)}/${path}`;

test.beforeEach(({ expected }) => {
  // The CMS asks who is signed in before anybody is.
  expected(/401 .*\/api\/editors\/me/);
});

async function signIn(page: Page) {
  await signInTo(page, admin('login'), exhibition.editor);
  await page.waitForURL(/\/admin$/);
}

async function download(page: Page, name: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const linkTo = (page: Page, format: string) =>
  page.getByRole('link', { name: format === 'csv' ? 'Download as CSV' : 'Download for Excel' });

test('An editor searches a list and takes out what is found, in its order', async ({ page }) => {
  await page.setViewportSize(DESK);
  await signIn(page);
  await page.goto(admin('collections/albums?limit=100&sort=-author'));
  await page.getByPlaceholder(/^Search by/).fill('sea');
  await page.waitForURL(/search=sea/);
  await expect(linkTo(page, 'csv')).toHaveAttribute('href', /search=sea/);
  const shown = await page.locator('tbody .cell-author').allInnerTexts();
  expect(shown.length).toBeGreaterThan(1);

  const csv = await download(page, 'Download as CSV');
  expect(csv.name).toMatch(/^works-\d{4}-\d\d-\d\d\.csv$/);
  const [headings = [], ...rows] = parseCsv(csv.bytes.toString('utf8'));
  const authors = rows.map((row) => row[headings.indexOf('Author')]);
  expect(authors).toEqual(shown.map((author) => author.trim()));

  const xlsx = await download(page, 'Download for Excel');
  expect(xlsx.name).toMatch(/\.xlsx$/);
  const { sheets } = await readXlsx(new Uint8Array(xlsx.bytes));
  expect(sheets[0]?.rows.length).toBe(shown.length + 1);
});

test('Each of the four lists has both links, on a phone too, and no other has', async ({
  page,
}) => {
  await signIn(page);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    for (const slug of ['albums', 'certificates', 'favourites', 'albumComments']) {
      await page.goto(admin(`collections/${slug}`));
      for (const format of ['csv', 'xlsx']) await expect(linkTo(page, format)).toBeInViewport();
    }
  }
  await page.goto(admin('collections/editors'));
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(linkTo(page, 'csv')).toHaveCount(0);
});
