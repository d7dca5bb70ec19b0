import { expectAccessible, sparePictures } from '../support/accessibility';
import { active, askAgain, works, WORKS } from '../support/gallery';
import { expect, holdBack, test, visit, withoutJavaScript } from '../support/visitor';

test.beforeEach(({ page }) => sparePictures(page));

test.describe('Three views of the same list (§2)', () => {
  test('are an address each, and keep the works that are there', async ({ page }) => {
    await visit(page, '/albumsView?labelIds=2022');
    for (const [name, view] of [
      ['Wall', 'wall'],
      ['List', 'list'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`view=${view}$`));
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(works(page).first()).toBeVisible();
    }
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Wall', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );

    await test.step('and the menu leads to all works, which are there at once', async () => {
      await page.route('**/api/albums?*', () => {});
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('button', { name: 'Gallery' }).hover();
      await menu.getByRole('link', { name: 'Online gallery' }).click();
      await expect(page).toHaveURL(/\/albumsView$/);
      await expect(active(page)).toBeVisible();
    });
  });

  for (const view of ['wall', 'list']) {
    test(`${view}: a work is a link to its page, and back leads to the same place`, async ({
      page,
      context,
    }) => {
      await visit(page, `/albumsView?labelIds=2022&view=${view}`);
      const seen = await works(page).allInnerTexts();
      const order = await page.request.get('/api/albums?labelIds=2022&start=0');
      const { items } = await order.json();
      const authors = items.map(({ author }: { author: string }) => author);
      // More may be loaded already: the wall requests them early.
      expect(authors.map((author: string, index: number) => seen[index]?.includes(author))).toEqual(
        authors.map(() => true),
      );

      const tab = context.waitForEvent('page');
      await works(page)
        .nth(7)
        .click({ modifiers: ['ControlOrMeta'] });
      await expect(await tab).toHaveURL(/\/artwork\/\d+$/);
      await works(page).nth(7).click();
      await expect(page).toHaveURL(/\/artwork\/\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`view=${view}$`));
      await expect(works(page).nth(7)).toBeInViewport();
    });
  }

  test('the wall grows as the visitor walks on, and what is far from sight leaves the page', async ({
    page,
  }) => {
    test.slow();
    await visit(page, '/albumsView?labelIds=2022&view=wall');
    for (const number of [21, 41, 61, 81, 101, 121, 141]) {
      // By markup: what is far from the viewport has no role.
      const next = page.locator(`ul[aria-label="Works from number ${number}"]`);
      await expect(async () => {
        await page.mouse.wheel(0, 3000);
        await expect(next).toBeAttached({ timeout: 300 });
      }).toPass({ intervals: [50] });
    }
    await expect.poll(() => works(page).count()).toBeLessThan(150);
  });

  for (const view of ['wall', 'list']) {
    test(`${view}: when more works have come at last, the focus is at the first of them`, async ({
      page,
      expected,
    }) => {
      expected(/status of 502/);
      await page.route(WORKS, (route) =>
        route.fulfill({ status: 502, json: { token: 'net.error' } }),
      );
      await visit(page, `/albumsView?labelIds=2022&view=${view}`);
      await works(page).last().scrollIntoViewIfNeeded();
      const more = page.getByRole('button', { name: 'More works' });
      await askAgain(page, more, WORKS, () => page.unroute(WORKS));
      const next = page.getByRole('list', { name: 'Works from number 21', exact: true });
      await expect(next.getByRole('link').first()).toBeFocused();
    });
  }

  test('on a slow network the wall shows that more is coming, without moving anything', async ({
    page,
  }) => {
    const letThrough = await holdBack(page, '**/api/albums?*');
    await visit(page, '/albumsView?labelIds=2022&view=wall');
    const first = works(page).first();
    const before = await first.boundingBox();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const said = page.getByRole('status').filter({ hasText: 'More works are on their way.' });
    await expect(said).toBeAttached();
    await expect(page.locator('[data-awaited] > span').first()).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await first.boundingBox()).toEqual(before);

    letThrough();
    await expect(page.getByRole('list', { name: 'Works from number 21' })).toBeAttached();
    await expect(said).toHaveCount(0);
  });
});

test.describe('Without JavaScript', () => {
  withoutJavaScript();

  for (const view of ['', 'wall', 'list']) {
    test(`a visitor reads the first twenty works (view "${view}")`, async ({ page }) => {
      await page.goto(`/albumsView?labelIds=2022${view && `&view=${view}`}`);
      const links = page.getByRole('main').locator('a[href^="/artwork/"]');
      await expect(links).toHaveCount(20);
      await expect(links.last()).toBeVisible();
      await expect(page.getByText(/year old/).filter({ visible: true })).toHaveCount(20);
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL(/page=2$/);
      await expect(links).toHaveCount(20);
      await expect(page.getByRole('link', { name: 'Previous page' })).toBeVisible();
    });
  }

  test('a visitor searches', async ({ page }) => {
    await page.goto('/albumsView?labelIds=2022');
    await page.getByRole('link', { name: 'Find paintings' }).click();
    await page.getByRole('checkbox', { name: 'France' }).check();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/country=FR/);
    await expect(page.getByText(/Works found: [1-9]/)).toBeVisible();
    await page.getByRole('link', { name: 'See all works' }).click();
    await expect(page).toHaveURL(/albumsView\?labelIds=2022$/);
  });

  test('a search without a word says so', async ({ page }) => {
    await page.goto('/albumsView');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('alert')).toHaveText('The search keyword is empty！');
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Author' })).toBeFocused();
  });

  for (const [order, name] of Object.entries({
    'featured=latest': 'Latest first',
    'order=rainbow': 'As a rainbow',
  })) {
    test(`so does one in another order, which stays (${order})`, async ({ page }) => {
      await page.goto(`/albumsView?labelIds=2022&view=wall&${order}`);
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('alert')).toHaveText('The search keyword is empty！');
      const orders = page.getByRole('navigation', { name: 'Order' });
      await expect(orders.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
      await page.getByRole('link', { name: 'Refresh' }).click();
      await expect(page).toHaveURL('/albumsView?labelIds=2022&view=wall');
    });
  }
});
