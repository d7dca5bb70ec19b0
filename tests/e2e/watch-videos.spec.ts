import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { panelTitle, player, time } from '../support/player';
import { expect, PHONE, test, visit } from '../support/visitor';

const FIRST = 'Young artists on the Olympic Games';
const SECOND = 'Saving lives: a gallery walk';
const THIRD = 'Technology changes the future';

const flow = (page: Page) => page.getByRole('region', { name: 'Films of the exhibition' });
/** What a phone's own "Share" sends. */
const expectPassedOn = async (page: Page) =>
  expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
const film = (page: Page, name: string) => flow(page).getByRole('link', { name });

test('Live videos have the layout of the others: player, details, flow (§2 /videosLive)', async ({
  page,
}) => {
  await visit(page, '/videosLive');
  const lives = page.getByRole('region', { name: 'Live videos' });
  await expect(lives.getByRole('link')).toHaveCount(5);
  await expect(panelTitle(page)).toHaveText(/^Live: /);
  const box = await player(page).boundingBox();
  expect((await lives.boundingBox())?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));

  const open = (name: string) =>
    lives.getByRole('link', { name }).evaluate((link: HTMLElement) => link.click());
  await open('The opening of the next exhibition');
  await expect(page.getByText('This broadcast has not started yet')).toBeVisible();
  await expect(page.getByRole('main').getByText('Coming up')).toBeVisible();
  await open('The jury answers questions');
  await expect(page.getByRole('main').getByText('Recording', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Play “The jury answers questions”' }).click();
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);

  // With a single broadcast the flow has one item.
  await page.goto('/videosLive?labelIds=2022');
  await expect(panelTitle(page)).toHaveText('Hanging the works of 2022');
  await expect(lives.getByRole('link')).toHaveCount(1);
  await expect(lives.getByText('1 of 1')).toBeVisible();
  await expectAccessible(page);
});

test.describe('A visitor watches videos (§2 /videosView)', () => {
  test('by keyboard: looks around, chooses, plays, and goes back', async ({ page }) => {
    await visit(page, '/videosView');
    await expect(panelTitle(page)).toHaveText(FIRST);
    await expect(film(page, FIRST)).toHaveAttribute('aria-current', 'true');

    await film(page, FIRST).focus();
    await page.keyboard.press('ArrowRight');
    await expect(film(page, SECOND)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(film(page, THIRD)).toBeFocused();
    // Looking around doesn't change what plays.
    await expect(panelTitle(page)).toHaveText(FIRST);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(panelTitle(page)).toHaveText(SECOND);
    await expect(page).toHaveURL(/\/videosView\?id=\d+$/);
    await expect(page).toHaveTitle(`${SECOND} | Online video | One World, One Future`);
    await expectPassedOn(page);
    // Next reads the title aloud.
    await expect(page.locator('#__next-route-announcer__')).toHaveText(await page.title());

    await page.getByRole('button', { name: `Play “${SECOND}”` }).press('Enter');
    await expect(player(page)).toBeFocused();
    await expect.poll(() => time(page)).toBeGreaterThan(0.5);
    await page.keyboard.press('k');
    const paused = await time(page);
    await page.keyboard.press('l');
    await expect.poll(() => time(page)).toBeCloseTo(paused + 10, 0);
    await page.keyboard.press('>');
    await expect(page.getByLabel('Speed')).toHaveValue('1.25');
    await page.keyboard.press('m');
    expect(await player(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);

    await page.goBack();
    await expect(panelTitle(page)).toHaveText(FIRST);
    await expect(page).toHaveTitle('Online video | One World, One Future');
    await expect(film(page, FIRST)).toHaveAttribute('aria-current', 'true');
    await expectPassedOn(page);
    await page.goForward();
    await expect(panelTitle(page)).toHaveText(SECOND);

    await test.step('from another page, too', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).press('Enter');
      await expect(page).toHaveTitle(/^Privacy/);
      await page.goBack();
      await expect(panelTitle(page)).toHaveText(SECOND);
      await expect(page).toHaveTitle(`${SECOND} | Online video | One World, One Future`);
      await expectPassedOn(page);
    });
  });

  test('on a phone, by touching a film', async ({ browser, baseURL, watched }) => {
    const options = { baseURL, viewport: PHONE, hasTouch: true, isMobile: true };
    const context = watched(await browser.newContext(options));
    const page = await context.newPage();
    await visit(page, '/videosView');
    await page.getByRole('button', { name: 'Next film' }).tap();
    await expect(flow(page).getByText(SECOND)).toBeVisible();
    await film(page, SECOND).tap();
    await expect(panelTitle(page)).toHaveText(SECOND);
    await expect(player(page)).toBeInViewport();
    await context.close();
  });

  test('and loads nothing of a film before it is asked for, and no hls.js', async ({ page }) => {
    const asked: string[] = [];
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('.mp4')) asked.push(response.url());
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
    });
    await visit(page, '/videosView');
    await expect(player(page)).toHaveAttribute('preload', 'none');
    await expect(player(page)).toHaveAttribute('poster', /_next\/image/);
    await expect(player(page)).toHaveAttribute('width', /^\d+$/);
    await expect(player(page)).toHaveAttribute('height', /^\d+$/);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: /^Play “/ }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(scripts.length).toBeGreaterThan(3);
    const texts = await Promise.all(scripts);
    expect(texts.filter((script) => script.includes('fragLoadTimeOut'))).toEqual([]);
  });

  test('with captions in the own language first', async ({ page }) => {
    await visit(page, '/fr/videosView');
    const tracks = page.locator('main video track');
    const languages = await tracks.evaluateAll((all: HTMLTrackElement[]) =>
      all.map(({ srclang, label, default: isDefault }) => [srclang, label, isDefault]),
    );
    expect(languages).toEqual([
      ['fr', 'français', true],
      ['en', 'English', false],
      ['zh', '中文', false],
      ['es', 'español', false],
      ['ru', 'русский', false],
      ['ar', 'العربية', false],
    ]);
    const video = page.getByLabel(/^Film\s: /);
    // The browser turns on the default track by itself, without a script of ours.
    const cues = () =>
      video.evaluate(({ textTracks }: HTMLVideoElement) =>
        [...textTracks].map(({ mode, cues: list }) => [mode, list?.length ?? 0]),
      );
    await expect.poll(async () => (await cues())[0]?.[1]).toBeGreaterThan(2);
    const [own, ...others] = (await cues()).map(([mode]) => mode);
    expect([own, new Set(others)]).toEqual(['showing', new Set(['disabled'])]);
  });

  test('and is told when a film fails', async ({ page, expected }) => {
    expected(/status of 503|\.mp4/);
    await page.route('**/*.mp4', (route) => route.fulfill({ status: 503 }));
    await visit(page, '/videosView');
    await page.getByRole('button', { name: `Play “${FIRST}”` }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'This film could not be loaded.',
    );
    await page.unroute('**/*.mp4');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => time(page)).toBeGreaterThan(0.2);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
});
