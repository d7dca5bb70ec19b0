import type { Page } from '@playwright/test';
import {
  anEmail,
  ANSWER,
  captcha,
  collectedBy,
  fillIn,
  FORM,
  knowCaptcha,
  submit,
  success,
} from '../support/collector';
import { sharedExhibition } from '../support/programs';
import { KNOWN, sheet } from '../support/certificates';
import { asAnotherVisitor, expect, test, visit } from '../support/visitor';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const FAILED = 'Failed to query certification';

const exhibition = sharedExhibition();

/** Not Next's route announcer, which is an alert too. */
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

async function open(page: Page, email: string) {
  await visit(page, exhibition.siteUrl + FORM);
  await fillIn(page, email);
  await knowCaptcha(email, ANSWER, exhibition.dataDir);
}

/** For 3 s after a time-out the CMS gets no calls: tries again until then. What took longer than a round may have succeeded. */
async function succeeds(page: Page, email: string) {
  await expect(async () => {
    if (!(await success(page).isVisible())) await submit(page).click({ timeout: 1000 });
    await expect(success(page)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  expect(await collectedBy(email, exhibition.dataDir)).toEqual(['Ann']);
}

/** §4: the form is visible, whether or not its work can be loaded. */
async function expectBareForm(page: Page) {
  await visit(page, exhibition.siteUrl + FORM);
  await expect(page.getByText('The painting could not be shown here')).toBeVisible();
  await expect(submit(page)).toBeVisible();
}

/** Suspends and resumes the CMS: connections are accepted, but not answered. */
const signal = (name: 'SIGSTOP' | 'SIGCONT') => process.kill(-(exhibition.cms.pid() ?? 0), name);

test('A CMS too slow while a painting is collected: the failure is told, and trying again collects once (§8)', async ({
  page,
  context,
  expected,
}) => {
  expected(/status of 50[0-9]/);
  const email = anEmail();
  await open(page, email);
  signal('SIGSTOP');
  try {
    await submit(page).click();
    await expect(page.getByRole('status').getByText('Submit data now ...')).toBeVisible();
    await expect(alert(page)).toContainText('Failed to completing the painting collection');
    await expectBareForm(await context.newPage());
  } finally {
    signal('SIGCONT');
  }
  await succeeds(page, email);
});

test('A CMS that is down while a painting is collected: nothing typed is lost (§8)', async ({
  page,
  context,
  expected,
}) => {
  expected(/status of 50[0-9]/);
  const email = anEmail();
  await page.setViewportSize({ width: 390, height: 660 });
  await open(page, email);
  await exhibition.cms.stop();
  await submit(page).click();
  await expect(alert(page)).toContainText('Failed to completing the painting collection');
  await expect(alert(page)).toBeInViewport();
  await expect(page.getByLabel('Name')).toHaveValue('Ann');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(captcha(page)).toHaveValue(ANSWER);

  await page.getByRole('button', { name: 'New captcha image' }).click();
  await expect(page.getByText('The captcha could not be loaded.')).toBeVisible();
  await expectBareForm(await context.newPage());
  await exhibition.cms.start();
  await page.getByRole('button', { name: 'New captcha image' }).click();
  await expect(page.getByRole('img', { name: 'Captcha image' })).toBeVisible();
  await knowCaptcha(email, ANSWER, exhibition.dataDir);
  await captcha(page).fill(ANSWER);
  await succeeds(page, email);
});

async function ask(page: Page, path: string) {
  await visit(page, exhibition.siteUrl + path);
  await page.getByLabel('Certificate number').fill(KNOWN);
  await page.keyboard.press('Enter');
}

test('A CMS that is down while certificates are looked up (§8)', async ({
  page,
  context,
  expected,
}) => {
  expected(/status of 50[0-9]/);
  await asAnotherVisitor(page);
  await ask(page, '/cert/weSearch');
  await expect(sheet(page)).toBeVisible();
  const query = await context.newPage();
  await ask(query, '/cert/query');
  await expect(query.getByText('Certificate number exists!')).toBeVisible();
  await exhibition.cms.stop();

  // A page that is open in the browser needs no service.
  await page.reload();
  await expect(sheet(page)).toBeVisible();

  await query.getByRole('button', { name: 'Check' }).click();
  await expect(alert(query)).toContainText(FAILED);
  await expect(query.getByLabel('Certificate number')).toHaveValue(KNOWN);
  await query.reload();
  await expect(alert(query)).toContainText(FAILED);
  await ask(page, '/cert/weSearch');
  await expect(alert(page)).toContainText(FAILED);

  await exhibition.cms.start();
  for (const asked of [query, page]) {
    await asked.getByRole('button', { name: 'Try again' }).focus();
    await asked.keyboard.press('Enter');
  }
  await expect(query.getByText('Certificate number exists!')).toBeVisible();
  await expect(sheet(page)).toBeVisible();
});

test('and without JavaScript', async ({ browser, watched, expected }) => {
  expected(/status of 50[0-9]/);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = watched(context, /^csp: .*\/_next\/static\/chunks\//);
  const page = await plain.newPage();
  await exhibition.cms.stop();
  for (const [path, name] of [
    ['/cert/query', 'unicode'],
    ['/cert/weSearch', 'num'],
  ] as const) {
    await page.goto(`${exhibition.siteUrl}${path}?${name}=${KNOWN}`);
    await expect(alert(page)).toContainText(FAILED);
  }
  await exhibition.cms.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`${exhibition.siteUrl}/cert/weSearch?num=${KNOWN}`);
  await expect(page.getByText('A work with this number hangs in the exhibition')).toBeVisible();
  await plain.close();
});
