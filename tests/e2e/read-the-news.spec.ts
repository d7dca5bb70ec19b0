import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { expect, PHONE, test, visit, withoutJavaScript } from '../support/visitor';

const LONG_READ = 'How a painting travels to Paris';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem');

/** The item's address, as the list links to it. */
async function addressOf(page: Page, name: string) {
  await page.goto('/news');
  const href = await page.getByRole('link', { name }).getAttribute('href');
  return href ?? '';
}

test.describe('A visitor reads the news (§1, §2 /contentView)', () => {
  test('from the list to an item, to the next and back, by keyboard', async ({ page }) => {
    await visit(page, '/news');
    await expect(title(page)).toHaveText('What’s new');
    const days = await page
      .locator('main time')
      .evaluateAll((all) => all.map((day) => day.getAttribute('datetime') ?? ''));
    expect(days.length).toBe(10);
    expect(days).toEqual([...days].sort().reverse());

    await page.getByRole('link', { name: LONG_READ }).focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(LONG_READ);
    await expect(page).toHaveURL(/\/contentView\?id=\w+$/);
    await expect(page.getByRole('main').getByText('6 May 2024').first()).toBeVisible();

    const further = page.getByRole('navigation', { name: 'Further news' });
    await further.getByRole('link', { name: /^Next item/ }).focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(/^A very long title/);
    await further.getByRole('link', { name: /^Previous item/ }).focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(LONG_READ);
    await further.getByRole('link', { name: 'All news' }).focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('What’s new');
  });

  test('page by page', async ({ page }) => {
    await visit(page, '/news');
    await expect(cards(page)).toHaveCount(10);
    const pages = page.getByRole('navigation', { name: 'Pages of news' });
    const more = pages.getByRole('link', { name: 'More news' });
    await expect(more).toHaveAttribute('rel', 'next');
    await more.click();
    await expect(page).toHaveURL(/\/news\?page=2$/);
    await expect(pages.getByText('Page 2 of 2')).toBeVisible();
    await expect(more).toHaveCount(0);
    await pages.getByRole('link', { name: 'More recent news' }).click();
    await expect(page).toHaveURL(/\/news$/);
    const feed = page.getByRole('link', { name: 'News feed (Atom)' });
    await expect(feed).toHaveAttribute('href', '/feed/en.xml');
  });

  test('from a search engine: all is in the first HTML, and kept', async ({ page, request }) => {
    const address = await addressOf(page, 'The wall of 2024 is complete');
    await request.get(address);
    const answer = await request.get(address);
    expect(answer.headers()['x-nextjs-cache']).toMatch(/HIT|STALE/);
    const html = await answer.text();
    expect(html).toContain('<title>The wall of 2024 is complete | One World, One Future</title>');
    expect(html).toContain('<time dateTime="2024-07-26"');
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html).toContain(
      `rel="canonical" href="http://localhost:${new URL(page.url()).port}${address}"`,
    );

    // WeChat shows the first picture of the body that is larger than 300 × 300.
    const [, first = ''] = /<article[\s\S]*?(<img[^>]*>)/.exec(html) ?? [];
    const [width, height] = ['width', 'height'].map((side) =>
      Number(new RegExp(` ${side}="(\\d+)"`).exec(first)?.[1]),
    );
    expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThan(300);
    expect(first).toMatch(/ alt="[^"]{10,}"/);

    const french = await request.get(`/fr${address}`);
    expect(await french.text()).toMatch(/<html lang="fr"[\s\S]*26 juillet 2024/);
  });

  test('on a phone, where a wide table scrolls by itself', async ({ page }) => {
    const address = await addressOf(page, LONG_READ);
    await page.setViewportSize({ ...PHONE, width: 320 });
    await visit(page, address);
    const table = page.getByRole('region', { name: 'Requirements at a glance' });
    const isWider = () => table.evaluate((region) => region.scrollWidth > region.clientWidth);
    expect(await isWider()).toBe(true);
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const target = await page.getByRole('button', { name: 'Share' }).boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(44);
  });
});

test.describe('A visitor shares an item', () => {
  test('by copying its address, which is said', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const address = await addressOf(page, LONG_READ);
    await visit(page, `${address}&utm_source=letter`);
    await page.getByRole('button', { name: 'Share' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('The address was copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(address, page.url()).href);
  });

  test('by the device’s own sheet, where there is one', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (what: ShareData) => void (document.title = JSON.stringify(what)),
      });
    });
    const address = await addressOf(page, LONG_READ);
    await visit(page, address);
    await page.getByRole('button', { name: 'Share' }).press('Space');
    const there = new URL(address, page.url()).href;
    await expect(page).toHaveTitle(JSON.stringify({ title: LONG_READ, url: there }));
    await expect(page.getByText('The address was copied.')).toHaveCount(0);
  });
});

test.describe('Without JavaScript a visitor', () => {
  withoutJavaScript();

  test('reads list and item, and is offered nothing that cannot work', async ({ page }) => {
    await page.goto('/news');
    await page.getByRole('link', { name: 'More news' }).click();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(title(page)).toBeVisible();
    await page.getByRole('link', { name: /^Previous item/ }).click();
    await expect(page.getByRole('article')).toContainText(/\w{3}/);
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  });
});

test.describe('What is not there (§5)', () => {
  for (const [path, status, message] of [
    ['/contentView', 200, 'No item was chosen.'],
    ['/contentView?id=', 200, 'No item was chosen.'],
    ['/contentView?id=987654', 404, 'This item does not exist, or is no longer on show.'],
    ['/contentView?id=..%2Fnews', 404, 'This item does not exist, or is no longer on show.'],
    ['/fr/contentView?id=987654', 404, 'Cet élément n’existe pas, ou n’est plus exposé.'],
    ['/news?page=99', 404, 'This frame is still empty'],
  ] as const) {
    test(`${path} is told as ${status}`, async ({ page, expected }) => {
      expected(/status of 404/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      await expect(title(page)).toHaveText(message);
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
        'content',
        /noindex/,
      );
    });
  }
});
