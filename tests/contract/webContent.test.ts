import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyObject, ObjectSchema } from 'yup';
import {
  WEB_CONTENT,
  wireLanguage,
  wireWebContentList,
  wireYearSummary,
} from '@/lib/contract/webContent';
import { listAllAlbums } from './support/albums';
import { assertFails, assertFits, firstOf, ORIGIN, SITE } from './support/service';

const YEARS = ['2020', '2021', '2022', '2023', '2024'];
const LOCALES = ['EN', 'FR', 'ZH', 'ES', 'RU', 'AR'];

async function contentOf<T extends AnyObject>(label: string, schema: ObjectSchema<T>): Promise<T> {
  const { datas } = await firstOf('webContent', wireWebContentList, {
    path: { site: SITE, label },
  });
  return assertFits(schema, JSON.parse(datas[0]?.content ?? ''));
}

const { year: wireYear, ...others } = WEB_CONTENT;

for (const [type, schema] of Object.entries(others)) {
  test(`§3 web content ${type} fits the contract in every language`, async () => {
    for (const locale of LOCALES) await contentOf<AnyObject>(`${type}_${locale}`, schema);
  });
}

test('§1 each year page has what the contract says, in every language', async () => {
  for (const year of YEARS) {
    for (const locale of LOCALES) {
      const content = await contentOf(`year${year}_${locale}`, wireYear);
      assert.equal(content.year, year);
      assert.ok(content.title && content.labelId === year);
    }
  }
});

test('§1 the facts: 150 works in 2022, three subthemes in 2024', async () => {
  const [of2022, of2024] = await Promise.all([
    contentOf('year2022_EN', wireYear),
    contentOf('year2024_EN', wireYear),
  ]);
  assert.equal(of2022.worksCount, 150);
  assert.equal(of2024.subthemes.length, 3);
  assert.ok(of2024.requirements.length >= 2 && of2024.awards.length > 0);
  assert.ok(of2024.organizers.length > 0 && of2024.mediaPartners.length > 0);
});

test('§2 the home page’s years come newest first, with pictures that have a size', async () => {
  const { years } = await contentOf('years_EN', WEB_CONTENT.years);
  const summaries = years.map((year) => assertFits(wireYearSummary, year));
  assert.deepEqual(
    summaries.map(({ year }) => year),
    YEARS.toReversed(),
  );
  for (const { img, width, height } of summaries.flatMap(({ works }) => works)) {
    assert.match(img, /^\/download\//);
    assert.ok(width && height);
  }
});

test('§3 the language menu', async () => {
  const { langs } = await contentOf('langs_EN', WEB_CONTENT.langs);
  const ids = langs.map((language) => assertFits(wireLanguage, language).id);
  assert.ok(['EN', 'FR', 'ZH'].every((id) => ids.includes(id)));
});

test('§3 countries: only those that works came from, in the language asked for', async () => {
  const albums = await listAllAlbums();
  const wanted = new Set(albums.map(({ countryCode }) => countryCode).filter(Boolean));
  const english = await contentOf('countries_EN', WEB_CONTENT.countries);
  const french = await contentOf('countries_FR', WEB_CONTENT.countries);
  const nameOf = ({ countries }: typeof english, code: string) =>
    countries.find((country) => country.code === code)?.name;
  assert.deepEqual(new Set(english.countries.map(({ code }) => code)), wanted);
  assert.deepEqual([nameOf(english, 'CN'), nameOf(french, 'CN')], ['China', 'Chine']);
  for (const { code, works } of english.countries) {
    const own = albums.filter(({ countryCode }) => countryCode === code);
    assert.equal(works, own.length, code);
  }
});

test('§3 pictures and films of the web content are there', async () => {
  const { bgImgs, files } = await contentOf('exhibition_EN', WEB_CONTENT.exhibition);
  const { img } = await contentOf('shop_EN', WEB_CONTENT.shop);
  for (const path of [...bgImgs, ...files.map(({ uri }) => uri), img]) {
    const { status } = await fetch(ORIGIN + path, { method: 'HEAD' });
    assert.equal(status, 200, path);
  }
});

test('contract: a missing locale is answered in English', async () => {
  const footer = (label: string) => contentOf(label, WEB_CONTENT.footer);
  const english = await footer('footer_EN');
  assert.deepEqual(await footer('footer_XX'), english);
  assert.deepEqual(await footer('footer'), english);
  assert.notDeepEqual(await footer('footer_FR'), english);
  const arabic = await contentOf('year2024_AR', wireYear);
  assert.ok(arabic.title);
});

test('§8 an unknown type, year or site is invalid.id', async () => {
  for (const [site, label] of [
    [SITE, 'nothing_EN'],
    [SITE, 'year1999_EN'],
    [SITE, '__proto___EN'],
    ['elsewhere', 'footer_EN'],
  ]) {
    await assertFails('webContent', { path: { site: site!, label: label! } }, 'invalid.id');
  }
});
