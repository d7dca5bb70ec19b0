import type { Page } from '@playwright/test';
import { askAgain } from '../support/gallery';
import { openViewer, viewer } from '../support/viewer';
import { expect, expectNothingSaid, test, visit, withoutJavaScript } from '../support/visitor';

/** A work with more comments than fit on a page, found by the page's own endpoint. */
async function findTalkedAbout(page: Page) {
  for (let id = 1; id <= 264; id += 1) {
    const answer = await page.request.get(`/api/albums/${id}/comments`);
    const { total } = answer.ok() ? await answer.json() : { total: 0 };
    if (total > 40) return { id, total: Number(total) };
  }
  throw new Error('no work has more than 40 comments');
}

test.describe('A visitor reads the page of a work', () => {
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
      await expect(page.getByText('These are all the comments.')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(comments).toHaveCount(total);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).toHaveLength(Math.ceil(total / 20) - 1);
  });

  test('says nothing of comments that fail (§8)', async ({ page, expected }) => {
    expected(/status of 502/);
    const address = '**/comments?*';
    await page.route(address, (route) =>
      route.fulfill({ status: 502, json: { token: 'net.error' } }),
    );
    await openViewer(page);
    const comments = viewer(page).getByRole('region', { name: 'Comments' });
    const more = comments.getByRole('button', { name: 'More comments' });
    await expect(more).toBeVisible();
    await expect(comments).toHaveText('Comments More comments');
    await expectNothingSaid(page);
    await askAgain(page, more, address, () => page.unroute(address));
    await expect(comments.getByText(/These are all|Nobody has left/)).toBeVisible();
    await expect(more).toHaveCount(0);
  });

  test('leads to the works beside it, the certificate and the collecting', async ({ page }) => {
    await visit(page, '/albumsView?labelIds=2022&view=list');
    await page.getByRole('list').getByRole('link').nth(4).click();
    await expect(page).toHaveURL(/\/artwork\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const collect = page.getByRole('link', { name: 'Collect the painting' });
    await expect(collect).toHaveAttribute('href', /^\/album\/favorite\?label=2022&seq=\d+$/);
    await expect(collect).toHaveAttribute('rel', 'nofollow');
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
});

test.describe('Without JavaScript', () => {
  withoutJavaScript();

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
