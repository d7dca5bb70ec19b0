import AxeBuilder from '@axe-core/playwright';
import { expect, PHONE, test } from '../support/visitor';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = { wide: { width: 1440, height: 990 }, phone: PHONE };

test.describe('Everyone can use it (WCAG 2.2 AA)', () => {
  for (const [width, viewport] of Object.entries(WIDTHS)) {
    for (const path of ['/', '/fr', '/zh', '/no-such-page']) {
      test(`${path}, ${width}`, async ({ page, expected }) => {
        expected(/status of 404/);
        await page.setViewportSize(viewport);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    }
  }
});
