import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, sparePictures } from '../support/accessibility';
import { countPages } from '../support/pdf';
import { anAddress, expect, NARROW, test, visit } from '../support/visitor';

const works = (page: Page) =>
  page.getByRole('list', { name: 'Works on the shelf' }).getByRole('listitem');

const MOST = 200;
const all = Array.from({ length: MOST }, (_, index) => String(index + 1)).join();

const withStored = (page: Page, text: string) =>
  page.addInitScript((stored) => localStorage.setItem('shelf', stored), text);

test.describe('Whatever a link or a store has in it', () => {
  for (const [name, ids, shown] of [
    ['a list without end', `${'7,'.repeat(250_000)}8`, 1],
    ['many ids', Array.from({ length: 200_000 }, (_, index) => index).join(), MOST],
    ['numbers that are none', '-1,0,1e9,99999999999999999999,7,NaN,007', 7],
    ['a script', '%3Cscript%3Ealert(1)%3C/script%3E,"><img src=x onerror=alert(1)>,7', 1],
    ['one wrong id', 'nobody', 1],
    ['nothing', ',,,', 0],
  ] as const) {
    test(`a shelf is shown: ${name}`, async ({ page }) => {
      page.on('dialog', () => expect('a script ran').toBe(''));
      await visit(page, '/shelf');
      await page.evaluate((list) => (location.hash = `works=${list}`), ids);
      await expect(page.getByRole('button', { name: 'My own shelf' })).toBeVisible();
      await expect(works(page)).toHaveCount(shown);
      await expect(works(page).locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    });
  }

  for (const [name, stored, shown] of [
    ['markup', '<img src=x onerror=alert(1)>', 0],
    ['another format', '{"works":[7,8]}', 0],
    ['megabytes', `${'x'.repeat(1_000_000)},7`, 0],
    ['an id among rubbish', '\u0000,🎨,7,../8', 1],
  ] as const) {
    test(`and a store filled by hand: ${name}`, async ({ page }) => {
      await withStored(page, stored);
      await visit(page, '/shelf');
      await expect(works(page)).toHaveCount(shown);
      await visit(page, '/artwork/9');
      await page.getByRole('button', { name: 'Keep on my shelf' }).click();
      await expect(page.getByRole('button', { name: 'Take off my shelf' })).toBeVisible();
    });
  }

  test('and a store that may not even be read', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('', 'SecurityError');
        },
      }),
    );
    await visit(page, '/shelf');
    await expect(page.getByText('There is nothing on your shelf yet')).toBeVisible();
    await visit(page, '/shelf#works=7');
    await page.getByRole('button', { name: 'Keep these' }).click();
    await expect(page.getByText(/^This browser keeps nothing/)).toBeVisible();
  });
});

test.describe('A full shelf', () => {
  test.use({ viewport: NARROW });

  test('fits 320 px, takes no more, and is printed on fifty sheets', async ({ page }) => {
    test.slow();
    await sparePictures(page);
    await withStored(page, all);
    for (const locale of ['/ar', '']) {
      await visit(page, `${locale}/shelf`);
      await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(
        MOST,
      );
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /one place on$/ })
      .first()
      .click();
    await expect(page.getByText(/: place 2 of 200$/)).toBeVisible();
    const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
    expect(await countPages(await page.pdf({ format: 'A4', margin }))).toBe(MOST / 4);
    await visit(page, '/artwork/201');
    await page.getByRole('button', { name: 'Keep on my shelf' }).click();
    await expect(page.getByText('Your shelf is full: it holds 200 works.')).toBeVisible();
  });
});

test('A stranger gets no more from the shelf’s endpoint than a shelf, and not without end', async ({
  request,
  baseURL,
}) => {
  const headers = { origin: String(baseURL), 'x-visitor': anAddress() };
  const ask = (ids: readonly string[]) =>
    request.post('/api/shelf', { headers, data: { ids, locale: 'en' } });
  const many = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
  expect((await ask(many(10_000))).status()).toBe(413);
  expect((await ask(many(MOST + 1))).status()).toBe(400);
  expect((await request.get('/api/shelf')).status()).toBe(405);
  const { items } = await (await ask(many(MOST))).json();
  expect(items).toHaveLength(MOST);
  const statuses: number[] = [];
  for (let at = 0; at < 20; at += 1)
    statuses.push(
      ...(await Promise.all(many(20).map(async () => (await ask(['nobody'])).status()))),
    );
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});
