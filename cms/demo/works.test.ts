import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@/lib/i18n/locales';
import { COMMENTS } from './comments';
import { COUNTRY_CODES } from '../structure/data/countries';
import { ORGANISATIONS } from './data/organisations';
import { MEDIUMS, SCENES } from './data/scenes';
import { toPlace, WORKS } from './works';

const filesIn = (folder: string) => readdirSync(join(__dirname, folder));
const messagesOf = (locale: string) => join(__dirname, '../../messages', `${locale}.json`);
const twice = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const countBy = (values: readonly string[]) =>
  values.reduce<Record<string, number>>((sum, key) => ({ ...sum, [key]: (sum[key] ?? 0) + 1 }), {});

describe('The artworks (§1, §3)', () => {
  it('use every picture once', () => {
    expect(WORKS.map(({ file }) => file).sort()).toEqual(filesIn('works').sort());
  });

  it('are 150 in 2022', () => {
    expect(countBy(WORKS.map((work) => toPlace(work).year))).toEqual({
      2020: 24,
      2021: 24,
      2022: 150,
      2023: 30,
      2024: 36,
    });
  });

  it('bear numbers and titles of their own, and a number of their year', () => {
    expect(twice(WORKS.map(({ num }) => num))).toEqual([]);
    expect(twice(WORKS.map(({ name }) => name.en))).toEqual([]);
    expect(WORKS.filter(({ num, file }) => num.slice(2, 6) !== file.slice(0, 4))).toEqual([]);
  });

  it('introduce themselves each in words of its own, or not at all', () => {
    const introductions = WORKS.flatMap(({ description }) => description?.en ?? []);
    expect(twice(introductions)).toEqual([]);
    expect(introductions.length).toBeGreaterThan(150);
    expect(introductions.length).toBeLessThan(WORKS.length);
  });

  it('come from at least 45 known countries, from artists of 4 to 25', () => {
    expect(new Set(WORKS.map(({ country }) => country)).size).toBeGreaterThanOrEqual(45);
    expect(WORKS.filter(({ country }) => !COUNTRY_CODES.includes(country))).toEqual([]);
    const ages = WORKS.map(({ age }) => age);
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([4, 25]);
  });

  it('can be found by an initial, in whatever script the title is', () => {
    const lost = WORKS.filter(({ name, initial }) => !initial && !/^[A-Z]/.test(name.en));
    expect(lost).toEqual([]);
    expect(WORKS.some(({ initial }) => initial)).toBe(true);
  });

  it('name scenes, techniques and organisations that exist', () => {
    const keys = ORGANISATIONS.map(({ key }) => key);
    const isAstray = ({ scene, medium, organisation }: (typeof WORKS)[number]) =>
      !SCENES[scene] || !MEDIUMS[medium] || (organisation && !keys.includes(organisation));
    expect(WORKS.filter(isAstray)).toEqual([]);
  });

  it('are featured in 20 or more cases, most of them of 2024 (§9)', () => {
    const featured = WORKS.filter(({ labels }) => labels?.includes('featured'));
    expect(featured.length).toBeGreaterThanOrEqual(20);
    const of2024 = featured.filter((work) => toPlace(work).year === '2024');
    expect(of2024.length).toBeGreaterThan(featured.length / 2);
    expect(of2024.length).toBeLessThan(featured.length);
  });

  it.each(LOCALES)(
    'have the number that the box for certificates gives as an example, in %s',
    (locale) => {
      const { certificate } = JSON.parse(readFileSync(messagesOf(locale), 'utf8'));
      const [num] = /WE[\d-]+/.exec(certificate.example) ?? [];
      expect(WORKS.map((work) => work.num)).toContain(num);
    },
  );
});

describe('The comments (§4, §9 Comment page size)', () => {
  const perWork = Object.values(countBy(COMMENTS.map(({ work }) => work)));

  it('fill more than three pages under a few works, and one and a bit under others', () => {
    expect(perWork.filter((count) => count > 60)).toHaveLength(3);
    expect(perWork.filter((count) => count > 20 && count <= 30).length).toBeGreaterThanOrEqual(3);
    expect(perWork.length).toBeLessThan(WORKS.length);
  });

  it('stand under works that exist, none twice', () => {
    const files = WORKS.map(({ file }) => file);
    expect(COMMENTS.filter(({ work }) => !files.includes(work))).toEqual([]);
    expect(twice(COMMENTS.map(({ work, comment }) => `${work} ${comment}`))).toEqual([]);
    expect(twice(COMMENTS.map(({ work, username }) => `${work} ${username}`))).toEqual([]);
  });

  it('have real dates and pictures', () => {
    expect(COMMENTS.filter(({ time }) => Number.isNaN(Date.parse(time)))).toEqual([]);
    const avatars = new Set(COMMENTS.flatMap(({ avatar }) => avatar ?? []));
    expect([...avatars].filter((name) => !filesIn('media').includes(name))).toEqual([]);
  });
});
