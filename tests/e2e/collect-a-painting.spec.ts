import type { Page } from '@playwright/test';
import {
  anEmail,
  collectedBy,
  fromElsewhere,
  knowCaptcha,
  letCaptchaExpire,
} from '../support/collector';
import { expect, test } from '../support/visitor';

const FORM = '/album/favorite?label=2024&seq=7';
const ANSWER = 'HKM3N';

const picture = (page: Page) =>
  page.getByRole('button', { name: 'New captcha image' }).getByRole('img');
const submit = (page: Page) => page.getByRole('button', { name: 'Collect the painting' });
const captcha = (page: Page) => page.getByLabel('Captcha', { exact: true });
const success = (page: Page) =>
  page.getByText('Congratulations on completing the painting collection');
const fault = (page: Page) => page.getByText('Failed to completing the painting collection');

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('Email').fill(email);
  await captcha(page).fill(ANSWER);
  await expect(picture(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await fromElsewhere(page);
  await page.goto(FORM);
});

test.describe('A visitor collects a painting (§2 /album/favorite)', () => {
  test('by keyboard alone, beside the work itself', async ({ page }) => {
    const email = anEmail();
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
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
  });

  test('and is told on leaving a field what is wrong with it (§5)', async ({ page }) => {
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

  test('and is led to the first field that is wrong', async ({ page }) => {
    await submit(page).click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByText('Mailbox cannot be empty')).toBeVisible();
  });

  test('sees a captcha once the e-mail is valid, and another by a click (§5)', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByLabel('Email').fill('ann@');
    await page.getByLabel('Email').blur();
    await expect(page.getByText('Incorrect email format')).toBeVisible();
    expect(asked).not.toContain('/api/captcha');

    await page.getByLabel('Email').fill(anEmail());
    await page.getByLabel('Email').blur();
    await expect(picture(page)).toBeVisible();
    const size = await picture(page).evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      image.naturalHeight,
    ]);
    expect(size).toEqual([130, 32]);
    const first = await picture(page).getAttribute('src');
    await page.getByRole('button', { name: 'New captcha image' }).click();
    await expect(picture(page)).not.toHaveAttribute('src', first ?? '');
  });

  test('and is asked again after a wrong captcha (§8)', async ({ page, expected }) => {
    expected(/status of 400/);
    const email = anEmail();
    await fillIn(page, email);
    const first = await picture(page).getAttribute('src');
    await submit(page).click();

    await expect(page.getByText('Invalid captcha')).toBeVisible();
    await expect(captcha(page)).toHaveValue('');
    await expect(captcha(page)).toBeFocused();
    await expect(picture(page)).not.toHaveAttribute('src', first ?? '');
    await expect(page.getByLabel('Name')).toHaveValue('Ann');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(fault(page)).toHaveCount(0);
    // §9: the toast goes; what the field says stays.
    await expect(page.getByText('Invalid captcha')).toHaveCount(0);
    await expect(captcha(page)).toHaveAccessibleDescription(/That was not what it says/);

    await knowCaptcha(email, ANSWER);
    await captcha(page).fill(ANSWER);
    await submit(page).click();
    await expect(success(page)).toBeVisible();
  });

  test('and is asked again after a captcha that ran out (§8)', async ({ page, expected }) => {
    expected(/status of 400/);
    const email = anEmail();
    await fillIn(page, email);
    await knowCaptcha(email, ANSWER);
    await letCaptchaExpire(email);
    const first = await picture(page).getAttribute('src');
    await submit(page).click();
    await expect(page.getByText('Invalid captcha')).toBeVisible();
    await expect(picture(page)).not.toHaveAttribute('src', first ?? '');
    await expect(captcha(page)).toHaveValue('');
    await expect(page.getByLabel('Name')).toHaveValue('Ann');
    expect(await collectedBy(email)).toEqual([]);

    await knowCaptcha(email, ANSWER);
    await captcha(page).fill(ANSWER);
    await submit(page).click();
    await expect(success(page)).toBeVisible();
  });

  test('hears a captcha instead of seeing one (WCAG 1.1.1)', async ({ page }) => {
    const email = anEmail();
    await fillIn(page, email);
    await page.getByRole('button', { name: 'Listen to the captcha instead' }).click();
    const sound = page.getByLabel('Spoken captcha');
    await expect
      .poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.duration))
      .toBeGreaterThan(4);
    await expect(sound).toBeVisible();
    expect((await sound.boundingBox())?.width).toBeGreaterThan(200);
    await page.setViewportSize({ width: 320, height: 640 });
    const widths = await Promise.all(
      [sound, page.getByLabel('Email')].map(async (box) => (await box.boundingBox())?.width ?? 0),
    );
    expect(Math.max(...widths)).toBeLessThanOrEqual(288);
    await expect(picture(page)).toHaveCount(0);
    await knowCaptcha(email, ANSWER);
    await captcha(page).fill(ANSWER);
    await submit(page).click();
    await expect(success(page)).toBeVisible();
  });

  for (const query of ['', '?label=2024', '?label=a/b&seq=x', '?label=2024&seq=99999']) {
    test(`and has the form for "${query}", too: the service decides (§4, §8)`, async ({
      page,
      expected,
    }) => {
      expected(/status of 502/);
      await page.goto(`/album/favorite${query}`);
      await expect(page.getByText('The painting could not be shown here')).toBeVisible();
      await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
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
  test('the visitor is told to wait', async ({ page }) => {
    const email = anEmail();
    await fillIn(page, email);
    await knowCaptcha(email, ANSWER);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let sent = 0;
    await page.route('/api/favorite', async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await submit(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Submit data now ...' })).toBeVisible();
    await submit(page).click({ force: true });
    release();
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

  test('a captcha that does not come can be asked for again', async ({ page, expected }) => {
    expected(/status of 502/);
    await page.route('/api/captcha', (route) => route.fulfill({ status: 502, json: {} }), {
      times: 1,
    });
    await page.getByLabel('Email').fill(anEmail());
    await page.getByLabel('Email').blur();
    await expect(page.getByText('The captcha could not be loaded.')).toBeVisible();
    await page.getByRole('button', { name: 'New captcha image' }).click();
    await expect(picture(page)).toBeVisible();
  });
});

test('The e-mail stands in no address', async ({ page }) => {
  const email = anEmail();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  await fillIn(page, email);
  await knowCaptcha(email, ANSWER);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  expect(addresses.length).toBeGreaterThan(1);
  expect(addresses.filter((address) => address.includes(email.slice(0, 20)))).toEqual([]);
});
