import { active, position, recordAlbumRequests } from '../support/gallery';
import { expect, test, visit } from '../support/visitor';

const YEAR = '/albumsView?labelIds=2022';
/** Of twenty works each. */
const starts = (asked: readonly URL[]) =>
  asked.map(({ searchParams }) => searchParams.get('start'));

test.describe('A visitor comes in by a later page of a long list', () => {
  test('and walks on from there in both directions, in the carousel', async ({ page }) => {
    const asked = recordAlbumRequests(page);
    await visit(page, `${YEAR}&page=5`);
    await expect(position(page)).toHaveText('82 of 150');
    await expect.poll(() => starts(asked)).toEqual(['60']);
    await expect(page.locator('[data-index="20"]')).toBeAttached();
    for (let at = 82; at > 79; at -= 1) await page.keyboard.press('ArrowLeft');
    await expect(position(page)).toHaveText('79 of 150');
    const name = await active(page).innerText();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(active(page)).toHaveText(name, { useInnerText: true });
    for (let at = 79; at < 100; at += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => starts(asked)).toEqual(['60', '100']);
    await expect(page.locator('[data-index="40"]')).toBeAttached();
    for (let at = 100; at < 102; at += 1) await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveText('102 of 150');
    // The address says where they are.
    await expect(page).toHaveURL(`${YEAR}&page=6`);
    await page.reload();
    await expect(position(page)).toHaveText('102 of 150');
  });

  test('and stands at the first works of the whole list after a search', async ({ page }) => {
    await visit(page, `${YEAR}&page=5`);
    await expect(page.locator('[data-index="20"]')).toBeAttached();
    await page.getByRole('link', { name: 'Find paintings' }).click();
    await page.getByRole('checkbox', { name: 'France' }).check();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText(/Works found: [1-9]/)).toBeVisible();
    await page.getByRole('link', { name: 'See all works' }).click();
    await expect(position(page)).toHaveText('2 of 150');
    await expect(page).toHaveURL(YEAR);
  });

  test('and is at its first works by the menu, though they are there, and at the page again by going back', async ({
    page,
  }) => {
    await visit(page, '/albumsView?page=2');
    await expect(position(page)).toHaveText(/^22 of/);
    await expect(page.locator('[data-index="20"]')).toBeAttached();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'Gallery' }).hover();
    await menu.getByRole('link', { name: 'Online gallery' }).click();
    await expect(page).toHaveURL(/\/albumsView$/);
    await expect(position(page)).toHaveText(/^2 of/);
    await page.goBack();
    await expect(page).toHaveURL(/\/albumsView\?page=2$/);
    await expect(position(page)).toHaveText(/^22 of/);
  });

  test('and on the wall, where a button leads back', async ({ page }) => {
    await visit(page, `${YEAR}&view=wall&page=5`);
    const works = page.getByRole('list', { name: 'Works from number 61', exact: true });
    await expect(works).toHaveCount(0);
    await page.getByRole('button', { name: 'Previous page' }).press('Enter');
    await expect(works.getByRole('listitem')).toHaveCount(20);
    await expect(page.getByRole('button', { name: 'Previous page' })).toBeVisible();
  });

  test('and with the first page the button goes: the focus is at its first work', async ({
    page,
  }) => {
    await visit(page, `${YEAR}&view=wall&page=2`);
    const before = page.getByRole('button', { name: 'Previous page' });
    await before.press('Enter');
    await expect(before).toHaveCount(0);
    const works = page.getByRole('list', { name: 'Works from number 1', exact: true });
    await expect(works.getByRole('link').first()).toBeFocused();
  });
});
