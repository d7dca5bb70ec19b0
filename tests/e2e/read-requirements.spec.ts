import { countPages } from '../support/pdf';
import { expect, PHONE, test, visit } from '../support/visitor';

/** §1 Work requirements on every year's page. */
const FACTS = [
  /A3.*297\s×\s420\smm/,
  /JPG under 20M/,
  /resolution below 4000\s×\s4000/,
  /paper copy/,
  /Works are not returned/,
  /electronic version is used for public welfare by default/,
  /height at most 200\scm/,
  /width 120\scm.*extra line fees/,
  /No wooden frames.*three-dimensional materials/,
  /Oil paintings on canvas only/,
  /black matt frame of at most 2\.5\scm, without clips/,
];

test.describe('A visitor reads the requirements (§1, §9)', () => {
  test('from the menu', async ({ page }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.locator('summary').filter({ hasText: 'Exhibitions' }).click();
    await drawer.locator('summary').filter({ hasText: '2024' }).click();
    await drawer.locator('a[href="/exhibition/2024#requirements"]').click();

    await expect(page).toHaveURL(/\/exhibition\/2024#requirements$/);
    await expect(drawer).toBeHidden();
    const title = page.getByRole('heading', { name: 'Before you send' });
    await expect(title).toBeInViewport();
  });

  for (const year of ['2020', '2021', '2022', '2023', '2024']) {
    test(`of ${year}, every fact`, async ({ page }) => {
      await page.goto(`/exhibition/${year}`);
      const section = page.getByRole('region', { name: 'Before you send' });
      for (const fact of FACTS) await expect(section).toContainText(fact);
    });
  }

  test('and sees them drawn to scale', async ({ page }) => {
    await page.goto('/exhibition/2024');
    const section = page.getByRole('region', { name: 'Before you send' });
    const toScale = section.getByRole('img', { name: /a work 200\scm high and 120\scm wide/ });
    // What is below the fold is laid out when it is near.
    await toScale.scrollIntoViewIfNeeded();
    await expect(toScale).toBeInViewport();
    const boxes = await toScale
      .locator('rect')
      .evaluateAll((rects) => rects.map((rect) => rect.getBoundingClientRect().toJSON()));
    const [work, sheet] = boxes;
    const ofWork = (part: number, whole: number) => Math.round((part / whole) * 1000) / 1000;
    expect(ofWork(work.width, work.height)).toBeCloseTo(120 / 200, 2);
    expect(ofWork(sheet.width, work.width)).toBeCloseTo(29.7 / 120, 2);
    expect(ofWork(sheet.height, work.height)).toBeCloseTo(42 / 200, 2);
    await expect(
      section.getByRole('img', { name: 'Corner of a black matt frame, at most 2.5 cm wide' }),
    ).toBeVisible();
  });

  test('and prints them, and nothing else, on one sheet', async ({ page }) => {
    await visit(page, '/exhibition/2024');
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printing', '');
    });
    await page.getByRole('button', { name: 'Print the requirements' }).click();
    await expect(page.locator('html[data-printing]')).toHaveCount(1);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Before you send' })).toBeVisible();
    await expect(page.getByText('The 2024 exhibition')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();

    // Chromium fires the page's print events here too, before and after.
    expect(await countPages(await page.pdf({ format: 'A4' }))).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
