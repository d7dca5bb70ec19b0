import {
  anEmail,
  ANSWER,
  captcha,
  collectedBy,
  fillIn,
  FORM,
  knowCaptcha,
  letCaptchaExpire,
  picture,
  submit,
  success,
} from '../support/collector';
import { asAnotherVisitor, expect, test, untilHydrated } from '../support/visitor';

test.beforeEach(async ({ page }) => {
  await asAnotherVisitor(page);
  await page.goto(FORM);
});

test.describe('A visitor who collects a painting (§2 /album/favorite)', () => {
  test('sees a captcha once the e-mail is valid, and another by a click (§5)', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await untilHydrated(page);
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

  test('and once at the captcha, whose e-mail the browser has filled in', async ({ page }) => {
    await untilHydrated(page);
    const email = page.getByLabel('Email');
    await email.evaluate((input: HTMLInputElement, value) => {
      // As the browser does it: React takes `input.value = …` for its own.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, anEmail());
    await captcha(page).focus();
    await expect(picture(page)).toBeVisible();
  });

  test('is asked again after a wrong captcha (§8)', async ({ page, expected }) => {
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
    await expect(page.getByText('Failed to completing')).toHaveCount(0);
    // §9: the toast disappears; the field's error stays.
    await expect(page.getByText('Invalid captcha')).toHaveCount(0);
    await expect(captcha(page)).toHaveAccessibleDescription(/That is not what it says/);

    await knowCaptcha(email, ANSWER);
    await captcha(page).fill(ANSWER);
    await submit(page).click();
    await expect(success(page)).toBeVisible();
  });

  test('is asked again after a captcha that ran out (§8)', async ({ page, expected }) => {
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

  test('asks again for a captcha that does not come (§8)', async ({ page, expected }) => {
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
