import type { Page } from '@playwright/test';
import { sparePictures } from '../support/accessibility';
import { TEXTS } from '../support/texts';
import { expect, PHONE, test, untilHydrated, visit } from '../support/visitor';

const LANGUAGES = [
  { lang: 'en', path: '/', own: 'English', hero: 'One World,' },
  { lang: 'fr', path: '/fr', own: 'Français', hero: 'Un monde,' },
  { lang: 'zh', path: '/zh', own: '中文', hero: '同一个世界' },
  { lang: 'es', path: '/es', own: 'Español', hero: 'Un mundo,' },
  { lang: 'ru', path: '/ru', own: 'Русский', hero: 'Один мир,' },
  { lang: 'ar', path: '/ar', own: 'العربية', hero: 'عالم واحد،' },
] as const;

const directionOf = (lang: string) => (lang === 'ar' ? 'rtl' : 'ltr');

/** The font families that a page has loaded, as next/font names them. */
const fetchedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter((face) => face.status === 'loaded')
      .map((face) => face.family);
  });

const offer = (page: Page) =>
  page.getByRole('complementary').filter({ has: page.getByRole('button') });

/** Other forms of an address redirect to the one form. */
const MOVED = [
  ['/?locale=FR', 308, '/fr'],
  ['/?locale=FR&label=7', 308, '/fr?label=7'],
  ['/?locale=zh&from=poster', 308, '/zh?from=poster'],
  ['/fr?locale=EN', 308, '/'],
  ['/zh/news?locale=en', 308, '/news'],
  ['/artwork/7?locale=FR', 308, '/fr/artwork/7'],
  ['/albumsView?labelIds=2023&locale=zh', 308, '/zh/albumsView?labelIds=2023'],
  ['/zh/countries/fr?locale=en', 308, '/countries/fr'],
  ['/en', 307, '/'],
] as const;

test.describe('A visitor reads in one of six languages (§2 Language menu, §4 Language change)', () => {
  for (const { lang, path, own, hero } of LANGUAGES) {
    test(`${own}: the page says so, and fetches no letters of another script`, async ({ page }) => {
      const fontSizes: Promise<number>[] = [];
      page.on('response', (answer) => {
        if (answer.url().endsWith('.woff2'))
          fontSizes.push(
            answer.body().then(
              ({ length }) => length,
              () => 0,
            ),
          );
      });
      await visit(page, path);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', lang);
      await expect(html).toHaveAttribute('dir', directionOf(lang));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(hero);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      // Its letters take their place together, once all are there.
      let fonts = '';
      await expect
        .poll(async () => (fonts = (await fetchedFonts(page)).join(' ')))
        .toMatch(/later/);
      expect(/cyrillic/i.test(fonts)).toBe(lang === 'ru');
      expect(/arabic/i.test(fonts)).toBe(lang === 'ar');
      // What stands in for Latin faces is the device's, and has other letters there: the page's own script comes before it.
      const stacks = await page.evaluate(() =>
        ['--font-ui', '--font-text', '--font-italic', '--font-display'].map((name) =>
          getComputedStyle(document.documentElement).getPropertyValue(name),
        ),
      );
      const script = { ru: 'cyrillic', ar: 'arabic' }[lang as string] ?? 'later';
      for (const stack of stacks) expect(stack).toMatch(new RegExp(`${script}.*stand-in`));
      const fontBytes = (await Promise.all(fontSizes)).reduce((sum, size) => sum + size, 0);
      if (['en', 'fr', 'es'].includes(lang)) expect(fontBytes).toBeLessThanOrEqual(90_000);
    });
  }

  test('until our letters are there, the device has some as wide and as high', async ({ page }) => {
    await visit(page, '/news');
    const differences = await page.locator('main').evaluate(async (main) => {
      const latin = 'Children of all countries paint one world and its future. ';
      const arabic = 'أطفال من كل البلدان يرسمون عالما واحدا ومستقبله. ';
      const sizeIn = (font: string, words: string) => {
        const line = document.createElement('span');
        line.textContent = words;
        line.style.font = font;
        main.prepend(line);
        const { width, height } = line.getBoundingClientRect();
        line.remove();
        return { width, height };
      };
      const found = [];
      for (const [style, name, words] of [
        ['500', 'ui', latin],
        ['400', 'text', latin],
        ['italic 400', 'italic', latin],
        ['500', 'arabicUi', arabic],
        ['700', 'arabicUi', arabic],
        ['400', 'arabicText', arabic],
      ] as const) {
        const own = `${style} 20px "${name}"`;
        await document.fonts.load(own, words);
        const ours = sizeIn(own, words);
        for (const place of ['stand-in', 'Android']) {
          const standIn = `${style} 20px "${name} ${place}"`;
          const [face] = await document.fonts.load(standIn, words).catch(() => []);
          if (!face) continue;
          const { width, height } = sizeIn(standIn, words);
          found.push({ standIn, wider: width / ours.width - 1, higher: height - ours.height });
        }
      }
      return found;
    });
    expect(differences.length).toBeGreaterThanOrEqual(6);
    for (const { standIn, wider, higher } of differences) {
      expect(Math.abs(wider), standIn).toBeLessThan(0.05);
      expect(Math.abs(higher), standIn).toBeLessThanOrEqual(1);
    }
  });

  test('letters that only some names have are ours too, on a first visit and from page to page', async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const familiesOf = async (selector: string) => {
      const { root } = await devtools.send('DOM.getDocument');
      const { nodeId } = await devtools.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector,
      });
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName, isCustomFont }) => isCustomFont && familyName.slice(0, 10));
    };
    const ours = {
      text: 'Source Ser',
      italic: 'Source Ser',
      ui: 'Bricolage ',
      display: 'Bricolage ',
    };
    const expectOurs = async () => {
      await page.locator('main').evaluate((main, faces) => {
        for (const face of faces) {
          const name = document.createElement('p');
          name.textContent = 'Łucja Işık, Nguyễn';
          name.dataset.face = face;
          name.style.font = `600 1rem var(--font-${face})`;
          main.prepend(name);
        }
      }, Object.keys(ours));
      for (const [face, family] of Object.entries(ours))
        await expect.poll(() => familiesOf(`[data-face=${face}]`)).toEqual([family]);
    };
    const marked = page.locator('html[data-fonts=later]');
    await visit(page, '/news');
    await expect(marked).toHaveCount(1);
    await expectOurs();
    await page.goto('/cert/query', { referer: page.url() });
    await untilHydrated(page);
    await expect(marked).toHaveCount(0);
    await expectOurs();
  });

  test('going through all of them by the menu, at the same place of the same page', async ({
    page,
  }) => {
    await sparePictures(page);
    await visit(page, '/albumsView?labelIds=2023#main');
    for (const { lang, path, own } of [...LANGUAGES.slice(1), LANGUAGES[0]]) {
      await page.getByRole('banner').locator('button[aria-haspopup=menu]').click();
      await page.getByRole('menuitemradio', { name: own }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('link', { name: TEXTS[lang].layout.skip })).toBeAttached();
      const prefix = path === '/' ? '' : path;
      await expect(page).toHaveURL(
        new RegExp(`^[^/]*//[^/]*${prefix}/albumsView\\?labelIds=2023#main$`),
      );
      await untilHydrated(page);
    }
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'NEXT_LOCALE')?.value).toBe('en');
  });

  test('and each page in each of them has one address', async ({ request }) => {
    for (const [asked, status, place] of MOVED) {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect([asked, answer.status(), answer.headers().location]).toEqual([asked, status, place]);
    }
  });

  test('of which answers that caches may share know no cookie', async ({ request }) => {
    const headers = { 'accept-language': 'fr', cookie: 'NEXT_LOCALE=es' };
    for (const { lang, path } of LANGUAGES) {
      const answer = await request.get(path, { headers, maxRedirects: 0 });
      expect(await answer.text()).toContain(`<html lang="${lang}"`);
      expect(answer.headers()['set-cookie']).toBeUndefined();
      expect(answer.headers()['vary'] ?? '').not.toMatch(/cookie|accept-language/i);
    }
  });
});

test.describe('A visitor reads from right to left (§2, §9)', () => {
  const place = (page: Page) => page.getByText(/^\d+ من \d+$/).last();
  /** What PhotoSwipe calls its parts is English. */
  const named = (page: Page) => page.locator('.pswp [aria-roledescription]');

  test('the left arrow leads to the work at the left, in the gallery and in the viewer', async ({
    page,
  }) => {
    await visit(page, '/ar/albumsView');
    await expect(place(page)).toHaveText(/^2 من/);
    await page.keyboard.press('ArrowLeft');
    await expect(place(page)).toHaveText(/^3 من/);
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText(/^2 من/);

    const middle = page.locator('[aria-current=true]');
    const next = page.getByRole('group', { name: /^3 من/ });
    const pictures = [middle, next].map((work) => work.locator('img').first().boundingBox());
    const [here, there] = await Promise.all(pictures);
    expect(there?.x).toBeLessThan(here?.x ?? 0);

    await middle.click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByText(/^2 من \d+$/)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText(/^3 من \d+$/)).toBeVisible();
    await expect(named(page)).toHaveCount(0);
    await viewer.getByRole('button', { name: 'اللوحة السابقة' }).click();
    await expect(viewer.getByText(/^2 من \d+$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });

  test('the drawer comes from the left, and the picture viewer goes that way', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/ar');
    await page.getByRole('button', { name: 'فتح القائمة' }).click();
    const drawer = page.getByRole('dialog', { name: 'القائمة' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();

    await page.getByRole('link', { name: /الصورة 1 من 13/ }).click();
    await expect(page.getByText(/الصورة 1 من 13$/)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText(/الصورة 2 من 13$/)).toBeVisible();
    await expect(named(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: /الصورة 2 من 13/ })).toBeFocused();
  });
});

test.describe('A visitor whose browser prefers another language', () => {
  test.use({ locale: 'fr-CA' });

  test('is offered it in its own words, and takes it', async ({ page }) => {
    await visit(page, '/albumsView?labelIds=2023');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const bar = offer(page);
    await expect(bar).toHaveAttribute('lang', 'fr');
    await bar.getByRole('link', { name: 'Cette page existe aussi en français' }).click();
    await expect(page).toHaveURL(/\/fr\/albumsView\?labelIds=2023$/);
    await visit(page, '/fr');
    await expect(offer(page)).toHaveCount(0);
    await visit(page, '/');
    await expect(offer(page)).toBeVisible();
  });

  test('waves it away for good, and nothing has moved', async ({ page }) => {
    await visit(page, '/');
    await expect(offer(page)).toBeVisible();
    const shift = await page.evaluate(() => {
      let sum = 0;
      const add = (entry: PerformanceEntry) => {
        if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
      };
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(add));
      observer.observe({ type: 'layout-shift', buffered: true });
      return new Promise<number>((resolve) => requestIdleCallback(() => resolve(sum)));
    });
    expect(shift).toBeLessThan(0.02);
    await offer(page).getByRole('button', { name: 'Non merci' }).click();
    await expect(offer(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    await visit(page, '/news');
    await expect(offer(page)).toHaveCount(0);
  });
});

test('A visitor whose browser prefers the page’s language is offered none', async ({ page }) => {
  await visit(page, '/');
  await expect(offer(page)).toHaveCount(0);
});
