import type { Page } from '@playwright/test';
import { TOAST_DEFAULT_MS } from '../../lib/constants';
import { localePath } from '../../lib/i18n/localePath';
import { LOCALES, type Locale } from '../../lib/i18n/locales';
import { loadErrorPage } from '../../server/errorPage.mjs';
import { cutOff, sparePictures, tooWideBy, violationsOf } from '../support/accessibility';
import { anEmail, knowCaptcha } from '../support/collector';
import { like, TEXTS, type Texts } from '../support/texts';
import { asAnotherVisitor, KNOWN, UNKNOWN } from '../support/verifier';
import { DESK, expect, NARROW, PHONE, test, visit } from '../support/visitor';

const ANSWER = 'HKM3N';

/** What a scene may use: the page, what the site says, and a close look at the state that it is in. */
type Stage = {
  page: Page;
  texts: Texts;
  go: (path: string) => Promise<unknown>;
  look: (state: string) => Promise<void>;
  lookAtDesk: (state: string) => Promise<void>;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function home({ page, texts: { layout, home }, go, look, lookAtDesk }: Stage) {
  await go('/');
  // It is in the browser's language, which is another than the page's.
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

async function search({ page, texts: { gallery }, go, look, lookAtDesk }: Stage) {
  await go('/albumsView?labelIds=2022');
  const dialog = page.getByRole('dialog', { name: gallery.search.title });
  const open = () => page.getByRole('link', { name: gallery.search.open }).first().click();
  const submit = () => button(page, gallery.search.submit).click();
  await open();
  await submit();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await look('search without a word');
  await lookAtDesk('search without a word');
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('searchbox').fill('qqq');
  await expect(dialog.getByText(gallery.search.noCountry)).toBeVisible();
  await look('search, a country chosen, none of that name');

  await page.route('**/api/albums?*', (route) =>
    route.fulfill({ status: 502, json: { token: 'net.error' } }),
  );
  await submit();
  await expect(button(page, gallery.more)).toBeVisible();
  await look('search that fails');
  await page.unroute('**/api/albums?*');
  await button(page, gallery.more).click();
  await expect(page.getByRole('list', { name: gallery.filters.label })).toBeVisible();
  await look('works found');
  await open();
  await dialog.getByRole('textbox').nth(1).fill('zzzz no such work');
  await submit();
  await expect(page.getByRole('heading', { name: gallery.empty.searchTitle })).toBeVisible();
  await look('no work found');
}

async function viewer({ page, texts: { viewer: texts }, go, look, lookAtDesk }: Stage) {
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
}

async function comments({ page, texts: { comments, viewer }, go, look, lookAtDesk }: Stage) {
  await page.route('**/comments?*', (route) => route.fulfill({ json: { items: [], total: 0 } }));
  await go('/albumsView?labelIds=2022');
  await page.locator('[data-active] a').click();
  const dialog = page.getByRole('dialog', { name: viewer.label });
  await expect(dialog.getByText(comments.none)).toBeVisible();
  await look('no comments');
  await lookAtDesk('no comments');
}

async function collect({ page, texts: { favorite }, go, look, lookAtDesk }: Stage) {
  const email = anEmail();
  const { captcha, result } = favorite;
  const submit = () => button(page, favorite.submit).click();
  const box = page.getByLabel(captcha.label, { exact: true });
  await go('/album/favorite?label=2024&seq=7');
  await submit();
  await expect(page.getByText(favorite.invalid.emailEmpty)).toBeVisible();
  await look('fields left empty');
  await lookAtDesk('fields left empty');

  await page.route('/api/captcha', (route) => route.fulfill({ status: 502, json: {} }), {
    times: 1,
  });
  await page.getByLabel(favorite.name).fill('Ann');
  await page.getByLabel(favorite.email).fill(email);
  await box.focus();
  await expect(page.getByText(captcha.failed)).toBeVisible();
  await look('no captcha comes');
  await button(page, captcha.refresh).click();
  await expect(button(page, captcha.refresh).getByRole('img')).toBeVisible();
  await box.fill(ANSWER);
  await submit();
  await expect(page.getByText(result.invalidCaptcha)).toBeVisible();
  await expect(page.getByText(captcha.wrong)).toBeVisible();
  await look('captcha wrong');

  await button(page, captcha.listen).click();
  await expect(page.getByLabel(captcha.sound)).toBeVisible();
  await look('captcha spoken');
  await box.fill(ANSWER);
  await page.route('/api/favorite', (route) => route.fulfill({ status: 502, json: {} }), {
    times: 1,
  });
  await submit();
  await expect(page.getByText(result.errorText)).toBeVisible();
  await look('collecting fails');
  await knowCaptcha(email, ANSWER);
  await submit();
  await expect(page.getByText(result.success)).toBeVisible();
  await look('collected');
}

async function films({ page, texts: { videos }, go, look, lookAtDesk }: Stage) {
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

async function live({ page, texts: { videos }, go, look }: Stage) {
  await page.route('**/video/live*', (route) => route.fulfill({ status: 503 }));
  await go('/videosLive');
  await button(page, like(videos.player.play)).click();
  await expect(page.getByText(videos.live.failed)).toBeVisible({ timeout: 30_000 });
  await look('stream that fails');
}

async function verify({ page, texts: { certificate }, go, look }: Stage) {
  const check = () => button(page, certificate.check).click();
  await go('/cert/query');
  await check();
  await expect(page.getByText(certificate.empty)).toHaveCount(2);
  await look('no number');
  await page.route('/api/cert?*', (route) => route.fulfill({ status: 502, json: {} }), {
    times: 1,
  });
  await page.getByLabel(certificate.label).fill(KNOWN);
  await check();
  await expect(page.getByText(certificate.failedText)).toBeVisible();
  await look('library out of reach');
  await button(page, certificate.retry).click();
  await page
    .getByRole('link', { name: like(certificate.openPhoto) })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: certificate.viewer })).toBeVisible();
  await look('certificate full screen');
  await go('/cert/weSearch');
  await page.getByLabel(certificate.label).fill(UNKNOWN);
  await check();
  await expect(page.getByText(certificate.notFound)).toBeVisible();
  await look('certificate of no work');
}

async function category({ page, texts: { category: texts }, go, look, lookAtDesk }: Stage) {
  await go('/albumsCategoryView');
  await page.getByRole('radio', { name: texts.mostViewed }).check({ force: true });
  await page.getByLabel(texts.author).fill('nobody is called so');
  await expect(page.getByText(texts.empty)).toBeVisible();
  await look('nothing fits');
  await lookAtDesk('nothing fits');
}

/** An island that can't run, here for want of something that browsers have; and can after all. */
async function broken({ page, texts: { error }, go, look, lookAtDesk }: Stage) {
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

/** What every page has around it can't run: its language is unknown then. */
async function frameless({ page, go, look, lookAtDesk }: Stage) {
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

async function outage({ page, look }: Stage, locale: Locale) {
  const pageOf = loadErrorPage();
  for (const kind of ['unavailable', 'failed'] as const) {
    await page.setContent(pageOf(kind, localePath(locale, '/')));
    await look(kind);
  }
}

const SCENES = {
  home,
  search,
  viewer,
  comments,
  collect,
  films,
  live,
  verify,
  category,
  broken,
  frameless,
  outage,
};

/** Toasts stay, so that they can be looked at. */
function holdToasts(toast: number) {
  const wait = window.setTimeout.bind(window);
  const held = (act: TimerHandler, time?: number, ...rest: unknown[]) =>
    wait(act, time === toast ? 3_600_000 : time, ...rest);
  Object.assign(window, { setTimeout: held });
}

/** In a phone's window, and no wider than the narrowest; or at a desk, where it looks different there. */
async function lookAt(page: Page, state: string) {
  const found: string[] = await violationsOf(page);
  await page.setViewportSize(NARROW);
  const over = await tooWideBy(page);
  if (over > 0) found.push(`${over} px too wide at 320 px`);
  found.push(...(await cutOff(page)).map((words) => `cut off at 320 px: ${words}`));
  await page.setViewportSize(PHONE);
  expect.soft(found, state).toEqual([]);
}

async function lookAtDesk(page: Page, state: string) {
  await page.setViewportSize(DESK);
  expect.soft(await violationsOf(page), `${state}, at a desk`).toEqual([]);
  await page.setViewportSize(PHONE);
}

for (const [index, locale] of LOCALES.entries()) {
  test.describe(`Everyone can use every state of a page, in ${locale} (WCAG 2.2 AA)`, () => {
    test.use({
      locale: LOCALES[(index + 1) % LOCALES.length],
      viewport: PHONE,
      actionTimeout: 15_000,
      contextOptions: { reducedMotion: 'reduce' },
    });

    for (const [name, play] of Object.entries(SCENES)) {
      test(name, async ({ page, expected }) => {
        expected(/status of (400|50[23])|\.mp4|IntersectionObserver|no languages/);
        await asAnotherVisitor(page);
        await sparePictures(page);
        await page.addInitScript(holdToasts, TOAST_DEFAULT_MS);
        const stage: Stage = {
          page,
          texts: TEXTS[locale],
          go: (path) => visit(page, localePath(locale, path)),
          look: (state) => lookAt(page, state),
          lookAtDesk: (state) => lookAtDesk(page, state),
        };
        await play(stage, locale);
      });
    }
  });
}
