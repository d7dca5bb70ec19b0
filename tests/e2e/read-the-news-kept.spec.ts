import { editorOf, timeUntil } from '../support/editor';
import { sharedExhibition } from '../support/programs';
import { noteShifts } from '../support/shifts';
import { expect, test } from '../support/visitor';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const exhibition = sharedExhibition();
const editor = editorOf(exhibition);

const addressOf = (id: string, prefix = '') =>
  `${exhibition.siteUrl}${prefix}/contentView?id=${id}`;
const statusOf = async (address: string) => (await fetch(address)).status;

test('What an editor publishes, changes and takes down is seen within 5 seconds', async () => {
  const list = `${exhibition.siteUrl}/news`;
  await fetch(list);
  const fields = {
    title: 'Fresh paint',
    html: '<p>Do not touch.</p>',
    sTime: '2031-01-01T00:00:00Z',
  };
  const id = await editor.publish('news', fields);
  const listed = await timeUntil(list, (html) => html.includes('Fresh paint'));
  const address = addressOf(id);
  expect(await (await fetch(address)).text()).toContain('Do not touch.');

  await editor.change('news', id, { html: '<p>You may touch now.</p>' });
  const changed = await timeUntil(address, (html) => html.includes('You may touch now.'));

  await editor.takeDown('news', id);
  const unlisted = await timeUntil(list, (html) => !html.includes('Fresh paint'));
  await expect.poll(() => statusOf(address), { timeout: 5000, intervals: [100] }).toBe(404);
  console.log(
    `  published → listed ${listed} ms, changed → seen ${changed} ms, down → gone ${unlisted} ms`,
  );
});

test('A text in another language than the page says so', async ({ page }) => {
  const fields = {
    title: 'Only in English',
    html: '<p>Every word.</p>',
    sTime: '2021-01-01T00:00:00Z',
  };
  const id = await editor.publish('news', fields);
  await page.goto(addressOf(id, '/zh'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('article').locator('div[lang="en"]')).toHaveText('Every word.');

  await editor.change('news', id, { title: '中文标题' }, { locale: 'zh' });
  await timeUntil(addressOf(id, '/zh'), (html) => html.includes('中文标题'));
  await page.goto(addressOf(id, '/zh'));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
  await expect(page.getByRole('article').locator('div[lang="en"]')).toHaveText('Every word.');
});

test('A picture without a size has its place from the start', async ({ page }) => {
  const [picture, other] = await editor.find('media', 'where[width][greater_than]=800');
  const { filename, width, height } = picture ?? {};
  const html = `<p>Before.</p><img src="/download/${String(filename)}"><p>After.</p>`;
  const id = await editor.publish('news', {
    title: 'Measured',
    html,
    draft: { icon: other?.id },
    sTime: '2021-01-01T00:00:00Z',
  });
  await page.addInitScript(noteShifts);
  await page.goto(addressOf(id));
  const img = page.getByRole('article').locator('img').last();
  await expect(img).toHaveAttribute('width', String(width));
  await expect(img).toHaveAttribute('height', String(height));
  await expect(img).toHaveAttribute('loading', 'lazy');
  await img.scrollIntoViewIfNeeded();
  await expect
    .poll(() => img.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
});

test('While the CMS is stopped, list and item stay, and an item never seen is a 503', async ({
  page,
}) => {
  // The CMS tells twice of what was taken down, two seconds apart: the pages are made anew each time.
  await page.waitForTimeout(2500);
  const kept = [`${exhibition.siteUrl}/news`, addressOf('9')];
  for (const address of kept) expect(await statusOf(address)).toBe(200);
  await exhibition.cms.stop();
  for (const address of [...kept, ...kept]) {
    expect((await page.request.get(address)).status()).toBe(200);
  }
  expect(await statusOf(addressOf('9', '/zh'))).toBe(503);
  await exhibition.cms.start();
  await expect.poll(() => statusOf(addressOf('9', '/zh')), { timeout: 20_000 }).toBe(200);
});

test('When there is no news, the page says so and leads on', async ({ page }) => {
  const all = await editor.find('news');
  for (const { id } of all) await editor.takeDown('news', String(id));
  const address = `${exhibition.siteUrl}/news`;
  await timeUntil(address, (html) => html.includes('Nothing to report yet'), 10_000);
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
  await page.getByRole('link', { name: 'Visit the online gallery' }).click();
  await expect(page).toHaveURL(/\/albumsView$/);
});
