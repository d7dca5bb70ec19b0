import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { expect, expectNothingSaid, PHONE, test, visit } from '../support/visitor';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Painting, full screen' });
const title = (page: Page) => viewer(page).getByRole('heading', { level: 1 });
const place = (page: Page) => viewer(page).getByText(/^\d+ of \d+$/);
const active = (page: Page) => page.locator('[data-active] a');

async function openViewer(page: Page, address = '/albumsView?labelIds=2022') {
  await visit(page, address);
  await expect(page.getByText(/^2 of \d+$/).last()).toBeVisible();
  await active(page).click();
  await expect(viewer(page)).toBeVisible();
  await expect(viewer(page).getByRole('img').first()).toBeVisible();
}

test.describe('A visitor opens the painting in the middle (§2, §4)', () => {
  test('and sees its details, at its own address; back closes it', async ({ page }) => {
    await openViewer(page);
    await expect(page).toHaveURL(/\/artwork\/\d+$/);
    await expect(place(page)).toHaveText('2 of 150');
    const panel = viewer(page).getByRole('complementary', { name: 'About this painting' });
    for (const term of ['From', 'Certificate', 'Author', 'Age']) {
      await expect(panel.getByText(term, { exact: true })).toBeVisible();
    }
    await expect(panel.getByText(/^\d+ year old$/)).toBeVisible();
    await expectAccessible(page);

    await page.goBack();
    await expect(viewer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/albumsView\?labelIds=2022$/);
    await expect(page.getByText(/^2 of 150$/).last()).toBeVisible();
  });

  test('moves on by keyboard and buttons, round and round; closing keeps the place', async ({
    page,
  }) => {
    // The next page never comes: the round is one of twenty works.
    await page.route('**/api/albums?*', () => {});
    await openViewer(page);
    const first = await title(page).textContent();
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText('3 of 150');
    await expect(title(page)).not.toHaveText(first ?? '');
    await viewer(page).getByRole('button', { name: 'Next painting' }).click();
    await expect(place(page)).toHaveText('4 of 150');
    for (const at of [3, 2, 1]) {
      await viewer(page).getByRole('button', { name: 'Previous painting' }).click();
      await expect(place(page)).toHaveText(`${at} of 150`);
    }
    await page.keyboard.press('ArrowLeft');
    await expect(place(page)).toHaveText('20 of 150');
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText('1 of 150');
    const closedAt = await place(page).textContent();

    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(page.getByText(closedAt ?? '?', { exact: true }).last()).toBeVisible();
    await expect(active(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(viewer(page)).toBeVisible();
  });

  test('zooms by the buttons', async ({ page }) => {
    await openViewer(page);
    await expect(viewer(page).getByText('100%')).toBeVisible();
    await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect(viewer(page).getByText('150%')).toBeVisible();
    await viewer(page).getByRole('button', { name: 'Zoom out' }).click();
    await expect(viewer(page).getByText('100%')).toBeVisible();
  });

  test('and keeps the focus in it', async ({ page }) => {
    await openViewer(page);
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
  });

  test('and hears music only when asked for, which is remembered', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/music/')) asked.push(request.url());
    });
    await openViewer(page);
    const music = viewer(page).getByRole('button', { name: 'Background music' });
    await expect(music).toHaveAttribute('aria-pressed', 'false');
    expect(asked).toEqual([]);
    await music.click();
    await expect(music).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await active(page).click();
    await expect(music).toHaveAttribute('aria-pressed', 'true');
    await music.click();
    await expect(music).toHaveAttribute('aria-pressed', 'false');
  });

  test('as a slideshow that the address asks for, and pauses it', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/albumsView?labelIds=2022&show=1&interval=3');
    await expect(viewer(page)).toBeVisible();
    const show = viewer(page).getByRole('button', { name: 'Slideshow' });
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await expect(place(page)).toHaveText('3 of 150');
    await show.click();
    await expect(show).toHaveAttribute('aria-pressed', 'false');
    const at = await place(page).textContent();
    await page.clock.runFor(3500);
    await expect(place(page)).toHaveText(at ?? '?');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/show=1&interval=3$/);
    await expect(viewer(page)).toHaveCount(0);
  });

  test('on a phone, with the panel below', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openViewer(page);
    await expectAccessible(page);
    await viewer(page)
      .getByRole('heading', { name: /^Comments/ })
      .scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page);
    await viewer(page).getByRole('button', { name: 'Close the viewer' }).click();
    await expect(viewer(page)).toHaveCount(0);
  });
});

/** A work with more comments than a page, by the door that the page itself uses. */
async function findTalkedAbout(page: Page) {
  for (let id = 1; id <= 264; id += 1) {
    const answer = await page.request.get(`/api/albums/${id}/comments`);
    const { total } = answer.ok() ? await answer.json() : { total: 0 };
    if (total > 40) return { id, total: Number(total) };
  }
  throw new Error('no work has more than 40 comments');
}

test.describe('The page of a work', () => {
  test('shows comments 20 at a time to who scrolls by keyboard, each page asked for once (§4)', async ({
    page,
  }) => {
    test.slow();
    const { id, total } = await findTalkedAbout(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/comments?')) asked.push(new URL(request.url()).search);
    });
    await visit(page, `/artwork/${id}`);
    const comments = page.getByRole('region', { name: 'Comments' }).getByRole('listitem');
    await expect(comments.first()).toBeVisible();
    await expect(page.getByText(/^\d{4}-\d{2}-\d{2}$/).first()).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('End');
      await page.keyboard.press('PageUp');
      await expect(page.getByText('These are all comments.')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(comments).toHaveCount(total);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).toHaveLength(Math.ceil(total / 20) - 1);
  });

  test('says nothing of comments that fail (§8)', async ({ page, expected }) => {
    expected(/status of 502/);
    await page.route('**/comments?*', (route) =>
      route.fulfill({ status: 502, json: { token: 'net.error' } }),
    );
    await openViewer(page);
    const comments = viewer(page).getByRole('region', { name: 'Comments' });
    const more = comments.getByRole('button', { name: 'More comments' });
    await expect(more).toBeVisible();
    await expect(comments).toHaveText('Comments More comments');
    await expectNothingSaid(page);
    await page.unroute('**/comments?*');
    await more.click();
    await expect(comments.getByText(/These are all|Nobody has left/)).toBeVisible();
    await expect(more).toHaveCount(0);
  });

  test('leads to the works beside it, the certificate and the collecting', async ({ page }) => {
    await visit(page, '/albumsView?labelIds=2022&view=list');
    await page.getByRole('list').getByRole('link').nth(4).click();
    await expect(page).toHaveURL(/\/artwork\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'Collect the painting' })).toHaveAttribute(
      'href',
      /^\/album\/favorite\?label=2022&seq=\d+$/,
    );
    await expect(page.getByRole('link', { name: /^WE2022-/ })).toHaveAttribute(
      'href',
      /^\/cert\/query\?unicode=WE2022-/,
    );
    const address = page.url();
    await page.getByRole('link', { name: 'Next work' }).click();
    await expect(page).not.toHaveURL(address);
    await page.getByRole('link', { name: 'Previous work' }).click();
    await expect(page).toHaveURL(address);
  });

  test('is 404 for an unknown work, in the language of the address', async ({ page, expected }) => {
    expected(/status of 404/);
    for (const path of ['/artwork/99999999', '/artwork/nobody', '/fr/artwork/99999999']) {
      const response = await visit(page, path);
      expect(response?.status()).toBe(404);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('is whole at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, '/fr/artwork/30');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ expected }) => expected(/^csp: .*\/_next\/static\/chunks\//));

  test('a work has its page, with its comments', async ({ page }) => {
    await page.goto('/albumsView?labelIds=2022&view=list');
    await page.getByRole('list').getByRole('link').nth(4).click();
    await expect(page.getByText('Author', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Comments/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Collect the painting' })).toBeVisible();
  });

  test('all comments can be read, page by page', async ({ page, expected }) => {
    expected(/status of 404/);
    const { id, total } = await findTalkedAbout(page);
    await page.goto(`/artwork/${id}`);
    const read = new Set<string>();
    const comments = page.locator('li:has(time)');
    for (let pages = 1; ; pages += 1) {
      for (const text of await comments.allInnerTexts()) read.add(text);
      const older = page.getByRole('link', { name: 'Older comments' });
      if ((await older.count()) === 0) break;
      await older.click();
      await expect(page).toHaveURL(new RegExp(`/artwork/${id}/comments/${pages + 1}$`));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    }
    expect(read.size).toBe(total);
    await page.getByRole('link', { name: 'Back to the painting' }).click();
    await expect(page).toHaveURL(new RegExp(`/artwork/${id}$`));
    const beyond = await page.goto(`/artwork/${id}/comments/99`);
    expect(beyond?.status()).toBe(404);
  });
});
