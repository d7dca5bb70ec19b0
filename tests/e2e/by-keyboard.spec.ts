import type { Locator, Page } from '@playwright/test';
import { sparePictures } from '../support/accessibility';
import { type Stop, walk } from '../support/focus';
import { position } from '../support/gallery';
import { onePageOfEachKind } from '../support/pages';
import { asAnotherVisitor, expect, PHONE, test, visit } from '../support/visitor';

/** More focusable elements than are between any two on a page. */
const BETWEEN = 120;
const SKIP = 'Skip to content';
const DESK = { width: 1280, height: 720 };

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, place: Locator) {
  await expect(place).toBeVisible();
  for (let steps = 0; steps < BETWEEN; steps += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by Tab: ${String(place)}`);
}

async function follow(page: Page, place: Locator) {
  await tabTo(page, place);
  await page.keyboard.press('Enter');
}

/** Header and footer are the same on every page: they are checked once, on other pages they are skipped. */
async function placesOf(page: Page, isFirst: boolean): Promise<Stop[]> {
  if (isFirst) return walk(page, () => false);
  const [skip] = await walk(page, () => true);
  if (skip?.place.includes(SKIP)) await page.keyboard.press('Enter');
  return [...(skip ? [skip] : []), ...(await walk(page, ({ isAtFoot }) => isAtFoot))];
}

test.beforeEach(({ page }) => sparePictures(page));

/** The menu of a narrow window. */
async function openDrawer(page: Page) {
  await page.setViewportSize(PHONE);
  await visit(page, '/');
  await follow(page, page.getByRole('button', { name: 'Open menu' }));
  return page.getByRole('dialog', { name: 'Menu' });
}

test.describe('By keyboard alone, without a single click (WCAG 2.1.1), a visitor', () => {
  test('finds a painting, looks at it and the next, and comes to collect it', async ({ page }) => {
    await visit(page, '/');
    const sections = page.getByRole('navigation', { name: 'Enter the exhibition' });
    await follow(page, sections.getByRole('link', { name: 'Online Gallery' }));
    await expect(position(page)).toHaveText(/^2 of/);
    const ofAll = / of \d+$/.exec((await position(page).textContent()) ?? '')?.[0] ?? '';

    const find = page.getByRole('link', { name: 'Find paintings' });
    await follow(page, find);
    const dialog = page.getByRole('dialog', { name: 'Find your favorite paintings' });
    await expect(dialog.getByLabel('Author')).toBeFocused();
    const every = dialog.getByRole('radio', { name: 'Any initial' });
    await tabTo(page, every);
    await tabTo(page, dialog.getByPlaceholder('Type to filter countries'));
    await page.keyboard.type('kiye');
    await tabTo(page, dialog.getByRole('checkbox', { name: 'Türkiye' }));
    await page.keyboard.press('Space');
    await follow(page, dialog.getByRole('button', { name: 'Search' }));
    await expect(page).toHaveURL(/country=TR$/);
    await expect(dialog).toHaveCount(0);
    await expect(find).toBeFocused();
    // The element that had the focus before may be removed, and the focus with it.
    await expect(position(page)).not.toHaveText(new RegExp(`${ofAll}$`));

    const active = page.locator('[data-active] a');
    await follow(page, active);
    const viewer = page.getByRole('dialog', { name: 'Painting, full screen' });
    const title = viewer.getByRole('heading', { level: 1 });
    const first = (await title.textContent()) ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(title).not.toHaveText(first);
    const second = (await title.textContent()) ?? '';
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(active).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(title).toHaveText(second);

    await follow(page, viewer.getByRole('link', { name: 'Collect the painting' }));
    await expect(page).toHaveURL(/\/album\/favorite\?label=\d+&seq=\d+$/);
    await expect(page.getByRole('main')).toContainText(second);
    await tabTo(page, page.getByLabel('Name'));
  });

  test('changes the language, there and back', async ({ page }) => {
    await visit(page, '/news');
    await tabTo(page, page.getByRole('button', { name: 'Language: English' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/fr\/news$/);
    await visit(page, page.url());
    await tabTo(page, page.getByRole('banner').locator('button[aria-haspopup=menu]'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('plays a film, and takes its captions away and back', async ({ page }) => {
    await visit(page, '/videosView');
    await follow(page, page.getByRole('button', { name: /^Play “/ }));
    const film = page.getByLabel(/^Film: /);
    await expect(film).toBeFocused();
    const shown = () =>
      film.evaluate(({ textTracks }: HTMLVideoElement) =>
        [...textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
      );
    await expect.poll(shown).toEqual(['en']);
    await page.keyboard.press('c');
    expect(await shown()).toEqual([]);
    await page.keyboard.press('c');
    expect(await shown()).toEqual(['en']);
    await page.keyboard.press('k');
    expect(await film.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
    await tabTo(page, page.getByLabel('Speed'));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('Speed')).toHaveValue('1.25');
  });

  test('watches live, and comes back to the live edge', async ({ page }) => {
    await visit(page, '/videosLive');
    await follow(page, page.getByRole('button', { name: /^Play “Live:/ }));
    const film = page.getByLabel(/^Film: /);
    await expect(film).toBeFocused();
    const time = () => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
    await expect.poll(time).toBeGreaterThan(3);
    const edge = await time();
    // Once: where the stream of half a minute begins, the player goes to the live edge by itself.
    await page.keyboard.press('j');
    expect(await time()).toBeLessThan(edge);
    // The button is there from ten seconds behind, as many as one press goes back.
    await film.evaluate((video: HTMLVideoElement) => {
      video.currentTime -= 3;
    });
    await follow(page, page.getByRole('button', { name: 'Back to live' }));
    await expect.poll(time).toBeGreaterThan(edge - 2);
  });

  test('chooses by category, and carries the choice to the gallery', async ({ page }) => {
    await visit(page, '/albumsCategoryView');
    await tabTo(page, page.getByRole('radio', { name: 'Recommended' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Latest' })).toBeChecked();
    await tabTo(page, page.getByLabel('Author'));
    await page.keyboard.type('a');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/albumsView\?.*author=a/);
    await expect(page.getByRole('list', { name: 'What these works are' })).toContainText('Author');
  });

  test('opens the drawer of a narrow window, goes down to a section, and is there', async ({
    page,
  }) => {
    const drawer = await openDrawer(page);
    await follow(page, drawer.locator('summary').filter({ hasText: 'Exhibitions' }));
    await follow(page, drawer.locator('summary').filter({ hasText: '2024' }));
    await follow(page, drawer.locator('a[href*="/exhibition/2024#"]').first());
    await expect(page).toHaveURL(/\/exhibition\/2024#\w+$/);
    await expect(drawer).toBeHidden();
  });

  test('goes up through the drawer, and nothing is under its head (WCAG 2.4.11)', async ({
    page,
  }) => {
    const drawer = await openDrawer(page);
    await drawer.locator('details').evaluateAll((all) => {
      for (const one of all) one.toggleAttribute('open', true);
    });
    /** How far what has the focus is below the head; null in the head. */
    const belowTheHead = () =>
      drawer.evaluate(({ firstElementChild: head }) => {
        const focused = document.activeElement;
        if (!head || !focused || head.contains(focused)) return null;
        return focused.getBoundingClientRect().top - head.getBoundingClientRect().bottom;
      });
    await drawer.getByRole('link').last().focus();
    const distances: number[] = [];
    for (let steps = 0; steps < BETWEEN; steps += 1) {
      const distance = await belowTheHead();
      if (distance === null) break;
      distances.push(distance);
      await page.keyboard.press('Shift+Tab');
    }
    expect(distances.length).toBeGreaterThan(10);
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0);
  });
});

for (const [name, viewport] of [
  ['at a desk', DESK],
  ['on a phone with a keyboard', PHONE],
] as const) {
  test(`Every kind of page can be walked by Tab, ${name} (WCAG 2.1.1, 2.1.2, 2.4.7, 2.4.11)`, async ({
    page,
    baseURL,
    expected,
  }) => {
    test.setTimeout(300_000);
    expected(/status of 404/);
    await asAnotherVisitor(page);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const [index, path] of (await onePageOfEachKind(baseURL ?? '')).entries()) {
      await visit(page, path);
      const stops = await placesOf(page, index === 0);
      if (!stops[0]?.place.includes(SKIP)) faults.push(`${path}: no way past the menu`);
      if (!stops.at(-1)?.isAtFoot) faults.push(`${path}: no way to its foot`);
      if (index === 0) expect(stops.length).toBeGreaterThanOrEqual(10);
      for (const { place, fault } of stops) if (fault) faults.push(`${path}: ${place} ${fault}`);
    }
    expect(faults).toEqual([]);
  });
}
