import type { Page } from '@playwright/test';
import { localePath } from '../../lib/i18n/localePath';
import { layoutOf, sparePictures, violationsOf } from '../support/accessibility';
import { editorOf, timeUntil } from '../support/editor';
import { sharedExhibition } from '../support/programs';
import { DESK, expect, NARROW, test } from '../support/visitor';

test.describe.configure({ mode: 'default', timeout: 240_000 });

const exhibition = sharedExhibition();
const editor = editorOf(exhibition);

/** A word too long for any line on a phone, then the longest text that a field accepts. */
const WORDS = {
  en: ['Ueberraschungsweltverbesserungsgemeinschaftsausstellung', 'and everything we never said'],
  ru: ['Человеконенавистничествопреодолевающееся', 'и всё, чего мы никогда не говорили'],
  ar: ['أفاستسقيناكموهافأسقيناكموهاأفاستسقيناكموها', 'وكل ما لم نقله لأحد من قبل'],
} as const;
const MOST = 240;
const long = ([word, phrase]: readonly [string, string], length = MOST) =>
  [word, ...Array.from({ length: 20 }, () => phrase)].join(' ').slice(0, length).trim();

const LANGUAGES = Object.keys(WORDS) as (keyof typeof WORDS)[];

const NOTHING = { country: null, age: '', sex: null, teacher: '', org: '', organisation: null };

/** Two neighbouring works of 2024: one with texts as long as possible, one with required fields only. */
async function hangWorks() {
  const [full, bare] = await Promise.all(
    [2, 3].map((seq) =>
      editor.first('albums', `where[yearLabel][equals]=2024&where[seq][equals]=${seq}`),
    ),
  );
  if (!full || !bare) throw new Error('the demo has no such works');
  for (const locale of LANGUAGES) {
    const text = { name: long(WORDS[locale]), description: long(WORDS[locale], 2000) };
    await editor.change('albums', full.id, text, { locale });
    await editor.change('albums', bare.id, { description: '' }, { locale });
  }
  const people = { author: long(WORDS.en, 120), teacher: long(WORDS.ru), org: long(WORDS.ar) };
  await editor.change('albums', full.id, { ...people, age: 'eleven and more' });
  await editor.change('albums', bare.id, { ...NOTHING, num: null });
  await editor.publish('albumComments', {
    album: Number(full.id),
    username: long(WORDS.en),
    comment: long(WORDS.ru, 2000),
  });
  return [full.id, bare.id];
}

async function writeNews() {
  const full = await editor.publish('news', { title: long(WORDS.en), category: 'news' });
  const bare = await editor.publish('news', { title: '?', category: 'news', sTime: null });
  for (const locale of LANGUAGES) {
    const html = `<h2>${long(WORDS[locale])}</h2><p>${long(WORDS[locale], 2000)}</p>`;
    const draft = { description: long(WORDS[locale]) };
    await editor.change('news', full, { title: long(WORDS[locale]), html, draft }, { locale });
  }
  return [full, bare];
}

async function addFilm() {
  const { cover } = await editor.first('videos');
  const author = long(WORDS.en);
  const id = await editor.publish('videos', { name: author, author, cover });
  for (const locale of LANGUAGES) {
    const text = { name: long(WORDS[locale]), description: long(WORDS[locale], 2000) };
    await editor.change('videos', id, text, { locale });
  }
  return id;
}

/** A year with an overlong line in every field, and with empty lines. */
async function writeYear(locale: keyof typeof WORDS) {
  const { id } = await editor.first('years', 'where[year][equals]=2023');
  const text = long(WORDS[locale]);
  const facts = [
    { title: text, text },
    { title: '', text },
    { title: '', text: '' },
  ];
  const requirements = [
    { group: '', items: [{ text }, { text: '' }] },
    { group: text, items: [] },
  ];
  const lines = { title: text, theme: text, edition: text, lead: text };
  const lists = { awards: facts, registration: facts, participants: facts, subthemes: facts };
  const venue = { name: text, address: text, text };
  await editor.change('years', id, { ...lines, ...lists, requirements, venue }, { locale });
  const address = exhibition.siteUrl + localePath(locale, '/exhibition/2023');
  await timeUntil(address, (html) => html.includes(WORDS[locale][0]), 20_000);
}

const pages: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const works = await hangWorks();
  const news = await writeNews();
  const film = await addFilm();
  // More than fit in a row on a phone.
  for (const year of ['2025', '2026', '2027']) await editor.publish('years', { year });
  const gallery = '/albumsView?labelIds=2024';
  pages.push(
    '/',
    ...works.map((id) => `/artwork/${id}`),
    gallery,
    `${gallery}&view=wall`,
    `${gallery}&view=list`,
    ...[2, 3].map((seq) => `/album/favorite?label=2024&seq=${seq}`),
    ...works.map((id) => `/cert/we2020?albumId=${id}`),
    '/labels/2024',
    '/news',
    ...news.map((id) => `/contentView?id=${id}`),
    `/videosView?id=${film}`,
    '/exhibition/2023',
    '/exhibition/2027',
  );
});

async function faultsOf(page: Page) {
  const found = await violationsOf(page);
  for (const viewport of [NARROW, DESK]) {
    await page.setViewportSize(viewport);
    const note = (what: string, faults: string[]) =>
      found.push(...faults.map((fault) => `${what} at ${viewport.width} px: ${fault}`));
    const { tooWide, cut, overlaps } = await layoutOf(page);
    note('too wide', tooWide > 0 ? [`by ${tooWide} px`] : []);
    // A year's digits are higher than their line, which the check takes for cut off in a wide window.
    if (viewport === NARROW) note('cut off', cut);
    note('one over the other', overlaps);
  }
  return found;
}

test.describe('Whatever is entered, or left out, pages stay whole (WCAG 1.4.10)', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const locale of LANGUAGES) {
    test(`in ${locale}`, async ({ page }) => {
      await writeYear(locale);
      await sparePictures(page);
      for (const path of pages) {
        const answer = await page.goto(exhibition.siteUrl + localePath(locale, path));
        expect.soft(answer?.status(), path).toBe(200);
        expect
          .soft(await page.getByRole('main').innerText(), path)
          .not.toMatch(/undefined|null|NaN/);
        expect.soft(await faultsOf(page), path).toEqual([]);
      }
    });
  }
});
