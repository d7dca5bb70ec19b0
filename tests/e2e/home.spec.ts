import { expect, test, visit } from '../support/visitor';

const YEARS = ['2020', '2021', '2022', '2023', '2024'];

test.describe('A visitor arrives at the home page (§2 /)', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/');
  });

  test('and finds what it is about, the sections, featured works and the contact', async ({
    page,
  }) => {
    await test.step('title, subtitle and introduction', async () => {
      await expect(page).toHaveTitle(/One World, One Future/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/One World,\s*One Future/);
      const introduction = page.getByText(/international online art exhibition/i);
      await expect(introduction.first()).toBeVisible();
      await expect(page.getByText('works selected in 2022')).toBeVisible();
    });

    await test.step('the four sections', async () => {
      const nav = page.getByRole('navigation', { name: 'Enter the exhibition' });
      await expect(nav.getByRole('link')).toHaveCount(4);
      const paths = { 'Online Gallery': '/albumsView', 'Online Video': '/videosView' };
      for (const [name, path] of Object.entries({ ...paths, 'Live Video': '/videosLive' })) {
        await expect(nav.getByRole('link', { name })).toHaveAttribute('href', path);
      }
      await expect(nav.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', /^https:/);
    });

    await test.step('twenty featured works, each with its label', async () => {
      const works = page.getByRole('list', { name: 'Featured works' }).getByRole('listitem');
      await expect(works).toHaveCount(20);
      await expect(works.first().locator('img').first()).toBeVisible();
      await expect(works.first()).toContainText('year old');
      // Title and artist once: the label says them, so the picture doesn't.
      await expect(works.first().getByRole('link')).not.toHaveAccessibleName(/, a painting by /);
    });

    await test.step('the contact in the footer', async () => {
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('heading').first()).toBeVisible();
      await expect(footer.getByRole('link').first()).toBeVisible();
    });
  });

  test('and moves along the wall by the buttons', async ({ page }) => {
    const wall = page.getByRole('list', { name: 'Featured works' });
    await wall.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Next works' }).click();
    await expect.poll(() => wall.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Previous works' }).click();
    await expect.poll(() => wall.evaluate((list) => list.scrollLeft)).toBeLessThan(50);
  });

  test('and turns the years by the arrow keys', async ({ page }) => {
    const tab = (name: string) => page.getByRole('tab', { name });
    for (const year of YEARS) await expect(tab(year)).toBeVisible();
    await tab('2024').focus();
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab').nth(1)).toBeFocused();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    // Who looks at a year comes back to it, whether or not the page was loaded anew.
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await expect(page).not.toHaveURL('/');
    await page.goBack();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('and reads each year beside its disc, however many there are (WCAG 1.4.3)', async ({
    page,
  }) => {
    const list = page.getByRole('tablist');
    /** How many of so many tabs have a number over their disc. */
    const covered = (count: number) =>
      list.evaluate((tabs, length) => {
        const [first] = tabs.children;
        tabs.replaceChildren(...Array.from({ length }, () => first!.cloneNode(true)));
        const isCovered = ({ children }: Element) => {
          const [disc, number] = [...children].map((child) => child.getBoundingClientRect());
          if (!disc || !number) return true;
          const isBeside = disc.left >= number.right - 1 || disc.right <= number.left + 1;
          return !isBeside && disc.bottom > number.top + 1;
        };
        return [...tabs.children].filter(isCovered).length;
      }, count);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const count of [2, 5, 7, 9]) {
        expect(await covered(count), `${count} at ${width} px`).toBe(0);
      }
    }
  });
});

test.describe('The promo film (§2 /)', () => {
  test('can be paused and goes on', async ({ page }) => {
    await page.goto('/');
    const isPaused = () => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused);
    await page.getByRole('button', { name: 'Pause the film' }).click();
    await expect.poll(isPaused).toBe(true);
    await page.getByRole('button', { name: 'Play the film' }).click();
    await expect.poll(isPaused).toBe(false);
  });

  test('stands still while it is out of sight', async ({ page }) => {
    await page.goto('/');
    const isPaused = () => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused);
    const pause = page.getByRole('button', { name: 'Pause the film' });
    await expect(pause).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(isPaused).toBe(true);
    await expect(pause).toBeAttached();
    await pause.scrollIntoViewIfNeeded();
    await expect.poll(isPaused).toBe(false);
  });

  test('can be played again when the line was lost while it played', async ({ page }) => {
    await page.goto('/');
    const film = page.locator('video');
    await expect(film).toBeVisible();
    // As the browser tells of MEDIA_ERR_NETWORK.
    await film.evaluate((video) => video.dispatchEvent(new Event('error')));
    await expect(film).toHaveCount(0);
    await page.getByRole('button', { name: 'Play the film' }).click();
    await expect(film).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible();
  });

  test('is not shown to who asks for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
  });
});
