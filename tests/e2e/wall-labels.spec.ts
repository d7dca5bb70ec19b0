import AxeBuilder from '@axe-core/playwright';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from '../support/visitor';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function scan(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.describe('An organiser prints the wall labels of a year', () => {
  test('with a code that leads to the form of that work', async ({ page, baseURL }) => {
    await page.goto('/labels/2024');
    const labels = page.getByRole('main').getByRole('listitem');
    await expect(labels).toHaveCount(36);
    const label = labels.nth(6);
    await expect(label).toContainText('The Nurse With the Big Heart');
    await expect(label).toContainText('China');
    const address = await scan(await label.getByRole('img').screenshot());
    expect(address).toBe(`${baseURL}/album/favorite?label=2024&seq=7`);
    await page.goto(address ?? '');
    await expect(page.getByText('The Nurse With the Big Heart')).toBeVisible();
  });

  test('four of A6 on a sheet of A4, and nothing else', async ({ page }) => {
    await page.goto('/labels/2024');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(9);
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  });

  test('on a page that search engines leave alone', async ({ page, request }) => {
    const answer = await request.get('/fr/labels/2024');
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex"/);
    expect((await request.get('/labels/1999')).status()).toBe(404);
    await page.goto('/labels/2024');
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
