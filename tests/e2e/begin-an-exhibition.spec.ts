import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUpEmpty } from '../../scripts/support/test/template.mjs';
import { LOCALES } from '../../lib/i18n/locales';
import { adminOf, editorOf, signInTo } from '../support/editor';
import { ownExhibition, type OwnExhibition } from '../support/programs';
import { TEXTS } from '../support/texts';
import { expect, PHONE, test, visit } from '../support/visitor';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const exhibition = {} as OwnExhibition;
const editor = editorOf(exhibition);
const folder = mkdtempSync(join(tmpdir(), 'one-world-beginning-'));

test.beforeAll(async () => {
  test.setTimeout(180_000);
  // Other suites may have made one.
  const template = await setUpEmpty(process.env.SANDBOX || folder);
  Object.assign(exhibition, await ownExhibition(template));
});
test.afterAll(async () => {
  await exhibition.stop?.();
  rmSync(folder, { recursive: true, force: true });
});

const YEARS = ['2020', '2021', '2022', '2023', '2024'];
const ALL_YEARS = `/albumsView?labelIds=${YEARS.join()}`;
const PAGES = [
  ...['', '/albumsView', '/albumsView?view=wall', '/albumsCategoryView', '/videosView'],
  // Where the form of the category leads.
  ...['/albumsView?featured=recommended', '/albumsView?labelIds=recommended&view=wall'],
  ...['', '&featured=latest', '&featured=&name=&author='].map((choice) => ALL_YEARS + choice),
  ...['/videosLive', '/cert/query', '/cert/weSearch', '/cert/we2020', '/news', '/exh', '/shop'],
  ...['/countries', '/privacy', '/accessibility'],
  ...YEARS.map((year) => `/exhibition/${year}`),
  // Where the preview button of a label leads.
  '/labels/2024',
];

for (const locale of LOCALES) {
  test(`Every page of an exhibition without works is whole (DEMO=off): ${locale}`, async ({
    request,
  }) => {
    for (const path of PAGES) {
      const address = `${exhibition.siteUrl}${locale === 'en' ? '' : `/${locale}`}${path}`;
      const answer = await request.get(address);
      const html = await answer.text();
      expect([address, answer.status()]).toEqual([address, 200]);
      expect([address, html.match(/<h1[ >]/g)?.length]).toEqual([address, 1]);
      const { empty, search } = TEXTS[locale].gallery;
      // No address to upload works is set.
      if (path === '/exh') expect(html).toContain(`content="${TEXTS[locale].exh.callDescription}"`);
      if (path === '/countries') expect(html).toContain(empty.title);
      if (path.endsWith('author=')) expect(html).toContain(search.emptyKeyword);
      expect([address, /\/exhibition\/2020#requirements/.test(html)]).toEqual([address, true]);
    }
  });
}

test('So are sitemap, feeds, cards and open data', async ({ request }) => {
  const get = async (path: string) => {
    const answer = await request.get(`${exhibition.siteUrl}${path}`);
    expect([path, answer.status()]).toEqual([path, 200]);
    return answer;
  };
  const index = await (await get('/sitemap.xml')).text();
  const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap\/[^<]+)<\/loc>/g)].map(([, path]) => path);
  const maps = await Promise.all(parts.map(async (path) => (await get(path ?? '')).text()));
  for (const year of YEARS) expect(maps.join()).toContain(`/exhibition/${year}<`);
  expect(maps.join()).not.toMatch(/\/(?:catalogue|classroom)\/|labelIds=/);
  await get('/feed/en.xml');
  await get('/manifest.webmanifest');
  await get('/robots.txt');
  for (const path of ['/', '/exhibition/2021', '/albumsView?labelIds=recommended']) {
    const html = await (await get(path)).text();
    const links = [...html.matchAll(/<link rel="alternate" type="[^"]+" href="([^"]+)"/g)];
    expect([path, links.length > 0]).toEqual([path, true]);
    for (const [, href = ''] of links) await get(new URL(href).pathname);
    const card = /property="og:image" content="[^"]*?(\/card\/[^"]+)"/.exec(html)?.[1] ?? '';
    expect((await get(card)).headers()['content-type']).toMatch(/^image\//);
  }
});

test('The home page begins with the pigments, and tells five years', async ({ page }) => {
  await visit(page, exhibition.siteUrl);
  const main = page.getByRole('main');
  await expect(main.getByRole('tab')).toHaveText(YEARS);
  await expect(main.locator('[data-year="2022"] svg').first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Featured works' })).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('An editor’s first steps tick themselves', async ({ page, expected }) => {
  // The CMS's own pages are not tested here.
  expected(/./);
  const login = `${adminOf(exhibition.cmsUrl)}/login`;
  await page.goto(login);
  await expect(page.getByText('One World, One Future')).toBeVisible();
  await signInTo(page, login, exhibition.editor);
  const steps = page.getByRole('region', { name: 'First steps' });
  const done = steps.getByRole('img', { name: 'Done' });
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await expect(done).toHaveCount(2);
  const { id } = await editor.first('years', 'where[year][equals]=2024');
  await editor.change('years', id, { title: 'A first year', lead: 'Come and see.' });
  await page.reload();
  await expect(done).toHaveCount(3);
});
