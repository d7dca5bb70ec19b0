import { onePageOfEachKind } from '../support/pages';
import { LOCALES } from '../../lib/i18n/locales';
import { localePath } from '../../lib/i18n/localePath';
import { ROUTES } from '../../lib/routes';
import { DESK, expect, expectShown, PHONE, test, visit } from './support/story';

/** What a page has that is not as it should be, once its pictures near the top are there. */
function faultsOf() {
  const pictures = [...document.images].filter(({ complete, naturalWidth }) => {
    return complete && naturalWidth === 0;
  });
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return [
    ...pictures.map(({ src }) => `no picture: ${src}`),
    ...(wide > 0 ? [`${wide} px too wide`] : []),
    ...(document.querySelectorAll('h1').length === 1 ? [] : ['not one title']),
    ...(document.querySelector('main')?.textContent?.trim() ? [] : ['nothing in main']),
  ];
}

for (const size of [DESK, PHONE]) {
  test(`Each route and state is drawn whole at ${size.width} px, in English and Arabic`, async ({
    visitor,
  }) => {
    test.setTimeout(300_000);
    await visitor.resize(size);
    const pages = await onePageOfEachKind(process.env.BASE_URL ?? '');
    // A certificate that nobody looked for leads on to the search: visits.spec.ts opens one.
    for (const path of pages.filter((path) => !path.startsWith(ROUTES.certWe2020)))
      for (const locale of ['en', 'ar'] as const) {
        await visitor.open(localePath(locale, path));
        const lang = await visitor.run(() => document.documentElement.lang);
        expect.soft([path, lang]).toEqual([path, locale]);
        expect.soft(await visitor.run(faultsOf), `${locale} ${path}`).toEqual([]);
      }
  });
}

test('The menu changes the language, at the same page', async ({ visitor }) => {
  await visit(visitor, '/news');
  for (const [locale, own] of [
    ['fr', 'Français'],
    ['ar', 'العربية'],
    ['zh', '中文'],
  ] as const) {
    await visitor.click('header button[aria-haspopup=menu]');
    await visitor.click('[role=menuitemradio]', own);
    await expect.poll(() => visitor.address()).toBe(`/${locale}/news`);
    await expect.poll(() => visitor.run(() => document.documentElement.lang)).toBe(locale);
  }
});

/** The face of reading text, as app/fonts.ts names it. Chinese letters are the device's own, so only its Latin ones are ours. */
const FACES = {
  ...{ en: 'text', fr: 'text', zh: 'text', es: 'text' },
  ...{ ru: 'cyrillicText', ar: 'arabicText' },
} as const;

test('All six languages load their letters', async ({ visitor }) => {
  for (const locale of LOCALES) {
    await visit(visitor, localePath(locale, '/cert/query'));
    await expectShown(visitor, 'main button');
    // Not those of the device that stand in for them.
    const loaded = () =>
      visitor.run(() =>
        [...document.fonts].flatMap(({ status, family }) =>
          status === 'loaded' ? family.replaceAll('"', '').replace(/^later /, '') : [],
        ),
      );
    await expect.poll(loaded, locale).toContain(FACES[locale]);
  }
});
