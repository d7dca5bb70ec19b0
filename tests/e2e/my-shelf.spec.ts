import type { Page } from '@playwright/test';
import { countPages } from '../support/pdf';
import { expect, PHONE, test, visit, withoutJavaScript } from '../support/visitor';

const works = (page: Page, name = 'Works on the shelf') =>
  page.getByRole('list', { name }).getByRole('listitem');
const order = (page: Page) => page.evaluate(() => localStorage.getItem('shelf'));

/** A device that has kept works before. */
const withShelf = (page: Page, ids: string) =>
  page.addInitScript((kept) => {
    if (!sessionStorage.getItem('filled')) localStorage.setItem('shelf', kept);
    sessionStorage.setItem('filled', 'yes');
  }, ids);

async function drag(page: Page, from: number, to: number) {
  const grip = await works(page).nth(from).getByTitle('Drag to another place').boundingBox();
  const goal = await works(page).nth(to).boundingBox();
  if (!grip || !goal) throw new Error('no such work');
  await page.mouse.move(grip.x + 20, grip.y + 20);
  await page.mouse.down();
  await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 8 });
  await page.mouse.up();
}

test.describe('A visitor keeps works on a shelf', () => {
  test('on a work’s page, in step with another tab, and no address tells which', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await visit(other, '/shelf');
    await expect(other.getByText('There is nothing on your shelf yet')).toBeVisible();
    const addresses: string[] = [];
    other.on('request', (request) => addresses.push(request.url()));
    await visit(page, '/artwork/7');
    await page.getByRole('button', { name: 'Keep on my shelf' }).click();
    await expect(page.getByRole('button', { name: 'Take off my shelf' })).toBeVisible();
    await expect(works(other)).toHaveCount(1);
    await expect(works(other).getByRole('link')).toHaveAttribute('href', '/artwork/7');
    expect(addresses.filter((address) => /works=|ids=/.test(address))).toEqual([]);
    await page.getByRole('link', { name: 'My shelf' }).click();
    await expect(works(page)).toHaveCount(1);
    await page.getByRole('button', { name: /^Take .* off my shelf$/ }).click();
    await expect(works(other)).toHaveCount(0);
  });

  test('from the wall, the list and the viewer', async ({ page }) => {
    await visit(page, '/albumsView?labelIds=2022&view=wall');
    const hearts = page.getByRole('button', { name: /^Keep on my shelf: / });
    await hearts.nth(1).click();
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await hearts.nth(3).click();
    await expect(page.getByRole('link', { name: 'My shelf (2)' })).toBeVisible();
    await hearts.nth(1).click();
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false');
    await visit(page, '/albumsView?labelIds=2022');
    await page.locator('[data-active] a').click();
    const viewer = page.getByRole('dialog');
    await viewer.getByRole('button', { name: 'Keep on my shelf' }).click();
    await viewer.getByRole('link', { name: 'My shelf' }).click();
    await expect(works(page)).toHaveCount(2);
  });

  test('and is told when the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
    });
    await visit(page, '/artwork/7');
    await page.getByRole('button', { name: 'Keep on my shelf' }).click();
    await expect(page.getByText(/^This browser keeps nothing/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep on my shelf' })).toBeVisible();
  });

  test('puts them in order by keys and by pointer, empties it and takes that back', async ({
    page,
  }) => {
    await withShelf(page, '7,8,9');
    await visit(page, '/shelf');
    const later = page.getByRole('button', { name: /one place on$/ });
    await later.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => order(page)).toBe('8,7,9');
    await expect(page.getByText(/: place 2 of 3$/)).toBeVisible();
    await expect(later.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => order(page)).toBe('8,9,7');
    await drag(page, 2, 0);
    await expect.poll(() => order(page)).toBe('7,8,9');
    await page.getByRole('button', { name: 'Empty the shelf' }).click();
    await expect(works(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(works(page)).toHaveCount(3);
    expect(await order(page)).toBe('7,8,9');
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
  });

  test('shares them by a link, which shows a gap for what is gone and changes nothing', async ({
    page,
  }) => {
    await withShelf(page, '3');
    await visit(page, '/shelf#works=8,99999999,7,nobody,%3Cscript%3E');
    await expect(works(page)).toHaveCount(4);
    await expect(page.getByText('This work is no longer shown')).toHaveCount(2);
    await expect(page.getByRole('button', { name: /one place/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(/\/shelf#works=8,/);
    await expect(works(page)).toHaveCount(4);
    await page.reload();
    await expect(page).toHaveURL(/\/shelf#works=8,/);
    await expect(works(page)).toHaveCount(4);
    expect(await order(page)).toBe('3');
    await page.getByRole('button', { name: 'Keep these' }).click();
    await expect(page).toHaveURL('/shelf');
    await expect.poll(() => order(page)).toBe('3,8,99999999,7,nobody');
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
    await page
      .getByRole('button', { name: /^Take This work is no longer/ })
      .first()
      .click();
    await expect.poll(() => order(page)).toBe('3,8,7,nobody');
  });

  test('shows them one after the other, without what is gone', async ({ page }) => {
    await withShelf(page, '7,99999999,8');
    await visit(page, '/shelf');
    await page.getByRole('button', { name: 'Slideshow' }).click();
    const show = page.getByRole('dialog', { name: 'Slideshow for a class' });
    await expect(show.locator('p', { hasText: /^1 of 2$/ })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(show.locator('p', { hasText: /^2 of 2$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(show).toHaveCount(0);
    await page.getByRole('button', { name: 'Slideshow' }).click();
    await expect(show).toBeVisible();
    await page.goBack();
    await expect(show).toHaveCount(0);
    await expect(page).toHaveURL('/shelf');
    await expect(works(page)).toHaveCount(3);
  });

  test('prints them, four on a sheet', async ({ page }) => {
    await withShelf(page, '1,2,3,4,5,6,7,8,9');
    await visit(page, '/shelf');
    await expect(works(page).getByRole('link')).toHaveCount(9);
    await page.emulateMedia({ media: 'print' });
    for (const format of ['A4', 'Letter']) {
      const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
      expect(await countPages(await page.pdf({ format, margin })), format).toBe(3);
    }
  });

  test('and is told when the works can’t be loaded', async ({ page, expected }) => {
    expected(/status of 503/);
    await withShelf(page, '7');
    const failing = (route: Parameters<Parameters<Page['route']>[1]>[0]) =>
      route.fulfill({ status: 503, json: { token: 'net.error' } });
    await page.route('**/api/shelf', failing);
    await visit(page, '/shelf');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.unroute('**/api/shelf', failing);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(works(page)).toHaveCount(1);
  });

  test('is found by no search engine', async ({ request }) => {
    expect(await (await request.get('/shelf')).text()).toMatch(/name="robots" content="noindex/);
    expect(await (await request.get('/sitemap/pages.xml')).text()).not.toContain('/shelf');
  });
});

test.describe('In Arabic, on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a visitor keeps a work and puts it in order by touch', async ({ page }) => {
    await visit(page, '/ar/artwork/7');
    await page.getByRole('button', { name: 'الاحتفاظ بها على رفّي' }).tap();
    await visit(page, '/ar/artwork/8');
    await page.getByRole('button', { name: 'الاحتفاظ بها على رفّي' }).tap();
    await page.getByRole('link', { name: 'رفّي', exact: true }).tap();
    await expect(works(page, 'الأعمال على الرف')).toHaveCount(2);
    await page
      .getByRole('button', { name: /نحو البداية$/ })
      .nth(1)
      .tap();
    await expect.poll(() => order(page)).toBe('8,7');
  });
});

test.describe('Without JavaScript', () => {
  withoutJavaScript();

  test('the shelf says why it is empty', async ({ page }) => {
    await page.goto('/shelf');
    await expect(page.getByText(/keeps the shelf by JavaScript/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
    await page.goto('/artwork/7');
    await expect(page.getByRole('button', { name: 'Keep on my shelf' })).toBeHidden();
  });
});
