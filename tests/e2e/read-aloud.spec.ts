import { fill } from '../../lib/i18n/fill';
import { localePath } from '../../lib/i18n/localePath';
import { sparePictures } from '../support/accessibility';
import { like as pattern, TEXTS, type Texts } from '../support/texts';
import { expect, test, visit } from '../support/visitor';

const GALLERY = '/albumsView?labelIds=2022';
const COLLECT = '/album/favorite?label=2024&seq=7';

/** A name whose placeholders may have any value. */
const like = (text: string) => String(pattern(text));

/** `alts`: the editors' alt texts of the first two pictures. */
const carousel = ({ gallery }: Texts, alts: string[]) => `
- region "${gallery.region}":
  - list "${gallery.region}":
    - listitem:
      - group "${fill(gallery.position, { position: 1, total: 150 })}":
        - link ${JSON.stringify(alts[0])}
    - listitem:
      - group "${fill(gallery.position, { position: 2, total: 150 })}":
        - link ${JSON.stringify(alts[1])}
  - button "${gallery.previous}"
  - paragraph: ${gallery.hint}
  - button "${gallery.next}"
`;

const search = ({ gallery: { search } }: Texts) => `
- dialog "${search.title}":
  - heading "${search.title}" [level=2]
  - button "${search.close}"
  - textbox "${search.author}"
  - textbox "${search.name}"
  - group "${search.initials}":
    - radio "${search.anyInitial}" [checked]
  - group "${search.country}":
    - searchbox "${search.countryHint}"
    - list
`;

const viewer = ({ viewer: texts, comments }: Texts) => `
- dialog "${texts.label}":
  - group "${texts.stage}"
  - paragraph: ${like(texts.counter)}
  - button "${texts.show}"
  - button "${texts.music}"
  - button "${texts.fullScreen}"
  - button "${texts.close}"
  - button "${texts.previous}"
  - button "${texts.zoomOut}"
  - button "${texts.zoomIn}"
  - button "${texts.next}"
  - complementary "${texts.about}":
    - heading [level=1]
    - region "${comments.title}"
`;

const films = ({ videos }: Texts) => `
- main:
  - heading "${videos.title}" [level=1]
  - navigation "${videos.switch.label}":
    - link "${videos.switch.films}"
    - link "${videos.switch.lives}"
  - button ${like(videos.player.play)}
  - combobox "${videos.player.speed}"
  - button "${videos.player.pictureInPicture}"
  - heading [level=2]
  - region "${videos.flow.films}":
    - list "${videos.flow.films}":
      - listitem:
        - group "${fill(videos.flow.position, { position: 1, total: 6 })}":
          - link
    - button "${videos.flow.previous}" [disabled]
    - button "${videos.flow.next}"
`;

const collecting = ({ favorite }: Texts) => `
- main:
  - heading "${favorite.title}" [level=1]
  - textbox "${favorite.name}"
  - textbox "${favorite.email}"
  - textbox "${favorite.captcha.label}"
  - paragraph: ${favorite.captcha.hint}
  - status
  - button "${favorite.submit}"
`;

test.beforeEach(({ page }) => sparePictures(page));

for (const locale of ['en', 'zh', 'ar'] as const) {
  const texts = TEXTS[locale];
  test.describe(`What a screen reader says in ${locale} (WCAG 1.3.1, 4.1.2, 4.1.3)`, () => {
    test('the carousel, its search and its viewer', async ({ page }) => {
      await visit(page, localePath(locale, GALLERY));
      const region = page.locator('main section').first();
      const list = await page.request.get(`/api/albums?labelIds=2022&start=0&locale=${locale}`);
      const { items }: { items: { alt: string }[] } = await list.json();
      const alts = items.map(({ alt }) => alt);
      expect(alts[0]).not.toBe('');
      await expect(region).toMatchAriaSnapshot(carousel(texts, alts));
      await expect(region).toHaveAttribute('aria-roledescription', texts.gallery.carousel);
      const slide = region.getByRole('group').first();
      await expect(slide).toHaveAttribute('aria-roledescription', texts.gallery.slide);

      const said = page.locator('main [aria-live="polite"][aria-atomic="true"]');
      await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      const third = fill(texts.gallery.position, { position: 3, total: 150 });
      await expect(said).toContainText(third);

      await page.getByText(texts.gallery.search.open).first().click();
      await expect(page.getByRole('dialog')).toMatchAriaSnapshot(search(texts));
      await page.keyboard.press('Escape');

      await page.locator('[data-active] a').click();
      await expect(page.getByRole('dialog')).toMatchAriaSnapshot(viewer(texts));
      await expect(page.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
    });

    test('the films', async ({ page }) => {
      await visit(page, localePath(locale, '/videosView'));
      await expect(page.getByRole('main')).toMatchAriaSnapshot(films(texts));
    });

    test('the form, and what is wrong in it', async ({ page }) => {
      const { name, email, invalid } = texts.favorite;
      await visit(page, localePath(locale, COLLECT));
      await expect(page.getByRole('main')).toMatchAriaSnapshot(collecting(texts));
      await page.getByRole('textbox', { name }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      for (const [field, message] of [
        [name, invalid.nameEmpty],
        [email, invalid.emailEmpty],
      ] as const) {
        const box = page.getByRole('textbox', { name: field });
        await expect(box).toHaveAccessibleDescription(message);
        await expect(box).toHaveAttribute('aria-invalid', 'true');
      }
    });
  });
}
