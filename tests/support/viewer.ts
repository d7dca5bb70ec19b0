import { expect, type Page } from '@playwright/test';
import { active, position } from './gallery';
import { visit } from './visitor';

export const viewer = (page: Page) => page.getByRole('dialog', { name: 'Painting, full screen' });

/** "2 of 150", the position of the work in the viewer. */
export const place = (page: Page) => viewer(page).getByText(/^\d+ of \d+$/);

/** What the full screen shows of a dialog: nothing, all of it on its own ground, or something else. */
export const fullScreen = (page: Page) =>
  page.evaluate(() => {
    const full = document.fullscreenElement;
    const dialog = full?.closest('dialog');
    if (!full) return 'nothing';
    const isAll = dialog?.firstElementChild === full && dialog.childElementCount === 1;
    const ground = (element: Element) => getComputedStyle(element).background;
    return isAll && ground(full) === ground(dialog) ? 'all' : full.outerHTML.slice(0, 200);
  });

/** Opens the gallery, and the centre work in the viewer. */
export async function openViewer(page: Page, address = '/albumsView?labelIds=2022') {
  await visit(page, address);
  await expect(position(page)).toHaveText(/^2 of/);
  await active(page).click();
  await expect(viewer(page)).toBeVisible();
  await expect(viewer(page).locator('.pswp__img').first()).toBeVisible();
}
