import { editorOf } from '../support/editor';
import { sharedExhibition } from '../support/programs';
import { expect, test, visit } from '../support/visitor';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const exhibition = sharedExhibition();
const editor = editorOf(exhibition);

const made: { collection: string; id: string }[] = [];
const publish = async (collection: string, fields: Record<string, unknown>) => {
  const id = await editor.publish(collection, fields);
  made.unshift({ collection, id });
  return id;
};

const get = async (path: string) => {
  const answer = await fetch(`${exhibition.siteUrl}${path}`);
  return { status: answer.status, html: await answer.text() };
};

const cardOn = (html: string) =>
  /property="og:image" content="[^"]*?(\/card\/[^"]+)"/.exec(html)?.[1] ?? '';

/** Where 2025 can be seen; each tells whether it is there. */
const PLACES: Readonly<Record<string, () => Promise<boolean>>> = {
  'a page of its own': async () => {
    const { status, html } = await get('/exhibition/2025');
    return status === 200 && html.includes('A year without a developer');
  },
  'a tab on the home page': async () =>
    /role="tab"[^>]*>(?:<[^>]*>)*2025/.test((await get('/')).html),
  'the header’s menu': async () => (await get('/news')).html.includes('href="/exhibition/2025"'),
  'the gallery by label': async () =>
    (await get('/albumsView?labelIds=2025&view=list')).html.includes('First of the new'),
  'the gallery without a label': async () =>
    (await get('/albumsView')).html.includes('First of the new'),
  'a link from the year before': async () =>
    (await get('/exhibition/2024')).html.includes('/exhibition/2025'),
  'the sitemap': async () => {
    const index = (await get('/sitemap.xml')).html;
    const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap\/[^<]+)<\/loc>/g)];
    const maps = await Promise.all(parts.map(async ([, path = '']) => (await get(path)).html));
    return maps.join().includes('/exhibition/2025<');
  },
  'open data': async () =>
    (await get('/iiif/exhibition/2025/collection.json')).html.includes('First of the new'),
};

const expectIn = async (isThere: boolean) => {
  for (const [name, look] of Object.entries(PLACES)) {
    await expect.poll(look, { message: name, timeout: 15_000 }).toBe(isThere);
  }
};

test('2025 is made in the CMS alone, and is everywhere a year is (§1)', async ({ page }) => {
  await expectIn(false);
  await publish('labels', { id: '2025', title: '2025', kind: 'year', order: 5 });
  const { cover, country } = await editor.first('albums');
  await publish('albums', {
    ...{ name: 'First of the new', author: 'Ana', cover, country },
    ...{ labels: ['2025'], yearLabel: '2025', seq: 1 },
  });
  await publish('years', {
    ...{
      year: '2025',
      label: '2025',
      title: 'A year without a developer',
      lead: 'Made by editors.',
    },
  });
  const opened: string[] = [];
  const isOpen = async () => {
    const { status, html } = await get('/exhibition/2025');
    if (status === 200) opened.push(html);
    return opened.length > 0;
  };
  await expect.poll(isOpen, { timeout: 15_000, intervals: [50] }).toBe(true);
  // Networks fetch it once: whoever is first gets the year's own title and card, also where a page for 404 was kept before.
  const card = cardOn(opened[0] ?? '');
  expect(card).toContain('/exhibition/2025/');
  expect(opened[0]).toContain('<title>The 2025 exhibition |');
  const { parent } = await editor.first('menus', 'where[link][equals]=/exhibition/2024');
  await publish('menus', {
    ...{ name: '2025, 7th edition', type: '1', link: '/exhibition/2025', parent, order: 0 },
  });
  await expectIn(true);

  const picture = await fetch(`${exhibition.siteUrl}${card}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

  // The years have five pigments in turn: 2025 has that of 2020.
  const accentOf = (year: string) =>
    page
      .locator(`[role=tab][data-year="${year}"]`)
      .evaluate((tab) => getComputedStyle(tab).getPropertyValue('--accent'));
  await visit(page, exhibition.siteUrl);
  const accents = await Promise.all(['2020', '2024', '2025'].map(accentOf));
  expect(accents[2]).toBe(accents[0]);
  expect(accents[2]).not.toBe(accents[1]);
  await expect(page.getByText('A pigment for every year')).toBeVisible();
});

test('It goes as it came', async () => {
  for (const { collection, id } of made) await editor.remove(collection, id);
  await expectIn(false);
  expect((await get('/exhibition/2025')).status).toBe(404);
  expect((await get('/')).html).toContain('Five years, five pigments');
});
