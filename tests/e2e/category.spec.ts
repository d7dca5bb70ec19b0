import type { Page } from '@playwright/test';
import { sparePictures } from '../support/accessibility';
import { expect, test, visit, withoutJavaScript } from '../support/visitor';

const works = (page: Page) => page.getByRole('region', { name: 'Works' }).getByRole('listitem');

test.beforeEach(({ page }) => sparePictures(page));

test.describe('A visitor looks at works by category (§2 /albumsCategoryView)', () => {
  test('and filters them at once', async ({ page }) => {
    await visit(page, '/albumsCategoryView');
    await expect(works(page)).toHaveCount(12);

    const first = await works(page).first().textContent();
    await page.getByRole('radio', { name: 'Most viewed' }).check({ force: true });
    await expect(works(page).first()).not.toHaveText(first ?? '');
    await page.getByLabel('Country').selectOption({ label: 'France' });
    await expect(works(page)).toHaveCount(2);
    await page.getByLabel('Title').fill('no such work');
    await expect(page.getByRole('status').filter({ hasText: 'None of these works' })).toBeVisible();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(works(page)).toHaveCount(12);
    await expect(page.getByLabel('Title')).toHaveValue('');
  });

  test('and carries what is recommended to the gallery, but no count of views', async ({
    page,
  }) => {
    await visit(page, '/albumsCategoryView');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/albumsView\?featured=recommended$/);
    await expect(page.getByRole('link', { name: 'Leave out Recommended' })).toBeVisible();
    await page.getByRole('link', { name: 'Leave out Recommended' }).click();
    await expect(page).toHaveURL(/\/albumsView\?labelIds=2024,2023,2022,2021,2020$/);

    await visit(page, '/albumsCategoryView');
    await expect(page.getByText('Views are not counted there')).toBeVisible();
    await page.getByRole('radio', { name: 'Most viewed' }).check({ force: true });
    await page.getByLabel('Author').fill('a');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(
      /\/albumsView\?labelIds=2020%2C2021%2C2022%2C2023%2C2024&author=a$/,
    );
    await expect(
      page.getByRole('list', { name: 'What these works are' }).getByRole('listitem'),
    ).toHaveText(['Author: a']);
  });

  test('and finds a painting of any year by its title, recommended or not', async ({ page }) => {
    await visit(page, '/albumsCategoryView');
    await expect(page.getByRole('radio', { name: 'Recommended' })).toBeChecked();
    await page.getByLabel('Title').fill('The Balloon Counts the Houses');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(
      /\/albumsView\?labelIds=2020%2C2021%2C2022%2C2023%2C2024&name=The\+Balloon\+Counts\+the\+Houses$/,
    );
    await expect(page.getByRole('status').filter({ hasText: /^Works found: 1$/ })).toBeVisible();
  });

  test('and is told that a search without a word is empty (§5)', async ({ page }) => {
    await visit(page, '/albumsCategoryView');
    await page.getByRole('radio', { name: 'Most viewed' }).check({ force: true });
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/albumsView\?/);
    const said = page.getByRole('status').filter({ hasText: 'The search keyword is empty！' });
    await expect(said).toBeVisible();
  });

  test('and carries the choice to the gallery', async ({ page }) => {
    await visit(page, '/albumsCategoryView');
    await page.getByRole('radio', { name: 'Latest' }).check({ force: true });
    await page.getByLabel('Country').selectOption({ label: 'France' });
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(
      /\/albumsView\?labelIds=2020%2C2021%2C2022%2C2023%2C2024&featured=latest&country=FR$/,
    );
    await expect(page.getByRole('status').filter({ hasText: /^Works found: \d+/ })).toBeVisible();
    const filters = page.getByRole('list', { name: 'What these works are' });
    await expect(filters.getByRole('listitem')).toHaveText(['Latest first', 'France']);
    const worksOf = () =>
      page
        .locator('a[href^="/artwork/"]')
        .evaluateAll((links) =>
          links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1))),
        );
    const latest = await worksOf();
    expect(latest.length).toBeGreaterThan(2);
    expect(latest).toEqual(latest.toSorted((a, b) => b - a));
    await filters.getByRole('link', { name: 'Leave out Latest first' }).click();
    await expect(page).toHaveURL(/\/albumsView\?labelIds=2020,2021,2022,2023,2024&country=FR$/);
    await expect(async () => {
      const usual = await worksOf();
      expect(usual.length).toBeGreaterThan(2);
      expect(usual).not.toEqual(latest);
    }).toPass();
  });
});

test.describe('Without JavaScript', () => {
  withoutJavaScript();

  test('the choice is carried on as well', async ({ page }) => {
    await page.goto('/fr/albumsCategoryView');
    await expect(page.getByRole('region', { name: 'Œuvres' }).getByRole('figure')).toHaveCount(12);
    await page.getByLabel('Auteur').fill('a');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(
      /\/fr\/albumsView\?labelIds=[\d%C]+&featured=recommended&country=&name=&author=a$/,
    );
    await expect(page.getByRole('link', { name: /^Retirer Auteur/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Retirer Recommandées' })).toBeHidden();

    await page.goto('/fr/albumsCategoryView');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(/&featured=recommended&country=&name=&author=$/);
    await expect(page.getByRole('link', { name: 'Retirer Recommandées' })).toBeVisible();
  });
});
