import { editorOf } from '../support/editor';
import { sharedExhibition } from '../support/programs';
import { expect, test, visit } from '../support/visitor';

const exhibition = sharedExhibition();
const editor = editorOf(exhibition);

/** What is withdrawn is gone after ten seconds, also from what is looked at again. */
const GONE_AFTER_MS = 10_000;

test('A work that is withdrawn leaves a gap when the shelf is looked at again, and no trace', async ({
  page,
}) => {
  const work = await editor.first('albums');
  await editor.change('albums', work.id, { name: 'Soon Gone' });
  await visit(page, `${exhibition.siteUrl}/artwork/${work.id}`);
  await page.getByRole('button', { name: 'Keep on my shelf' }).click();
  await visit(page, `${exhibition.siteUrl}/shelf`);
  const works = page.getByRole('list', { name: 'Works on the shelf' }).getByRole('listitem');
  await expect(works.getByText('Soon Gone').first()).toBeVisible();

  await editor.takeDown('albums', work.id);
  const lookAgain = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(works.getByText('This work is no longer shown')).toBeVisible({ timeout: 1500 });
  };
  await expect(lookAgain).toPass({ timeout: GONE_AFTER_MS });
  await expect(works).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText('Soon Gone');
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  // A slideshow would have nothing to show: it never begins.
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.getByRole('button', { name: 'Slideshow', exact: true }).click();
  const said = page.getByRole('status').filter({ hasText: 'This work is no longer shown' });
  await expect(said).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await entries()).toBe(before);

  await visit(page, `${exhibition.siteUrl}/ar/shelf`);
  await expect(page.getByText('هذا العمل لم يعد معروضًا').first()).toBeVisible();
  await page.getByRole('button', { name: /من رفّي$/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'لم يعد' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('shelf'))).toBe('');
});
