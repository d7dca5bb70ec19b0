import type { Page } from '@playwright/test';
import { aMuseum, fetchMirador } from '../support/mirador';
import { expect, test } from '../support/visitor';

declare global {
  interface Window {
    Mirador: { viewer: (options: object) => unknown };
  }
}

/** Its page is another site's, and it says of itself what it says. */
const OF_MIRADOR =
  /third party: http:\/\/127\.0\.0\.1:|element\.ref|createSelector|TiledImage|mounted yet/;

const script = fetchMirador();

async function open(page: Page, manifest: string, sideBarPanel: string) {
  await page.addScriptTag({ content: (await script) ?? '' });
  await page.evaluate(
    ([manifestId, panel]) =>
      window.Mirador.viewer({
        id: 'mirador',
        language: 'fr',
        windows: [{ manifestId, sideBarOpen: true, sideBarPanel: panel }],
      }),
    [manifest, sideBarPanel],
  );
}

test.describe('A museum opens a work in Mirador, by its IIIF manifest', () => {
  test.beforeEach(async () => {
    const isThere = (await script) !== null;
    test.skip(!isThere, 'Mirador can’t be fetched here');
  });

  for (const panel of ['info', 'attribution'] as const) {
    test(`with picture, label and language: ${panel}`, async ({ page, baseURL, expected }) => {
      expected(OF_MIRADOR);
      const museum = await aMuseum();
      const answers = new Map<string, number>();
      page.on('response', (answer) => answers.set(new URL(answer.url()).pathname, answer.status()));
      await page.goto(museum.origin);
      await open(page, `${baseURL}/iiif/artwork/229/manifest.json`, panel);
      await expect(page.getByText('Merci, docteurs').first()).toBeVisible();
      await expect
        .poll(() => [...answers].find(([path]) => path.startsWith('/download/'))?.[1])
        .toBe(200);
      await expect(page.locator('canvas').first()).toBeVisible();
      if (panel === 'info') {
        await expect(page.getByText('Ma mère est infirmière.')).toBeVisible();
        await expect(page.getByText('Olena Koval')).toBeVisible();
        await expect(page.getByText('Œuvres de 2024')).toBeVisible();
        await expect(page.getByRole('link', { name: 'شكرًا أيها الأطباء' })).toBeVisible();
      } else {
        // The provider, by its logo.
        await expect.poll(() => answers.get('/icons/icon-512.png')).toBe(200);
      }
      museum.stop();
    });
  }
});
