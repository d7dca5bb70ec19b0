import type { Page } from '@playwright/test';
import { adminOf, editorOf, signInTo } from '../support/editor';
import { sharedExhibition } from '../support/programs';
import { expect, test } from '../support/visitor';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const exhibition = sharedExhibition();
const editor = editorOf(exhibition);
const admin = () => adminOf(exhibition.cmsUrl);

// The CMS's own pages are not tested here.
test.beforeEach(({ expected }) => expected(/./));

async function signIn(page: Page) {
  await signInTo(page, `${admin()}/login`, exhibition.editor);
  await expect(page.getByRole('link', { name: 'Check what visitors get' }).first()).toBeVisible();
}

const theWork = () => editor.first('albums', 'where[_status][equals]=published');

const isReady = (page: Page) =>
  expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();

async function open(page: Page, id: string) {
  await page.goto(`${admin()}/collections/albums/${id}`);
  await isReady(page);
}

/**
 * After the first key Payload asks once whether somebody has saved the document since. Where it has just been withdrawn Payload fills
 * the form a moment later, and what was typed before is gone: it is typed again.
 */
async function type(page: Page, name: string, text: string) {
  const field = page.locator(`#field-${name}`);
  await expect(async () => {
    const asked = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'POST' && answer.url().includes('/admin/collections'),
      { timeout: 5000 },
    );
    await field.fill(text);
    await asked;
    await expect(field).toHaveValue(text, { timeout: 100 });
  }).toPass();
}

async function publish(page: Page) {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.locator('#action-save').click();
  const answer = await answered;
  await isReady(page);
  return answer.status();
}

test('What was saved in another tab meanwhile isn’t undone, and nothing typed is lost', async ({
  page,
  context,
}) => {
  const { id, description } = await theWork();
  const stored = async () => {
    const work = await editor.first('albums', `where[id][equals]=${id}`);
    return [work.author, work.description];
  };
  await signIn(page);
  await open(page, id);
  await type(page, 'description', 'Typed before lunch');

  const other = await context.newPage();
  await open(other, id);
  for (const author of ['Ann', 'Ann Lee']) {
    await type(other, 'author', author);
    expect(await publish(other)).toBe(200);
  }

  expect(await publish(page)).toBe(409);
  const text = /^Not saved\. Somebody else, or you in another tab, saved this .* ago/;
  await expect(page.locator('[data-sonner-toast]', { hasText: text })).toBeVisible();
  await expect(page.locator('#field-description')).toHaveValue('Typed before lunch');
  await expect(page.locator('#action-save')).toBeEnabled();
  expect(await stored()).toEqual(['Ann Lee', description]);

  const third = await context.newPage();
  await open(third, id);
  await type(third, 'description', 'Typed before lunch');
  expect(await publish(third)).toBe(200);
  expect(await stored()).toEqual(['Ann Lee', 'Typed before lunch']);
});

test('A work that is withdrawn in its form is changed and published there again', async ({
  page,
}) => {
  const { id } = await theWork();
  await signIn(page);
  await open(page, id);
  const withdraw = async () => {
    await page.locator('.doc-controls__popup .popup-button').first().click();
    await page.locator('#action-unpublish').click();
    const learnt = page.waitForResponse((answer) => answer.url().includes('select[updatedAt]'));
    await page.locator('#confirm-action:visible').click();
    await learnt;
  };
  for (const author of ['Bo', 'Bo Berg']) {
    await withdraw();
    await type(page, 'author', author);
    // Payload asked at the first key, and has nothing to say.
    await expect(page.locator('#document-stale-data-reload')).toHaveCount(0);
    expect(await publish(page)).toBe(200);
    const work = await editor.first('albums', `where[id][equals]=${id}`);
    expect([work.author, work._status]).toEqual([author, 'published']);
  }
});

test('A computer that wakes after the session’s end still has the form with what was typed', async ({
  page,
}) => {
  const { id } = await theWork();
  await page.clock.install();
  await signIn(page);
  await open(page, id);
  await type(page, 'description', 'Typed before the night');
  await page.clock.runFor('01:30');
  await page.clock.fastForward('20:00:00');
  await expect(page.locator('#field-description')).toHaveValue('Typed before the night');
  // To the CMS no time has passed.
  expect(await publish(page)).toBe(200);
});

test('A tab whose own time is over signs out, though another has kept the session', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page);
  const out = page.waitForURL(/logout-inactivity/);
  await page.clock.fastForward('20:00:00');
  await out;
  // By way of the sign-in screen, which the CMS doesn't show to who is signed in.
  await page.waitForURL(admin());
  await page.locator('.nav-toggler:visible').first().click();
  const ended = page.waitForResponse(/\/api\/editors\/logout/);
  await page.getByRole('link', { name: 'Log out' }).click();
  expect((await ended).status()).toBe(200);
  await expect(page.locator('#field-password')).toBeVisible();
});
