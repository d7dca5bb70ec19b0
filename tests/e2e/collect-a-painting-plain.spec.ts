import {
  anEmail,
  ANSWER,
  captcha,
  collectedBy,
  FORM,
  knowCaptcha,
  sendAllForms,
  submit,
  success,
} from '../support/collector';
import {
  anAddress,
  asAnotherVisitor,
  expect,
  PHONE,
  test,
  withoutJavaScript,
} from '../support/visitor';

withoutJavaScript();

test.describe('Without JavaScript a visitor collects a painting', () => {
  test.beforeEach(async ({ page }) => {
    await asAnotherVisitor(page);
    await page.setViewportSize(PHONE);
    await page.goto(FORM);
  });

  test('in two steps: the e-mail, then the captcha', async ({ page }) => {
    const email = anEmail();
    await page.getByLabel('Name').fill('Ann');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Show the captcha image' }).click();

    const picture = page.getByRole('img', { name: 'Captcha image' });
    await expect(picture).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByText('cannot be empty')).toHaveCount(0);
    expect(page.url()).not.toContain(email.slice(0, 20));
    expect(await picture.getAttribute('src')).not.toContain('example');

    await captcha(page).fill('WRONG');
    await submit(page).click();
    await expect(page.getByText('Invalid captcha')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Ann');
    await expect(picture).toBeVisible();

    await knowCaptcha(email, ANSWER);
    await captcha(page).fill(ANSWER);
    await captcha(page).press('Enter');
    await expect(success(page)).toBeInViewport();
    expect(await collectedBy(email)).toEqual(['Ann']);
  });

  test('and sees without scrolling that there were too many tries', async ({ page, request }) => {
    const visitor = anAddress();
    await page.setExtraHTTPHeaders({ 'x-visitor': visitor });
    await sendAllForms(request, visitor);
    await page.getByLabel('Email').fill('ann@');
    await submit(page).click();
    await expect(page.getByText('Please try again later')).toBeInViewport();
    await expect(page.getByLabel('Email')).toHaveValue('ann@');
    await expect(page.getByRole('img', { name: 'Captcha image' })).toHaveCount(0);
  });

  test('and the form comes back with its messages (§5)', async ({ page }) => {
    await page.getByLabel('Email').fill('ann@');
    await submit(page).click();
    for (const message of [
      'The name cannot be empty',
      'Incorrect email format',
      'The captcha cannot be empty',
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await expect(page.getByLabel('Email')).toHaveValue('ann@');
    await expect(page.getByRole('img', { name: 'Captcha image' })).toHaveCount(0);
  });

  test('and can have the captcha spoken', async ({ page, request }) => {
    await page.getByLabel('Email').fill(anEmail());
    await page.getByRole('button', { name: 'Show the captcha image' }).click();
    const link = page.getByRole('link', { name: 'Download the captcha as a recording' });
    const sound = await request.get((await link.getAttribute('href')) ?? '');
    expect([sound.status(), sound.headers()['content-type']]).toEqual([200, 'audio/wav']);
  });
});
