import { overfull, printed } from '../support/book';
import { editorOf, timeUntil } from '../support/editor';
import { ownExhibition, type OwnExhibition } from '../support/programs';
import { expect, test } from '../support/visitor';

// One exhibition for all, which shows children's names by their initials.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const exhibition = {} as OwnExhibition;
const editor = editorOf(exhibition);

test.beforeAll(async () => {
  Object.assign(exhibition, await ownExhibition(undefined, { MINORS_NAME: 'initial' }));
});
test.afterAll(() => exhibition.stop?.());

/** The longest title that the CMS takes, of the broadest letters. */
const TITLE = 256;

const TEXTS = {
  'a text without end': {
    en: 'The whale carries the sky home. '.repeat(1240),
    ar: 'الحوت يحمل السماء إلى البيت. '.repeat(90),
  },
  'a word without end': { en: 'x'.repeat(3000), ar: 'سماء'.repeat(300) },
  'many short lines': { en: 'A line\n'.repeat(70), ar: 'سطر\n'.repeat(20) },
  'capitals and Chinese': { en: 'WHALE MOON '.repeat(80), ar: '鲸鱼带着天空回家。'.repeat(90) },
};

test('The longest titles and introductions stay on their sheets', async ({ page }) => {
  const works = await editor.find('albums', 'where[yearLabel][equals]=2024&sort=seq&depth=0');
  for (const [at, { en, ar }] of Object.values(TEXTS).entries()) {
    const id = String(works[at]?.id);
    const name = ['W', '鲸', 'Wm', 'M ш '][at]?.repeat(TITLE).slice(0, TITLE).trim();
    await editor.change('albums', id, {
      name,
      author: name,
      description: `${en} The end of ${at}`,
    });
    await editor.change('albums', id, { name, description: ar }, { locale: 'ar' });
  }
  const address = `${exhibition.siteUrl}/ar/catalogue/2024`;
  await timeUntil(address, (html) => html.includes('The end of 3'), 15_000);
  for (const choice of ['', '?paper=letter', '?with=none']) {
    const { pages } = await printed(page, address + choice);
    expect(pages, choice).toHaveLength(await page.locator('main section').count());
    expect(pages.length).toBeGreaterThan(42);
    expect(await overfull(page), choice).toEqual([]);
    const whole = pages.map(({ text }) => text).join('');
    const ends = [0, 1, 2, 3].filter((at) => whole.includes(`Theendof${at}`));
    expect(ends, choice).toEqual(choice === '?with=none' ? [] : [1, 2, 3]);
  }
});

/** Wherever a work is shown by itself or by a search for its artist. The classroom has its works from `/api/albums`. */
const placesOf = (id: string, country: string) => [
  '/catalogue/2024?with=fr',
  `/artwork/${id}`,
  `/countries/${country}`,
  '/albumsView?labelIds=2024&author=Chidera',
  '/albumsView?labelIds=2024&author=Chidera&view=wall&order=rainbow',
  '/albumsView?labelIds=2024&author=Chidera&view=list',
  '/api/albums?labelIds=2024&author=Chidera',
  '/search?q=Chidera',
  '/api/search?q=Chidera&locale=en',
  `/embed/artwork/${id}`,
  `/api/oembed?${new URLSearchParams({ url: `${exhibition.siteUrl}/artwork/${id}` })}`,
  `/iiif/artwork/${id}/manifest.json`,
];

test('A child’s family name is nowhere where initials are shown', async ({ request }) => {
  const work = await editor.first('albums', 'where[author][equals]=Chidera Obiora');
  const textOf = async (place: string) => (await request.get(exhibition.siteUrl + place)).text();
  const without: string[] = [];
  const tells: string[] = [];
  for (const place of placesOf(String(work.id), 'NG')) {
    const text = await textOf(place);
    if (!text.includes('Chidera O')) without.push(place);
    if (text.includes('Obiora')) tells.push(place);
  }
  expect({ without, tells }).toEqual({ without: [], tells: [] });
  expect(await textOf('/search?q=Obiora')).not.toContain(`/artwork/${work.id}`);
});

test('A work that was taken down is gone from every form of it', async ({ request }) => {
  const forms = ['/catalogue/2024', '/catalogue/2024?with=fr', '/zh/catalogue/2024?paper=letter'];
  for (const form of forms) await request.get(exhibition.siteUrl + form);
  const { id } = await editor.first('albums', 'where[author][equals]=Chidera Obiora');
  await editor.takeDown('albums', id);
  for (const form of forms) {
    const isGone = (html: string) => !html.includes('Chidera');
    await timeUntil(exhibition.siteUrl + form, isGone, 10_000);
  }
});
