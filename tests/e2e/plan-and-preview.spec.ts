import type { Locator, Page } from '@playwright/test';
import { openDatabase } from '../support/database.mjs';
import { editorOf, signInTo, timeUntil } from '../support/editor';
import { sharedExhibition } from '../support/programs';
import { expect, PHONE, test } from '../support/visitor';

// The editor sits in Shanghai.
test.use({ timezoneId: 'Asia/Shanghai' });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const exhibition = sharedExhibition();
const editor = editorOf(exhibition);
/** Another site than the website's `localhost`: the frame's cookies are those of a third party. */
const admin = () => `${exhibition.cmsUrl}/admin`;

async function signIn(page: Page) {
  await signInTo(page, `${admin()}/login`, exhibition.editor);
  await expect(page.getByRole('link', { name: 'Check what visitors get' }).first()).toBeVisible();
}

/** Payload still has it, and its words; `brand.css` hides it by Payload's own names. */
async function expectHidden(part: Locator) {
  await expect(part).toHaveCount(1);
  await expect(part).toBeHidden();
}

/** Instead of waiting: what is planned is due now. */
async function letItBeDue() {
  const { run, close } = openDatabase(exhibition);
  await run('UPDATE payload_jobs SET wait_until = ?', [new Date().toISOString()]);
  await close();
}

test.beforeEach(({ expected }) => {
  // The CMS's own pages are not tested here.
  expected(/./);
});

test('A work is planned to appear at midnight in Paris, and to go; it does within ten seconds', async ({
  page,
}) => {
  const { id } = await editor.first('albums', 'where[cover][exists]=true');
  const address = `${exhibition.siteUrl}/artwork/${id}`;
  const statusIs = (status: number) => async () => (await fetch(address)).status === status;
  const nextYear = new Date().getFullYear() + 1;
  await editor.takeDown('albums', id);
  await expect.poll(statusIs(404)).toBe(true);
  await signIn(page);
  for (const [type, status] of [
    ['Publish', 200],
    ['Unpublish', 404],
  ] as const) {
    await page.goto(`${admin()}/collections/albums/${id}`);
    await page.locator('.form-submit .popup-button').first().click();
    const plan = page.locator('#schedule-publish');
    await expect(plan).toBeVisible();
    await expectHidden(page.getByText(/^Publish in /));
    await plan.click();
    const drawer = page.locator('.schedule-publish');
    await drawer.getByText(type, { exact: true }).first().click();
    if (type === 'Publish') await expectHidden(drawer.getByText('Locale to publish'));
    const choices = drawer.locator('[role=combobox]:not(#timezone-picker)');
    await expect(choices.filter({ visible: true })).toHaveCount(0);
    const time = drawer.locator('#time input');
    await time.fill(`01/15/${nextYear} 12:00 AM`);
    await time.press('Enter');
    await expect(drawer.locator('.timezone-picker')).toContainText('Paris');
    await page.locator('#scheduled-publish-save').click();
    await expect(drawer.getByRole('cell', { name: type })).toBeVisible();

    await page.goto(admin());
    const coming = page.getByRole('region', { name: 'Coming up' }).getByRole('row');
    await expect(coming).toContainText([`Jan 15, ${nextYear}, 12:00 AM`]);
    await expect(coming).toContainText([type]);
    await letItBeDue();
    const since = Date.now();
    await expect.poll(statusIs(status), { timeout: 20_000, intervals: [100] }).toBe(true);
    expect(Date.now() - since).toBeLessThan(10_000);
  }
  await page.reload();
  await expect(page.getByRole('region', { name: 'Coming up' })).toHaveCount(0);
});

test('What is typed is seen in the language edited, on a phone and a desk, by nobody else', async ({
  page,
  browser,
}) => {
  const { id } = await editor.first('news', 'where[category][equals]=news');
  await signIn(page);
  await page.goto(`${admin()}/collections/news/${id}?locale=fr`);
  const framed = page.waitForResponse((answer) => answer.url().includes('/fr/preview?kind='));
  await page.locator('#live-preview-toggler').click();
  const answer = await framed;
  expect((await answer.allHeaders())['content-security-policy']).toContain(
    `frame-ancestors ${exhibition.cmsUrl}`,
  );
  const frame = page.frameLocator('#live-preview-iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expectHidden(page.getByTitle('Open in new window'));
  const widthOf = () => frame.locator('html').evaluate(() => window.innerWidth);
  const field = page.locator('#field-title');
  for (const [name, width] of [
    ['390', 390],
    ['1440', 1440],
  ] as const) {
    await page.locator('.live-preview-toolbar-controls__breakpoint button').first().click();
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(widthOf).toBe(width);
    await field.fill(`Pas encore ${name}`);
    const heading = frame.getByRole('heading', { level: 1, name: `Pas encore ${name}` });
    await expect(heading).toBeVisible({ timeout: 5000 });
  }
  await expect(frame.locator('html')).toHaveAttribute('lang', 'fr');

  const saved = JSON.stringify(await editor.find('news', 'draft=true&locale=all'));
  expect(saved).not.toContain('Pas encore');
  const stranger = await (await browser.newContext()).request.get(answer.url());
  expect(stranger.status()).toBe(404);
  expect(stranger.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('An earlier version is compared and restored, and visitors see it', async ({ page }) => {
  const { id } = await editor.first('albums', 'where[cover][exists]=true');
  const address = `${exhibition.siteUrl}/fr/artwork/${id}`;
  const fr = { locale: 'fr' };
  await editor.change('albums', id, { name: 'Première version' }, fr);
  await editor.change('albums', id, { name: 'Une faute' }, fr);
  await timeUntil(address, (html) => html.includes('Une faute'), 10_000);
  await signIn(page);
  const query = `where[parent][equals]=${id}&sort=-updatedAt&depth=0`;
  const [, earlier] = await editor.find('albums/versions', query);
  await page.goto(`${admin()}/collections/albums/${id}/versions/${String(earlier?.id)}`);
  const shown = page.locator('.render-field-diffs');
  await expect(shown).toContainText('Première version');
  await expectHidden(page.locator('.restore-version .popup'));
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await timeUntil(address, (html) => html.includes('Première version'), 10_000);
});

test('What waits is taken back in all languages by restoring a version', async ({ page }) => {
  const { id } = await editor.first('albums', 'where[cover][exists]=true');
  const fr = { locale: 'fr' };
  await editor.change('albums', id, { name: 'Publié' }, fr);
  await editor.saveDraft('albums', id, { name: 'Brouillon' }, fr);
  await signIn(page);
  await page.goto(`${admin()}/collections/albums/${id}?locale=en`);
  await expect(page.locator('.status__value')).toHaveText('Changed');
  await expectHidden(page.locator('#action-revert-to-published'));
  const published = `where[parent][equals]=${id}&where[version._status][equals]=published`;
  const [version] = await editor.find('albums/versions', `${published}&sort=-updatedAt&depth=0`);
  await page.goto(`${admin()}/collections/albums/${id}/versions/${String(version?.id)}`);
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  const frenchOf = (draft: boolean) => async () =>
    (await editor.first('albums', `where[id][equals]=${id}&locale=fr&draft=${draft}`)).name;
  await expect.poll(frenchOf(true)).toBe('Publié');
  expect(await frenchOf(false)()).toBe('Publié');
});

test('On a phone, in Arabic, a work fits the screen, with the button that publishes it', async ({
  page,
}) => {
  const { id } = await editor.first('albums', 'where[cover][exists]=true');
  await signIn(page);
  await page.context().addCookies([{ name: 'payload-lng', value: 'ar', url: exhibition.cmsUrl }]);
  await page.setViewportSize(PHONE);
  await page.goto(`${admin()}/collections/albums/${id}`);
  await expect(page.locator('html')).toHaveAttribute('dir', /^rtl$/i);
  await expect(page.locator('#action-save')).toBeInViewport({ ratio: 0.9 });
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(widthOf).toBe(PHONE.width);
});
