import { expect, PHONE, test, visit, withoutJavaScript } from '../support/visitor';

const TITLE = '2022 Louvre International Art Exhibition';
const UPLOAD = 'https://apply.example.org/';

test.describe('A visitor reads the announcement (§2 /exh)', () => {
  test('in English and Chinese side by side, with the way to the upload system', async ({
    page,
  }) => {
    await visit(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Announcement').click();
    await expect(page).toHaveURL(/\/exh$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);

    const english = page.locator('section[lang="en"]');
    const chinese = page.locator('section[lang="zh"]');
    await expect(english).toContainText('150 works were selected in 2022');
    await expect(chinese).toContainText('2022 年共有 150 件作品入选');
    const [left, right] = [await english.boundingBox(), await chinese.boundingBox()];
    expect(left?.y).toBe(right?.y);
    expect(left?.x).toBeLessThan(right?.x ?? 0);

    await expect(english.getByRole('link', { name: 'Upload a work or sign in' })).toHaveAttribute(
      'href',
      UPLOAD,
    );
    await expect(chinese.getByRole('link', { name: '上传作品或登录' })).toHaveAttribute(
      'href',
      UPLOAD,
    );
  });

  test('with notices: pictures that open full screen, and a paper', async ({ page, request }) => {
    await visit(page, '/exh');
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices.getByRole('img')).toHaveCount(2);
    const paper = notices.getByRole('link', { name: 'Notice 3 (PDF)' });
    const { status, headers } = await request
      .head((await paper.getAttribute('href')) ?? '')
      .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    await notices.getByRole('link', { name: 'Notice 1' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('with one picture on a phone, the rest is not fetched', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const pictureOf = (address: string) => new URL(address).searchParams.get('url') ?? '';
    const fetched = new Set<string>();
    page.on('request', (request) => fetched.add(pictureOf(request.url())));
    await page.goto('/exh');
    await page.waitForLoadState('load');
    await expect(page.getByRole('main').locator('img[alt=""]:visible')).toHaveCount(1);
    const addresses = await page
      .getByRole('main')
      .locator('img[alt=""]')
      .evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
    expect(addresses).toHaveLength(2);
    expect(addresses.map(pictureOf).filter((picture) => fetched.has(picture))).toHaveLength(1);
  });

  test('whatever the language of the site', async ({ page }) => {
    await page.goto('/fr/exh');
    await expect(page.locator('section[lang="en"]')).toContainText('Call for works');
    await expect(page.locator('section[lang="zh"]')).toContainText('征集作品');
    await expect(page.getByText('Annonce').first()).toBeVisible();
  });
});

test.describe('A visitor looks at the art shop (§2 /shop)', () => {
  test('full screen, by keyboard', async ({ page }) => {
    await visit(page, '/shop');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take a wall home');
    const picture = page.getByRole('main').getByRole('link', { name: /Open full screen$/ });
    await picture.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Art shop, full screen' });
    await expect(viewer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(picture).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    withoutJavaScript();

    test('by a plain link', async ({ page, expected }) => {
      expected(/favicon\.ico/);
      await page.goto('/shop');
      await page.getByRole('main').getByRole('link').click();
      await expect(page).toHaveURL(/\/download\/image-.+\.jpg$/);
    });
  });
});
