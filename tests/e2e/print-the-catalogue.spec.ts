import { overfull, printed } from '../support/book';
import { linksOf } from '../support/pdf';
import { asAnotherVisitor, DESK, expect, NARROW, PHONE, test } from '../support/visitor';

const A4 = { width: 595, height: 842 };
const LETTER = { width: 612, height: 792 };

test.describe('A teacher prints a year as a book', () => {
  test.describe.configure({ timeout: 120_000 });

  for (const [address, paper] of [
    ['/catalogue/2024', A4],
    ['/catalogue/2024?with=fr&paper=letter', LETTER],
    ['/ar/catalogue/2024', A4],
    ['/zh/catalogue/2024?with=fr', A4],
  ] as const) {
    test(`each sheet on one page, each number where it says: ${address}`, async ({ page }) => {
      await asAnotherVisitor(page);
      const { pdf, pages } = await printed(page, address);
      expect(await overfull(page)).toEqual([]);
      expect(pages).toHaveLength(await page.locator('main section').count());
      for (const [at, { width, height }] of pages.entries()) {
        const size = { width: Math.round(width), height: Math.round(height) };
        expect(size, `page ${at + 1}`).toEqual(paper);
      }
      for (const [at, { text }] of pages.entries()) {
        const foot = new RegExp(`2024${at + 1}$|${at + 1}One.*2024$`);
        if (at > 0) expect(text, `page ${at + 1}`).toMatch(foot);
      }
      const { addresses, places } = linksOf(pdf);
      expect(places.length).toBeGreaterThan(70);
      expect(addresses.filter((one) => one.includes('/artwork/'))).toHaveLength(36);
    });
  }

  test('its index is right, its pictures are whole and as sharp as the files', async ({ page }) => {
    const { pages } = await printed(page, '/catalogue/2024');
    const files = page.locator('main section img[data-for-paper]');
    const sizes = await files.evaluateAll((images) =>
      images.map((image) => [image.getAttribute('width'), image.getAttribute('height')].join('×')),
    );
    const inPdf = pages.flatMap(({ pictures }) =>
      pictures.map(({ width, height }) => `${width}×${height}`),
    );
    expect(sizes.length).toBe(37);
    // One is on the cover and on its own sheet; the PDF holds it once or twice, whole in each case.
    for (const size of sizes) expect(inPdf).toContain(size);

    const row = page.locator('#by-author').getByRole('link').nth(3);
    const number = Number(await row.locator('span').last().textContent());
    const author = (await row.locator('bdi').first().textContent()) ?? '-';
    expect(pages[number - 1]?.text).toContain(author.replace(/\s/g, ''));
    await row.click();
    await expect(page.locator(`${await row.getAttribute('href')}`)).toBeInViewport();
  });

  test('chosen by a form without a script, in two languages', async ({
    browser,
    baseURL,
    watched,
  }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const context = watched(plain, /^csp: .*\.js$/);
    const page = await context.newPage();
    await page.goto('/catalogue/2024');
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.getByLabel('Language', { exact: true }).selectOption('fr');
    await page.getByLabel('Second language').selectOption('zh');
    await page.getByLabel('Paper').selectOption('letter');
    await page.getByRole('button', { name: 'Show the book' }).click();
    await expect(page).toHaveURL('/fr/catalogue/2024?with=zh&paper=letter');
    await expect(page.locator('main section [lang=zh]').first()).toBeVisible();
    await expect(page.getByLabel('Papier')).toHaveValue('letter');
    await context.close();
  });

  test('with Arabic titles that nothing slants, in our own letters', async ({ page }) => {
    await page.goto('/catalogue/2024?with=ar');
    const title = page.locator('main section [lang=ar] em').first();
    await expect(title).toHaveCSS('font-synthesis-style', 'none');
    await expect(title).toHaveCSS('font-family', /^arabicText/);
  });

  test('found by search engines in its usual form alone', async ({ request }) => {
    const robots = /<meta name="robots" content="([^"]+)"/;
    // The second as the form sends it.
    for (const usual of ['/catalogue/2024', '/fr/catalogue/2024?with=en&paper=a4']) {
      const html = await (await request.get(usual)).text();
      expect(robots.exec(html)?.[1], usual).not.toContain('noindex');
    }
    for (const other of ['/catalogue/2024?with=fr', '/fr/catalogue/2024?paper=letter']) {
      const html = await (await request.get(other)).text();
      expect(robots.exec(html)?.[1], other).toContain('noindex');
      expect(html, other).not.toMatch(/rel="canonical"|og:url/);
    }
    expect(await (await request.get('/sitemap/pages.xml')).text()).toContain('/ar/catalogue/2024<');
    for (const none of ['/catalogue/1999', '/catalogue/2024/2', '/catalogue/2024?with=fr&page=9'])
      expect((await request.get(none)).status(), none).toBe(none.includes('page=9') ? 200 : 404);
  });

  for (const viewport of [DESK, PHONE, NARROW])
    test(`seen before it is printed, ${viewport.width} px wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/exhibition/2024');
      await page.getByRole('link', { name: 'Catalogue for print' }).click();
      await expect(page).toHaveURL('/catalogue/2024');
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
      await expect(page.locator('h1')).toHaveCount(1);
      const cover = page.locator('main section').first();
      await expect(cover.getByRole('heading', { level: 2 })).toHaveCount(1);
      const box = await page.locator('main section').nth(4).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    });
});
