import { expectAccessible } from '../support/accessibility';
import { expect, PHONE, test } from '../support/visitor';

const WIDTHS = { wide: { width: 1440, height: 990 }, phone: PHONE };

test.describe('Everyone can use it (WCAG 2.2 AA)', () => {
  for (const [width, viewport] of Object.entries(WIDTHS)) {
    for (const path of ['/', '/fr', '/zh', '/no-such-page']) {
      test(`${path}, ${width}`, async ({ page, expected }) => {
        expected(/status of 404/);
        await page.setViewportSize(viewport);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      });
    }
  }
});
