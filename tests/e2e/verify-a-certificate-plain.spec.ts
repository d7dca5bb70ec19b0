import { KNOWN, UNKNOWN } from '../support/certificates';
import { asAnotherVisitor, expect, test, withoutJavaScript } from '../support/visitor';

withoutJavaScript();

test.beforeEach(async ({ page }) => {
  await asAnotherVisitor(page);
});

test.describe('Without JavaScript a visitor', () => {
  for (const [num, text] of [
    [KNOWN, 'Certificate number exists!'],
    [UNKNOWN, 'Certificate number does not exist!'],
    ['W'.repeat(65), 'A certificate number has at most 64 characters'],
    ['', 'Please enter certificate number'],
  ] as const) {
    test(`verifies "${num}": ${text} (§2 /cert/query)`, async ({ page }) => {
      await page.goto('/cert/query');
      await page.getByLabel('Certificate number').fill(num);
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(page).toHaveURL(`/cert/query?unicode=${num}`);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByLabel('Certificate number')).toHaveValue(num);
    });
  }

  test('has the pictures of a certificate as plain links', async ({ page, request }) => {
    await page.goto(`/cert/query?unicode=${KNOWN}`);
    const link = page.getByRole('link', { name: 'Open picture 1 of 2' });
    await expect(link).toHaveAttribute('href', /^\/download\/.+\.jpg$/);
    const picture = await request.get((await link.getAttribute('href')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  });

  test('searches by the older page, and is shown the way (§2 /cert/weSearch)', async ({ page }) => {
    await page.goto('/cert/weSearch');
    await page.getByLabel('Certificate number').fill(KNOWN);
    await page.getByRole('button', { name: 'Check' }).click();
    const said = page.getByRole('main').getByRole('status');
    await expect(said.filter({ hasText: 'A work with this number' })).toContainText('Robot on His');
    await expect(page.getByText(/number exists|library/)).toHaveCount(0);
    await page.getByRole('link', { name: 'Verify this number' }).click();
    await expect(page).toHaveURL(`/cert/query?unicode=${KNOWN}`);
  });

  test('is told where to check a number (§2 /cert/we2020)', async ({ page }) => {
    await page.goto('/cert/we2020?albumId=1');
    await expect(page.getByRole('link', { name: 'Is it genuine?' })).toHaveAttribute(
      'href',
      '/cert/query',
    );
  });
});
