import { localePath } from '../../lib/i18n/localePath';
import { LOCALES } from '../../lib/i18n/locales';
import { loadErrorPage } from '../../server/errorPage.mjs';
import { button, stateOf, type State, visitorOf } from '../support/states';
import { like, TEXTS } from '../support/texts';
import { DESK, expect, test } from '../support/visitor';

async function home({ page, texts: { layout, home }, go, look, lookAtDesk }: State) {
  await go('/');
  // In the browser's language, not in the page's.
  const offer = page.locator('aside[lang]');
  await expect(offer).toBeVisible();
  await look('another language offered');
  await offer.getByRole('button').click();

  await button(page, layout.menu.open).click();
  await page.locator('#drawer details').evaluateAll((all) => {
    for (const one of all) one.toggleAttribute('open', true);
  });
  await look('drawer, all open');
  await page.keyboard.press('Escape');

  const languages = page.getByRole('banner').locator('button[aria-haspopup=menu]');
  await languages.click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(LOCALES.length);
  await look('languages');
  await page.keyboard.press('Escape');

  await page
    .getByRole('link', { name: like(home.past.open) })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: home.past.viewer })).toBeVisible();
  await look('picture full screen');
  await page.keyboard.press('Escape');

  await page.setViewportSize(DESK);
  await page.getByRole('banner').locator('nav button[aria-expanded]').first().click();
  await lookAtDesk('submenu');
}

async function viewer({ page, texts: { comments, viewer: texts }, go, look, lookAtDesk }: State) {
  await go('/albumsView?labelIds=2022');
  await page.locator('[data-active] a').click();
  const dialog = page.getByRole('dialog', { name: texts.label });
  await expect(dialog.getByRole('heading', { level: 1 })).toBeVisible();
  const music = dialog.getByRole('button', { name: texts.music });
  await music.click();
  await dialog.getByRole('button', { name: texts.zoomIn }).click();
  await expect(music).toHaveAttribute('aria-pressed', 'true');
  await look('viewer, music on, zoomed');
  await lookAtDesk('viewer, music on, zoomed');
  await page.route('**/comments?*', (route) => route.fulfill({ json: { items: [], total: 0 } }));
  await dialog.getByRole('button', { name: texts.next }).click();
  await expect(dialog.getByText(comments.none)).toBeVisible();
  await look('no comments');
  await lookAtDesk('no comments');
}

async function films({ page, texts: { videos }, go, look, lookAtDesk }: State) {
  const film = page.locator('main video');
  await page.route('**/*.mp4', (route) => route.fulfill({ status: 503 }));
  await go('/videosView');
  await button(page, like(videos.player.play)).click();
  await expect(page.getByText(videos.player.failed)).toBeVisible();
  await look('film that fails');
  await page.unroute('**/*.mp4');
  await button(page, videos.player.retry).click();
  const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(time).toBeGreaterThan(0.2);
  await page.getByText(videos.player.keysTitle, { exact: true }).click();
  await look('film with captions, keys shown');
  await film.evaluate((video: HTMLVideoElement) => (video.currentTime = video.duration));
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
  await look('film at its end');
  await lookAtDesk('film at its end');
}

async function live({ page, texts: { videos }, go, look }: State) {
  await page.route('**/video/live*', (route) => route.fulfill({ status: 503 }));
  await go('/videosLive');
  await button(page, like(videos.player.play)).click();
  await expect(page.getByText(videos.live.failed)).toBeVisible({ timeout: 30_000 });
  await look('stream that fails');
}

/** A client component that throws, as a browser API is missing; and works at the second try. */
async function broken({ page, texts: { error }, go, look, lookAtDesk }: State) {
  await page.addInitScript(() => {
    const { IntersectionObserver } = window;
    Reflect.deleteProperty(window, 'IntersectionObserver');
    addEventListener('mended', () => Object.assign(window, { IntersectionObserver }));
  });
  await go('/artwork/229');
  await expect(page.getByText(error.text)).toBeVisible();
  await look('a page that could not be shown');
  await lookAtDesk('a page that could not be shown');
  await page.evaluate(() => dispatchEvent(new Event('mended')));
  await button(page, error.retry).click();
  await expect(page.getByText(error.text)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The root layout fails: the language is then unknown. */
async function frameless({ page, go, look, lookAtDesk }: State) {
  await page.addInitScript(() => {
    const get = () => {
      throw new Error('no languages');
    };
    Object.defineProperty(navigator, 'languages', { get });
  });
  await go('/news');
  await expect(button(page, TEXTS.en.error.retry)).toBeVisible();
  await look('a frame that could not be shown');
  await lookAtDesk('a frame that could not be shown');
}

async function outage({ page, locale, look }: State) {
  const pageOf = loadErrorPage();
  for (const kind of ['unavailable', 'failed'] as const) {
    await page.setContent(pageOf(kind, localePath(locale, '/')));
    await look(kind);
  }
}

const SCENES = { home, viewer, films, live, broken, outage };

for (const locale of LOCALES) {
  test.describe(`Everyone can use every state of a page, in ${locale} (WCAG 2.2 AA)`, () => {
    test.use(visitorOf(locale));

    // What a broken frame leaves is in English, whatever the page's language is.
    const scenes = locale === 'en' ? { ...SCENES, frameless } : SCENES;
    for (const [name, play] of Object.entries(scenes)) {
      test(name, async ({ page, expected }) => play(await stateOf(page, locale, expected)));
    }
  });
}
