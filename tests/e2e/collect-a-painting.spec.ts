import type { Page } from '@playwright/test';
import {
  anEmail,
  ANSWER,
  captcha,
  collectedBy,
  fillIn,
  FORM,
  knowCaptcha,
  picture,
  submit,
  success,
} from '../support/collector';
import { asAnotherVisitor, expect, holdBack, test, visit } from '../support/visitor';

const fault = (page: Page) => page.getByText('Failed to completing the painting collection');

test.beforeEach(({ page }) => asAnotherVisitor(page));

test.describe('A visitor collects a painting (§2 /album/favorite)', () => {
  test('by keyboard alone, beside the work itself, and the e-mail stands in no address', async ({
    page,
  }) => {
    const email = anEmail();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
    await page.goto(FORM);
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    await expect(page.getByText('The Nurse With the Big Heart')).toBeVisible();
    await page.getByLabel('Name').focus();
    await page.keyboard.type('Ann');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await expect(captcha(page)).toBeFocused();
    await expect(picture(page)).toBeVisible();
    await knowCaptcha(email, ANSWER);
    await page.keyboard.type(ANSWER.toLowerCase());
    await page.keyboard.press('Enter');

    await expect(success(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Congratulations' })).toBeFocused();
    await expect(submit(page)).toHaveCount(0);
    expect(await collectedBy(email)).toEqual(['Ann']);
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.filter((address) => address.includes(email.slice(0, 20)))).toEqual([]);
  });

  test('and is led to the first field that is wrong, and told on leaving one what is wrong with it (§5)', async ({
    page,
  }) => {
    await visit(page, FORM);
    await submit(page).click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByText('Mailbox cannot be empty')).toBeVisible();
    for (const [label, value, message] of [
      ['Name', '', 'The name cannot be empty'],
      ['Name', 'n'.repeat(257), 'The name can have at most 256 characters'],
      ['Email', '', 'Mailbox cannot be empty'],
      ['Email', 'camille@', 'Incorrect email format'],
      ['Email', `${'a'.repeat(245)}@example.org`, 'The e-mail can have at most 256 characters'],
      ['Captcha', '', 'The captcha cannot be empty'],
      ['Captcha', '1234567', 'The captcha can have at most 6 characters'],
    ] as const) {
      const input = page.getByLabel(label, { exact: true });
      await input.fill(value);
      await input.blur();
      await expect(input).toHaveAccessibleDescription(new RegExp(message));
      await expect(input).toHaveAttribute('aria-invalid', 'true');
    }
    await page.getByLabel('Name').fill('Ann');
    await page.getByLabel('Name').blur();
    await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid');
  });

  const [unknown, absent] = [
    'The painting could not be shown here',
    'There is no painting with this code',
  ];
  for (const [query, said, refusal] of [
    ['', absent, /status of 404/],
    ['?label=2024', absent, /status of 404/],
    ['?label=a/b&seq=x', unknown, /status of 404/],
    ['?label=2024&seq=99999', absent, /status of 404/],
  ] as const) {
    test(`and has the form for "${query}", too: the service decides (§4, §8)`, async ({
      page,
      expected,
    }) => {
      expected(refusal);
      await page.goto(`/album/favorite${query}`);
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByRole('main').locator('img')).toHaveCount(0);
      const email = anEmail();
      await fillIn(page, email);
      await knowCaptcha(email, ANSWER);
      await submit(page).click();
      await expect(fault(page)).toBeVisible();
      await expect(page.getByLabel('Name')).toHaveValue('Ann');
      const way = page.getByRole('link', { name: 'Go to the online gallery' });
      await expect(way).toHaveAttribute('href', '/albumsView');
    });
  }
});

test.describe('When collecting takes long, or fails (§8)', () => {
  test.beforeEach(({ page }) => page.goto(FORM));

  test('the visitor is told to wait', async ({ page }) => {
    const email = anEmail();
    await fillIn(page, email);
    await knowCaptcha(email, ANSWER);
    const letThrough = await holdBack(page, '/api/favorite');
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/favorite')) sent += 1;
    });
    await submit(page).click();
    await expect(page.getByRole('status').getByText('Submit data now ...')).toBeVisible();
    await submit(page).click({ force: true });
    letThrough();
    await expect(success(page)).toBeVisible();
    expect(sent).toBe(1);
  });

  test('a lost answer is told as a failure, and trying again collects once', async ({
    page,
    expected,
  }) => {
    expected(/ERR_FAILED/);
    const email = anEmail();
    await fillIn(page, email);
    await knowCaptcha(email, ANSWER);
    await page.route(
      '/api/favorite',
      async (route) => {
        await route.fetch();
        await route.abort('failed');
      },
      { times: 1 },
    );
    await submit(page).click();
    await expect(fault(page)).toBeVisible();
    await expect(captcha(page)).toHaveValue(ANSWER);
    expect(await collectedBy(email)).toEqual(['Ann']);

    await submit(page).click();
    await expect(success(page)).toBeVisible();
    expect(await collectedBy(email)).toEqual(['Ann']);
  });

  test('a captive portal’s page is no success, and the same captcha can be sent again', async ({
    page,
  }) => {
    const email = anEmail();
    await fillIn(page, email);
    await knowCaptcha(email, ANSWER);
    await page.route(
      '/api/favorite',
      (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
      { times: 1 },
    );
    await submit(page).click();
    await expect(fault(page)).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Ann');
    await submit(page).click();
    await expect(success(page)).toBeVisible();
    expect(await collectedBy(email)).toEqual(['Ann']);
  });

  test('any other failure shows the error alert', async ({ page, expected }) => {
    expected(/status of 502/);
    await fillIn(page, anEmail());
    await page.route('/api/favorite', (route) =>
      route.fulfill({ status: 502, json: { token: 'net.error' } }),
    );
    await submit(page).click();
    await expect(fault(page)).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Ann');
  });
});
