import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { expect, NARROW, PHONE, test, visit, withoutJavaScript } from '../support/visitor';

const GRID = { columns: 6, imageHeight: 200 };

const barOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

/** The distance of an anchor's section from the lower edge of the bar. */
const fromTheBar = (page: Page, id: string) =>
  page.evaluate((section) => {
    const bar = document.querySelector('nav[aria-label="On this page"]');
    const top = document.getElementById(section)?.getBoundingClientRect().top ?? 0;
    return Math.abs(Math.round(top - (bar?.getBoundingClientRect().bottom ?? 0)));
  }, id);

test('A visitor looks back at past exhibitions on the home page (§2 /, §9 Past exhibition grid)', async ({
  page,
}) => {
  await visit(page, '/');
  const pictures = page.getByRole('link', { name: /^Open picture \d+ of 13/ });
  const viewer = page.getByRole('dialog', { name: /Past exhibitions/ });

  await test.step('in 13 pictures, 6 to a row, 200 px high', async () => {
    await expect(pictures).toHaveCount(13);
    const boxes = await Promise.all((await pictures.all()).map((one) => one.boundingBox()));
    const firstRow = boxes.filter((box) => box?.y === boxes[0]?.y);
    expect(firstRow).toHaveLength(GRID.columns);
    const heights = await pictures
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height));
    for (const height of heights)
      expect(Math.abs(height - GRID.imageHeight)).toBeLessThanOrEqual(1);
  });

  await test.step('in a full-screen viewer, by mouse and keyboard', async () => {
    await page.getByRole('link', { name: 'Open picture 3 of 13' }).click();
    await expect(viewer).toBeVisible();
    await expect(viewer).toContainText(/3.*13/);
    const window = page.viewportSize();
    await expect.poll(() => viewer.boundingBox()).toMatchObject({ x: 0, y: 0, ...window });
    // Amber, which is seen on black (WCAG 1.4.11).
    await expect(viewer).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(viewer.locator(':focus')).toHaveCSS('outline-color', 'rgb(255, 212, 121)');
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText(/4.*13/);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(
      page.getByRole('link', { name: /^Open picture [34] of 13/ }).and(page.locator(':focus')),
    ).toHaveCount(1);
  });

  await test.step('and opens it with Enter', async () => {
    await page.getByRole('link', { name: 'Open picture 1 of 13' }).focus();
    await page.keyboard.press('Enter');
    await expect(viewer).toBeVisible();
  });

  await test.step('and closes it by the way back, which leads to no other page then', async () => {
    const entries = await page.evaluate(() => history.length);
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: 'Open picture 2 of 13' }).click();
    await expect(viewer).toBeVisible();
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();
    // Opened anew, each time in the place of the entry before.
    await page.getByRole('link', { name: 'Open picture 5 of 13' }).click();
    await expect(viewer).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
});

test.describe('A visitor sees a past exhibition (§1, §2 year pages)', () => {
  test('from the home page, by keyboard, on to the gallery of that year', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('tab', { name: '2022' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'See the 2022 exhibition' }).focus();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/exhibition\/2022$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2022: One World, One Future');
    await expect(page.getByRole('main')).toHaveAttribute('data-year', '2022');
    await expect(page.getByText('150 works selected')).toBeVisible();

    const works = page.getByRole('region', { name: 'From the 2022 wall' });
    await expect(works.getByRole('listitem')).toHaveCount(8);
    await works.getByRole('link', { name: 'All 150 works' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/albumsView\?labelIds=2022$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('with everything that §1 names', async ({ page }) => {
    await visit(page, '/exhibition/2024');
    const theme = page.getByRole('region', { name: 'Paris opens its arms' });
    await expect(theme.getByRole('heading', { level: 3 })).toHaveText([
      'Olympic Games in Paris',
      'Saving Lives',
      'Technology Changes the Future',
    ]);
    await expect(theme.getByRole('img')).toHaveCount(3);
    await expect(page.getByRole('main').getByText('6th edition')).toBeVisible();

    const experts = page.getByRole('region', { name: 'Invited to look' });
    await expect(experts.getByRole('heading', { level: 3 })).toHaveText([
      ...['Hélène Marchand', 'Samuel Adeyemi', 'Ananda Pillay'],
      ...['Dr Samira Benkacem', 'Moussa Kanté', 'Elif Soyer'],
    ]);
    const biography = experts.getByText(/works on paper for twenty years/);
    await expect(biography).toBeHidden();
    await experts.getByText('Read more Hélène Marchand').click();
    await expect(biography).toBeVisible();

    const honours = page.getByRole('region', { name: 'Honours' });
    await expect(honours.getByRole('heading', { level: 3 })).toHaveText([
      ...['Appreciation letter', 'Badge', 'Participation certificate'],
      'Envoy or artist title certificates',
    ]);
    const partners = page.getByRole('region', { name: 'Organizers and media partners' });
    await expect(partners.getByRole('img')).toHaveCount(7);
    await expect(page.getByRole('region', { name: 'Paris, and online' })).toContainText(
      'With our museum partner',
    );
    await expect(page.getByRole('link', { name: /^Apply for 2024/ }).last()).toHaveAttribute(
      'href',
      'https://apply.example.org/',
    );
  });

  test('going from section to section by the bar', async ({ page }) => {
    await visit(page, '/exhibition/2023');
    const bar = barOf(page);
    const current = bar.locator('[aria-current]');
    await expect(current).toHaveText('Theme');
    for (const [text, id] of [
      ['Honours', 'awards'],
      ['Guest experts', 'experts'],
      ['Registration', 'registration'],
    ]) {
      await bar.getByRole('link', { name: text }).click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect.poll(() => fromTheBar(page, String(id))).toBeLessThanOrEqual(1);
      await expect(current).toHaveText(String(text));
    }
  });

  test('and back to a section from another page', async ({ page }) => {
    await visit(page, '/exhibition/2023');
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await barOf(page).getByRole('link', { name: 'Registration' }).click();
    await expect(page).toHaveURL(/#registration$/);
    await page.getByRole('link', { name: 'One World, One Future, home page' }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(String(title));
    await page.goBack();
    await expect(page).toHaveURL(/exhibition\/2023#registration$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(title));
    await page.goBack();
    await expect(page).toHaveURL(/exhibition\/2023$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(title));
  });

  test('and the year before and after', async ({ page }) => {
    await visit(page, '/exhibition/2023');
    const years = page.getByRole('navigation', { name: 'Other years' });
    await years.getByRole('link', { name: /2022/ }).click();
    await expect(page).toHaveURL(/\/exhibition\/2022$/);
    await years.getByRole('link', { name: /2023/ }).click();
    await expect(page).toHaveURL(/\/exhibition\/2023$/);
    await page.goto('/exhibition/2024');
    await expect(years.getByRole('link')).toHaveCount(1);
    await page.goto('/exhibition/2020');
    await expect(years.getByRole('link')).toHaveText(/2021/);
    // Older years have a certificate search too.
    await expectAccessible(page);
    await page.setViewportSize(NARROW);
    await expectNoSidewaysScroll(page);
  });

  test('but not one that never was: 404', async ({ page, expected }) => {
    expected(/status of 404/);
    for (const path of ['/exhibition/1999', '/exhibition/2024_EN', '/fr/exhibition/nope']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the next picture comes by a button, too (WCAG 2.5.1)', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('link', { name: 'Open picture 1 of 13' }).tap();
    const viewer = page.getByRole('dialog', { name: /Past exhibitions/ });
    await expect(viewer).toContainText('Picture 1 of 13');
    await viewer.getByRole('button', { name: 'Next picture' }).tap();
    await expect(viewer).toContainText('Picture 2 of 13');
    await viewer.getByRole('button', { name: 'Previous picture' }).tap();
    await expect(viewer).toContainText('Picture 1 of 13');
  });

  test('the bar keeps the current section in view', async ({ page }) => {
    await visit(page, '/exhibition/2024#awards');
    const current = barOf(page).locator('[aria-current]');
    await expect(current).toHaveText('Honours');
    await expect
      .poll(async () => {
        const box = await current.boundingBox();
        return box !== null && box.x >= 0 && box.x + box.width <= PHONE.width;
      })
      .toBe(true);
  });

  test('the bar stays in sight, however many rows the header has', async ({ page }) => {
    await visit(page, '/exhibition/2024');
    await page.addStyleTag({ content: 'body > header > div { min-block-size: 9rem !important }' });
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    const isInSight = (bar: Element) => {
      const { left, top, width, height } = bar.getBoundingClientRect();
      return bar.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    await expect.poll(() => barOf(page).evaluate(isInSight)).toBe(true);
  });
});

test.describe('Without JavaScript', () => {
  withoutJavaScript();

  test('everything is there, and a certificate can be asked for', async ({ page }) => {
    await page.goto('/exhibition/2020');
    await barOf(page).getByRole('link', { name: 'Certificate' }).click();
    await expect(page).toHaveURL(/#certificate$/);
    const form = page.getByRole('search', { name: 'Find a certificate' });
    await form.getByRole('button', { name: 'Check' }).click();
    await expect(page).toHaveURL(/\/cert\/weSearch\?num=$/);
    await expect(page.getByText('Please enter certificate number').first()).toBeVisible();

    await page.goto('/exhibition/2020');
    await form.getByLabel('Certificate number').fill('WE2020-0060');
    await form.getByLabel('Certificate number').press('Enter');
    await expect(page).toHaveURL(/\/cert\/weSearch\?num=WE2020-0060$/);
    await expect(page.getByText('A work with this number')).toBeVisible();
  });
});
