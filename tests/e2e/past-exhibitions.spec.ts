import { expect, test, visit } from '../support/visitor';

const GRID = { columns: 6, imageHeight: 200 };

test.describe('A visitor looks back at past exhibitions (§2 /, §9 Past exhibition grid)', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/');
  });

  test('in 13 pictures, 6 to a row, 200 px high', async ({ page }) => {
    const pictures = page.getByRole('link', { name: /^Open picture \d+ of 13/ });
    await expect(pictures).toHaveCount(13);
    const boxes = await Promise.all((await pictures.all()).map((one) => one.boundingBox()));
    const firstRow = boxes.filter((box) => box?.y === boxes[0]?.y);
    expect(firstRow).toHaveLength(GRID.columns);
    const heights = await pictures
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height));
    for (const height of heights)
      expect(Math.abs(height - GRID.imageHeight)).toBeLessThanOrEqual(1);
  });

  test('in a full-screen viewer, by mouse and keyboard', async ({ page }) => {
    const third = page.getByRole('link', { name: 'Open picture 3 of 13' });
    await third.click();
    const viewer = page.getByRole('dialog', { name: /Past exhibitions/ });
    await expect(viewer).toBeVisible();
    await expect(viewer).toContainText(/3.*13/);
    const window = page.viewportSize();
    await expect.poll(() => viewer.boundingBox()).toMatchObject({ x: 0, y: 0, ...window });
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText(/4.*13/);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(
      page.getByRole('link', { name: /^Open picture [34] of 13/ }).and(page.locator(':focus')),
    ).toHaveCount(1);
  });

  test('and opens it with Enter', async ({ page }) => {
    await page.getByRole('link', { name: 'Open picture 1 of 13' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /Past exhibitions/ })).toBeVisible();
  });
});
