import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, sparePictures } from '../support/accessibility';
import { TEXTS } from '../support/texts';
import { expect, PHONE, test, visit, withoutJavaScript } from '../support/visitor';

test.beforeEach(({ page }) => sparePictures(page));

/** The menu in a window that is just wide enough for the bar. */
async function openBar(page: Page, locale: 'en' | 'ar') {
  await page.setViewportSize({ width: 1152, height: 800 });
  await visit(page, `/${locale === 'en' ? '' : locale}`);
  return page.getByRole('navigation', { name: TEXTS[locale].layout.menu.main });
}

test.describe('The header menu (§1, §3 Menu item)', () => {
  test('opens and closes a submenu by the keyboard', async ({ page }) => {
    await visit(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const button = menu.getByRole('button', { name: 'Gallery' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link', { name: /online gallery/i })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();

    // An arrow opens what is closed, and leads into it.
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: /online gallery/i })).toBeFocused();
    const languages = page.getByRole('button', { name: /^Language/ });
    await languages.focus();
    await page.keyboard.press('Escape');
    await expect(languages).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitemradio').last()).toBeFocused();
  });

  test('leads to the third level, and to the page of an item that has one', async ({ page }) => {
    await visit(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const button = menu.getByRole('button', { name: 'Exhibitions' });
    const below = menu.locator('summary').filter({ hasText: 'Pages of 2024' });
    const theme = menu.locator('a[href="/exhibition/2024#theme"]');

    // With the pointer.
    await button.hover();
    await below.click();
    await expect(theme).toBeVisible();
    await expect(menu.getByRole('link', { name: /^2024/ })).toHaveAttribute(
      'href',
      '/exhibition/2024',
    );
    await expectAccessible(page);
    await menu.locator('summary').filter({ hasText: 'Pages of 2023' }).click();
    await expect(theme).toBeHidden();

    // With the keyboard, past collapsed groups.
    await button.focus();
    await page.keyboard.press('Escape');
    await expect(below).toBeHidden();
    await button.press('Enter');
    await expect(below).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: /^2024/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(below).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(theme).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/exhibition\/2024#theme$/);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('marks the page that is shown, and the item it belongs to', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    const certificates = menu.getByRole('link', { name: 'Certificates' });
    for (const [path, current] of [
      ['/cert/query', 'page'],
      ['/cert/weSearch', 'true'],
    ] as const) {
      await page.goto(path);
      await expect(certificates).toHaveAttribute('aria-current', current);
      await expect(menu.locator('[aria-current]')).toHaveCount(1);
    }
    await page.goto('/album/favorite?label=2024&seq=7');
    await expect(menu.locator('[aria-current]')).toHaveAttribute('href', '/albumsView');
  });

  test('shows all of a dozen items or more, from right to left too', async ({ page }) => {
    for (const locale of ['en', 'ar'] as const) {
      const menu = await openBar(page, locale);
      await expect(menu).toBeVisible();
      const bar = menu.getByRole('list').first();
      const { count, outside } = await bar.evaluate((list) => {
        const items = [...list.children];
        while (list.childElementCount < 12) {
          list.append(...items.map((item) => item.cloneNode(true)));
        }
        const boxes = [...list.children].map((item) => item.getBoundingClientRect());
        const { clientWidth } = document.documentElement;
        const isOut = ({ left, right }: DOMRect) => left < 0 || right > clientWidth;
        return { count: boxes.length, outside: boxes.filter(isOut).length };
      });
      expect(count).toBeGreaterThanOrEqual(12);
      expect(outside).toBe(0);
      // What an anchor leads to isn't covered by the further rows.
      const kept = () =>
        bar.evaluate((list) => {
          const { scrollPaddingTop } = getComputedStyle(document.documentElement);
          return parseFloat(scrollPaddingTop) - (list.closest('header')?.offsetHeight ?? Infinity);
        });
      await expect.poll(kept).toBeGreaterThanOrEqual(0);
    }
  });

  test('opens a submenu inwards at any row’s end, from right to left too', async ({ page }) => {
    for (const locale of ['en', 'ar'] as const) {
      const menu = await openBar(page, locale);
      const button = menu.getByRole('button').first();
      // Its row ends after it, and further rows follow.
      await menu
        .getByRole('list')
        .first()
        .evaluate((list) => {
          const end = document.createElement('li');
          end.style.flexBasis = '100%';
          const item = [...list.children].find((one) => one.querySelector('button'));
          const others = Array.from({ length: 12 }, () => list.lastElementChild!.cloneNode(true));
          list.append(...others);
          item?.after(end);
        });
      await button.click();
      const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
      await expect(panel).toBeVisible();
      const { left, right, width } = await panel.evaluate((list) => ({
        left: list.getBoundingClientRect().left,
        right: list.getBoundingClientRect().right,
        width: document.documentElement.clientWidth,
      }));
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
  });

  test('opens a link of type 2 outside', async ({ page }) => {
    await visit(page, '/');
    const outside = page.getByRole('navigation', { name: 'Main' }).locator('a[target="_blank"]');
    await expect(outside.first()).toHaveAttribute('rel', /noopener/);
    await expect(outside.first()).toContainText('opens in a new tab');
  });

  test('lets the keyboard skip to the content', async ({ page }) => {
    await visit(page, '/news');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('The header menu by touch (§2)', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

  test('opens all three levels, from right to left too', async ({ page }) => {
    await visit(page, '/ar');
    const menu = page.getByRole('navigation', { name: TEXTS.ar.layout.menu.main });
    await menu.getByRole('button').first().tap();
    await menu.locator('summary').first().tap();
    await expect(menu.locator('a[href="/ar/exhibition/2024#theme"]')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await menu.locator('a[href="/ar/exhibition/2024#theme"]').tap();
    await expect(page).toHaveURL(/\/ar\/exhibition\/2024#theme$/);
  });

  test.describe('without JavaScript', () => {
    withoutJavaScript();

    test('does so as well', async ({ page }) => {
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('button', { name: 'Exhibitions' }).focus();
      await menu.locator('summary').filter({ hasText: 'Pages of 2024' }).click();
      await menu.locator('a[href="/exhibition/2024#theme"]').click();
      await expect(page).toHaveURL(/\/exhibition\/2024#theme$/);
    });
  });
});

test.describe('The drawer on a phone (§1, §9 Drawer menu levels)', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('goes down to the third level and closes again', async ({ page }) => {
    await visit(page, '/');
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();

    const year = drawer.locator('summary').filter({ hasText: '2024' });
    if (!(await year.isVisible())) {
      await drawer.locator('summary').filter({ hasText: 'Exhibitions' }).click();
    }
    const deep = drawer.locator('a[href*="/exhibition/2024#"]').first();
    if (!(await deep.isVisible())) await year.click();
    await expect(deep).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
  });
});
