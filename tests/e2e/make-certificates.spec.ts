import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { adminOf, editorOf, signInTo } from '../support/editor';
import { sharedExhibition } from '../support/programs';
import { print, scan } from '../support/qr';
import { expect, test, visit } from '../support/visitor';

// One exhibition for both.
test.describe.configure({ mode: 'default' });

const exhibition = sharedExhibition();
const editor = editorOf(exhibition);

/** The sheet's code, in a PDF's page at 144 dots per inch. */
const codeOn = async (png: Buffer, isRtl: boolean) =>
  scan(
    await sharp(png)
      .extract({ left: isRtl ? 60 : 1270, top: 840, width: 350, height: 320 })
      .resize(700)
      .toBuffer(),
  );

test('An editor makes certificates of chosen works; visitors find them by their numbers', async ({
  page,
  expected,
}) => {
  test.setTimeout(90_000);
  // The CMS's own pages are not tested here.
  expected(/./);
  const admin = adminOf(exhibition.cmsUrl);
  await signInTo(page, `${admin}/login`, exhibition.editor);
  await expect(page.getByRole('link', { name: 'Check what visitors get' }).first()).toBeVisible();

  // A box that is checked before the page has its scripts is not known to them.
  await visit(page, `${admin}/collections/albums?limit=5&where[yearLabel][equals]=2021&sort=seq`);
  const boxes = page.locator('tbody input[type=checkbox]');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Make certificates of the 2 selected' }).click();
  await expect(page.getByText('Selected works: 2')).toBeVisible();
  for (const name of ['Français', 'Español', '中文', 'Русский']) {
    await page.getByLabel(name).uncheck();
  }
  const make = page.getByRole('button', { name: 'Make and publish' });
  await make.press('Enter');
  await expect(page.getByText('Done: 2 made, 0 were up to date, 0 not made.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(make).toBeFocused();

  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'One PDF for the printer' }).click();
  const pages = await print(readFileSync(await (await downloaded).path()));
  expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
    Array.from({ length: 4 }, () => [842, 595]),
  );
  const works = await editor.find('albums', 'where[yearLabel][equals]=2021&sort=seq&depth=0');
  const [num, other] = works.map((work) => String(work.num));
  const codes = await Promise.all(pages.map(({ png }, index) => codeOn(png, index % 2 === 1)));
  const query = (of?: string) => `/cert/query?unicode=${of}`;
  expect(codes).toEqual(
    [query(num), `/ar${query(num)}`, query(other), `/ar${query(other)}`].map(
      (path) => exhibition.siteUrl + path,
    ),
  );

  await visit(page, codes[0] ?? '');
  await expect(page.getByText('Certificate number exists!')).toBeVisible();
  const pictures = page
    .getByRole('main')
    .locator('img[src*="/download/"], img[srcset*="download"]');
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toBeVisible();

  await page.goto(`${admin}/collections/albums/${works[0]?.id}`);
  // Payload draws its form again while it loads: a click may be lost.
  const way = await page.getByRole('link', { name: 'Make certificates' }).getAttribute('href');
  await page.goto(new URL(way ?? '', page.url()).href);
  await expect(page.getByText('Selected works: 1')).toBeVisible();
  await make.click();
  // In the four languages that it lacks.
  await expect(page.getByText('Done: 1 made')).toBeVisible({ timeout: 60_000 });
  await visit(page, codes[0] ?? '');
  await expect(pictures).toHaveCount(6);
});

test('of all that a search of the list has found, and of no more', async ({ page, expected }) => {
  expected(/./);
  const admin = adminOf(exhibition.cmsUrl);
  await signInTo(page, `${admin}/login`, exhibition.editor);
  await expect(page.getByRole('link', { name: 'Check what visitors get' }).first()).toBeVisible();
  await visit(page, `${admin}/collections/albums?limit=1&search=sea`);
  await page.locator('thead input[type=checkbox]').first().check();
  const more = page.locator('#select-all-across-pages');
  await more.click();
  await expect(more).toHaveCount(0);
  const button = page.getByRole('button', { name: /^Make certificates of the \d+ selected$/ });
  const count = Number(/\d+/.exec(await button.innerText())?.[0]);
  expect(count).toBeGreaterThan(1);
  await button.click();
  await expect(page.getByText(`Selected works: ${count}`, { exact: true })).toBeVisible();

  await test.step('and the focus is somewhere when it begins and is cancelled', async () => {
    const numbers = { made: 0, unchanged: 0, next: 0, total: count, secondsLeft: null };
    const faults = { faults: [], faultCount: 0 };
    const job = { id: 'one', status: 'running', locales: ['en'], ...faults, ...numbers };
    let begun = 0;
    // Nothing is made.
    await page.route(/\/api\/certificate-jobs/, async (route) => {
      const request = route.request();
      if (request.url().endsWith('/cancel')) job.status = 'cancelled';
      else if (request.method() === 'POST') {
        begun += 1;
        await page.waitForTimeout(500);
      }
      return route.fulfill({ json: job });
    });
    const make = page.getByRole('button', { name: 'Make and publish' });
    const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
    await make.press('Enter');
    await make.press('Enter');
    await expect(cancel).toBeVisible();
    expect(begun).toBe(1);
    await expect(make).toBeFocused();
    await cancel.press('Enter');
    await expect(cancel).toHaveCount(0);
    await expect(make).toBeFocused();
  });
});
