import { anEmail, fillIn, FORM, captcha } from '../support/collector';
import { asAnotherVisitor, expect, test, visit } from '../support/visitor';

const CHUNKS = '**/_next/static/chunks/**';

test.beforeEach(async ({ page, expected }) => {
  expected(/net::ERR_FAILED/);
  await asAnotherVisitor(page);
});

test('A script that a bad line has lost is asked for again, and the page comes to life', async ({
  page,
}) => {
  const html = await (await page.request.get(FORM)).text();
  const lost = new Set(html.match(/\/_next\/static\/chunks\/[^"]+\.js(?=" )/g));
  expect(lost.size).toBeGreaterThan(3);
  await page.route(CHUNKS, (route) =>
    lost.delete(new URL(route.request().url()).pathname) ? route.abort() : route.continue(),
  );
  await visit(page, FORM);
  expect(lost.size).toBe(0);
  await fillIn(page, anEmail());
});

test('Where no script can be had, the page is as without them', async ({ page }) => {
  await page.route(CHUNKS, (route) => route.abort());
  await page.goto(FORM);
  const email = anEmail();
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Show the captcha image' }).click();
  await expect(page.getByRole('img', { name: 'Captcha image' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await captcha(page).fill('WRONG');
  await captcha(page).press('Enter');
  await expect(page.getByText('Invalid captcha')).toBeVisible();

  await page.goto('/albumsView');
  await expect(page.locator('a[href*="page=2"]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /music/i })).toBeHidden();
  await page.getByRole('link', { name: 'Find paintings' }).click();
  await expect(page.getByRole('heading', { name: 'Find paintings' })).toBeInViewport();
});
