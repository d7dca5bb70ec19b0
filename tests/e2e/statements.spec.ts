import { expect, test } from '../support/visitor';

const PAGES = [
  {
    path: '/privacy',
    link: 'Privacy',
    section: 'Have something taken down',
    anchor: 'removal',
    // FAVOURITES_KEEP_DAYS
    says: 'An entry is deleted 730 days after',
  },
  {
    path: '/accessibility',
    link: 'Accessibility',
    section: 'Tell us of a barrier',
    anchor: 'feedback',
    says: 'Tell us of a barrier',
  },
] as const;

test.describe('A parent reads what the site says about itself', () => {
  for (const { path, link, section, anchor, says } of PAGES) {
    test(`${path}, from the foot of any page`, async ({ page }) => {
      await page.goto('/cert/query');
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(link);
      await expect(page.getByRole('region', { name: section })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(says);
      await expect(page.getByRole('link', { name: 'Write to the exhibition' })).toHaveAttribute(
        'href',
        /^mailto:[^@]+@/,
      );
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`/fr${path}#${anchor}`);
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
    });
  }
});
