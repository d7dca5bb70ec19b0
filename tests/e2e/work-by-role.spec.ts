import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { adminOf, editorOf, signInTo } from '../support/editor';
import { expect, test } from '../support/visitor';

const { TEMPLATE_DATA = '', CMS_URL = '' } = process.env;
const PASSWORD = 'a-password-for-stories';
const ADMIN = adminOf(CMS_URL);

const readOrganiser = () => JSON.parse(readFileSync(join(TEMPLATE_DATA, 'editor.json'), 'utf8'));

/** A new account with a role, signed in. `nth`: which work it gets, as who opens one for writing locks it. */
async function enter(page: Page, role: string, more: Record<string, unknown> = {}, nth = 0) {
  const email = `${role}-${Date.now()}@stories.example`;
  const organiser = editorOf({ cmsUrl: CMS_URL, editor: readOrganiser() });
  await organiser.publish('editors', { email, password: PASSWORD, role, ...more });
  await signInTo(page, `${ADMIN}/login`, { email, password: PASSWORD });
  await expect(
    page.getByRole('heading', { name: 'Dashboard' }).or(page.locator('.dashboard')).first(),
  ).toBeVisible();
  const works = await organiser.find('albums', 'where[_status][equals]=published');
  return { id: String(works[nth]?.id), organiser };
}

/** Where the admin's menu and cards lead. */
const kinds = async (page: Page) =>
  new Set(
    await page
      .locator('a[href*="/admin/collections/"], a[href*="/admin/globals/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/')[3] ?? '')),
  );

// The CMS's own pages are not tested here.
test.beforeEach(({ expected }) => expected(/./));

test('A translator finds the texts of their language open, and the rest closed', async ({
  page,
}) => {
  const { id } = await enter(page, 'translator', { translates: ['fr'] });
  const seen = await kinds(page);
  expect(seen.has('albums') && seen.has('footer')).toBe(true);
  for (const kind of ['editors', 'favourites', 'albumComments', 'logs', 'outbox'])
    expect(seen).not.toContain(kind);

  await page.goto(`${ADMIN}/collections/albums/${id}?locale=fr`);
  const title = page.locator('#field-name');
  await expect(title).toBeEditable();
  for (const field of ['author', 'age', 'num'])
    await expect(page.locator(`#field-${field}`)).not.toBeEditable();
  await title.fill('Essai de traduction');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText(/successfully/i).first()).toBeVisible();

  await page.goto(`${ADMIN}/collections/albums/${id}?locale=zh`);
  await expect(page.locator('#field-name')).not.toBeEditable();
});

test('A juror reads works and an account of their own', async ({ page }) => {
  const { id } = await enter(page, 'juror');
  expect(await kinds(page)).not.toContain('favourites');
  await page.goto(`${ADMIN}/collections/albums/${id}`);
  await expect(page.locator('#field-name')).not.toBeEditable();
  await expect(page.getByRole('button', { name: /Save|Publish/ })).toHaveCount(0);
  await page.goto(`${ADMIN}/account`);
  await expect(page.locator('#field-name')).toBeEditable();
  await expect(page.getByRole('link', { name: 'Check what visitors get' })).toHaveCount(0);
});

test('Another language asks before it takes what was typed', async ({ page }) => {
  const { id } = await enter(page, 'translator', { translates: ['fr'] }, 1);
  await page.goto(`${ADMIN}/collections/albums/${id}?locale=fr`);
  const title = page.locator('#field-name');
  await title.fill('Pas encore');
  await page.locator('.localizer .popup-button').click();
  const chinese = page.locator('.popup__content button', {
    has: page.locator('[data-locale=zh]'),
  });
  for (const answer of ['dismiss', 'accept'] as const) {
    await expect(title).toHaveValue('Pas encore');
    const asked = page.waitForEvent('dialog');
    const pressed = chinese.press('Enter');
    const dialog = await asked;
    expect(dialog.message()).toMatch(/^Your changes have not been saved/);
    await dialog[answer]();
    await pressed;
  }
  await page.waitForURL(/locale=zh/);
  await expect(title).not.toHaveValue('Pas encore');
});

test('Esc and a click beside a drawer ask before they take what was typed in it', async ({
  page,
}) => {
  const { id } = await enter(page, 'editor', {}, 6);
  await page.goto(`${ADMIN}/collections/albums/${id}`);
  await page.locator('#field-cover .upload-relationship-details__edit').click();
  const drawer = page.locator('dialog.doc-drawer');
  const text = drawer.locator('[name=alt]');
  await expect(drawer.locator('form[data-form-ready=true]')).toBeVisible();
  await text.fill('Not saved yet');
  const question = page.getByRole('heading', { name: 'Leave without saving' });

  await text.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(text).toHaveValue('Not saved yet');

  await drawer.locator('.drawer__close').click({ position: { x: 5, y: 200 } });
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Leave anyway' }).click();
  await expect(drawer).toHaveCount(0);

  // With nothing typed it is closed at once.
  await page.locator('#field-cover .upload-relationship-details__edit').click();
  await expect(drawer.locator('form[data-form-ready=true]')).toBeVisible();
  await text.press('Escape');
  await expect(drawer).toHaveCount(0);
});

test('A save without a session tells it; what was typed stays, and a link asks first', async ({
  page,
}) => {
  const { id } = await enter(page, 'editor', {}, 2);
  await page.goto(`${ADMIN}/collections/albums/${id}`);
  const title = page.locator('#field-name');
  const checked = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await title.fill('Typed before the end');
  await checked;
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('You are not signed in.').first()).toBeVisible();
  await page.locator('.step-nav a').first().click();
  await expect(page.getByRole('heading', { name: 'Leave without saving' })).toBeVisible();
  await expect(title).toHaveValue('Typed before the end');
});

test('What a translator may not publish yet is saved as a draft at once', async ({ page }) => {
  const { id, organiser } = await enter(page, 'translator', { translates: ['fr'] }, 3);
  await organiser.saveDraft('albums', id, { author: 'Not published yet' });
  await page.goto(`${ADMIN}/collections/albums/${id}?locale=fr`);
  await page.locator('#field-name').fill('Pas encore publié');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Save your texts as a draft').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText(/successfully/i).first()).toBeVisible();
  const [draft] = await organiser.find('albums', `where[id][equals]=${id}&draft=true&locale=fr`);
  expect(draft?.name).toBe('Pas encore publié');
});

test('What a proxy answers in place of the CMS saves nothing: a link asks first', async ({
  page,
}) => {
  const { id } = await enter(page, 'editor', {}, 4);
  await page.route(`**/api/albums/${id}?*`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>No answer</h1>' })
      : route.continue(),
  );
  await page.goto(`${ADMIN}/collections/albums/${id}`);
  const title = page.locator('#field-name');
  await title.fill('Typed before the outage');
  const publish = page.getByRole('button', { name: 'Publish changes' });
  await publish.click();
  await expect(page.getByText('Bad Gateway').first()).toBeVisible();
  await expect(publish).toBeEnabled();
  await page.locator('.step-nav a').first().click();
  await expect(page.getByRole('heading', { name: 'Leave without saving' })).toBeVisible();
  await expect(title).toHaveValue('Typed before the outage');
});

test('A day is written as the editor’s language writes it, in a field that has a name', async ({
  page,
}) => {
  await enter(page, 'editor');
  await page.context().addCookies([{ name: 'payload-lng', value: 'fr', url: ADMIN }]);
  await page.goto(`${ADMIN}/collections/news/create`);
  await expect(page.locator('form[data-form-ready=true]')).toBeVisible();
  const day = page.getByRole('textbox', { name: 'Date', exact: true });
  // Before anything is typed, too: a new item begins with today.
  const today = new Intl.DateTimeFormat('fr', { dateStyle: 'medium', timeZone: 'UTC' });
  await expect(day).toHaveValue(today.format(Date.now()));
  for (const [typed, shown] of [
    ['04/03/2026', '4 mars 2026'],
    ['2026-04-05', '5 avr. 2026'],
  ] as const) {
    await day.fill(typed);
    await day.press('Enter');
    await expect(day).toHaveValue(shown);
  }
});

test('An organiser gives roles and reads the log', async ({ page }) => {
  await enter(page, 'organiser');
  const seen = await kinds(page);
  expect(seen.has('editors') && seen.has('logs') && seen.has('favourites')).toBe(true);
  await page.goto(`${ADMIN}/collections/editors/create`);
  await expect(page.getByText('Languages of a translator')).toHaveCount(0);
  await page.locator('#field-role').click();
  await page.getByText('Translator: texts in the languages below').click();
  await expect(page.getByText('Languages of a translator')).toBeVisible();
});
