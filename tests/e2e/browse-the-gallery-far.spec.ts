import type { Page } from '@playwright/test';
import { sparePictures } from '../support/accessibility';
import { works } from '../support/gallery';
import { expect, holdBack, test, visit } from '../support/visitor';

/** By its address: which number it has depends on what is loaded. */
const workAt = (page: Page, href: string) => page.getByRole('main').locator(`a[href="${href}"]`);

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const chunkAt = (page: Page, number: number) =>
  page.locator(`ul[aria-label="Works from number ${number}"]`);

/** Walks on until the list is so many works long, and returns the address of that one, which is in the window. */
async function walkTo(page: Page, number: number): Promise<string> {
  const chunk = chunkAt(page, number);
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(chunk).toBeAttached({ timeout: 300 });
  }).toPass({ intervals: [50] });
  const first = chunk.getByRole('link').first();
  await chunk.scrollIntoViewIfNeeded();
  await first.scrollIntoViewIfNeeded();
  return (await first.getAttribute('href')) ?? '';
}

/** Until this entry of the history has the place and the heights as they are. */
const untilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { heights = [], top } = history.state?.heights ?? {};
        const lists = Array.from(document.querySelectorAll('main ul[data-page]'));
        const now = lists.map(({ clientHeight }) => clientHeight);
        return top === scrollY && now.join() === heights.join();
      }),
    )
    .toBe(true);

test.describe('Far down in a long list', () => {
  test.beforeEach(({ page }) => sparePictures(page));

  for (const view of ['wall', 'list']) {
    test(`${view}: back from a work leads to the same place`, async ({ page }) => {
      test.slow();
      await visit(page, `/albumsView?labelIds=2022&view=${view}`);
      const href = await walkTo(page, 61);
      const placeOfPress = workAt(page, href).evaluate(
        (link) =>
          new Promise<number>((resolve) => {
            link.addEventListener('click', () => resolve(scrollY), { once: true });
          }),
      );
      await workAt(page, href).click();
      const before = await placeOfPress;
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(workAt(page, href)).toBeInViewport();
      expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(300);
      // Nothing pulls it on to the end.
      const height = await heightOf(page);
      await page.waitForTimeout(1000);
      await expect(workAt(page, href)).toBeInViewport();
      expect(await heightOf(page)).toBeLessThan(height + 4000);
    });
  }

  // On a wall a picture that is spared has another shape than its work.
  test('list: loading the page again leads to the same place', async ({ page }) => {
    test.slow();
    await visit(page, '/albumsView?labelIds=2022&view=list');
    const href = await walkTo(page, 61);
    const place = () => page.evaluate(() => scrollY);
    await untilKept(page);
    const before = await place();
    await page.reload();
    await expect(workAt(page, href)).toBeInViewport();
    expect(Math.abs((await place()) - before)).toBeLessThan(300);
  });

  test('back from a work leads to the same place, though the window was resized before', async ({
    page,
  }) => {
    test.slow();
    await visit(page, '/albumsView?labelIds=2022&view=wall');
    const href = await walkTo(page, 61);
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: Math.round(width / 2), height });
    await chunkAt(page, 61).scrollIntoViewIfNeeded();
    await workAt(page, href).scrollIntoViewIfNeeded();
    await untilKept(page);
    await workAt(page, href).click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(workAt(page, href)).toBeInViewport();
  });

  test('the end of the page brings one page more, not all of them', async ({ page }) => {
    await visit(page, '/albumsView?labelIds=2022&view=list');
    await page.keyboard.press('End');
    await expect.poll(() => works(page).count()).toBeGreaterThan(20);
    await page.waitForTimeout(1500);
    await expect(page.locator('ul[aria-label="Works from number 101"]')).toHaveCount(0);
  });

  test('a search from there asks for what it found, and for no page beyond', async ({ page }) => {
    test.slow();
    await visit(page, '/albumsView?labelIds=2022&view=wall');
    await walkTo(page, 61);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/albums') asked.push(searchParams.get('start') ?? '');
    });
    await page.getByRole('link', { name: 'Find paintings' }).click();
    await page.getByRole('checkbox', { name: 'France' }).check();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText(/Works found: [1-9]/)).toBeVisible();
    await expect(works(page).first()).toBeVisible();
    expect(asked).toEqual(['0']);

    await test.step('and who comes back to it sees no other works first', async () => {
      const href = (await works(page).first().getAttribute('href')) ?? '';
      await works(page).first().click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const letThrough = await holdBack(page, '**/api/albums?*');
      await page.goBack();
      await expect(page.getByRole('link', { name: 'Leave out France' })).toBeVisible();
      await expect(works(page)).toHaveCount(0);
      letThrough();
      await expect(workAt(page, href)).toBeVisible();
    });
  });
});

/** What moves, of each change of the page since the last time. */
const moved = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved.splice(0));

test.describe('From the wall, the list or a country to a work', () => {
  test.beforeEach(({ page }) => sparePictures(page));
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const all: string[] = [];
      Object.assign(window, { moved: all });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (...asked) => {
        const transition = start(...asked);
        void transition.ready.then(() => {
          const groups = document.getAnimations().flatMap(({ effect }) => {
            const { pseudoElement = null } = (effect as KeyframeEffect | null) ?? {};
            const { duration } = effect?.getComputedTiming() ?? {};
            const isGroup = pseudoElement?.startsWith('::view-transition-group(work-');
            return isGroup && Number(duration) > 1 ? [String(pseudoElement)] : [];
          });
          all.push(...groups);
        });
        return transition;
      };
    }),
  );

  for (const from of [
    '/albumsView?labelIds=2022&view=wall',
    '/albumsView?labelIds=2022&view=list',
    '/countries/fr',
  ]) {
    test(`the painting moves to its place, and back (${from})`, async ({ page }) => {
      await visit(page, from);
      const work = works(page).nth(9);
      await work.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      const id = (await work.getAttribute('href'))?.split('/').at(-1);
      await work.click();
      await expect(page).toHaveURL(new RegExp(`/artwork/${id}$`));
      const move = [`::view-transition-group(work-${id})`];
      await expect.poll(() => moved(page)).toEqual(move);
      await page.goBack();
      await expect.poll(() => moved(page)).toEqual(move);
      expect(await page.evaluate(() => scrollY)).toBe(place);
      await page.goForward();
      await expect.poll(() => moved(page)).toEqual(move);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }

  test('nothing moves for who asks for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/albumsView?labelIds=2022&view=wall');
    await works(page).nth(1).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(500);
    expect(await moved(page)).toEqual([]);
  });
});
