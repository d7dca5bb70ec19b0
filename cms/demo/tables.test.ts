import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { COMMENTS } from './comments';
import { COUNTRY_CODES, toCountryNames } from './data/countries';
import { EXPERTS } from './data/experts';
import { YEARS } from './data/labels';
import { MAIN_MENU, type MenuNode } from './data/menus';
import { NEWS } from './data/news';
import { ORGANISATIONS } from './data/organisations';
import { MEDIUMS, SCENES } from './data/scenes';
import { EXH, FOOTER, LANGUAGES, PAGES } from './data/site';
import { FILMS, LIVE } from './data/videos';
import { AWARDS, PARTICIPANTS, REGISTRATION, REQUIREMENTS, VENUE } from './data/yearRules';
import { YEAR_PAGES } from './data/years';
import { toRichText } from './richText';
import { CERTIFIED, toPlace, WORKS } from './works';

const filesIn = (folder: string) => readdirSync(join(__dirname, folder));
const twice = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const countBy = (values: readonly string[]) =>
  values.reduce<Record<string, number>>((sum, key) => ({ ...sum, [key]: (sum[key] ?? 0) + 1 }), {});

/** Every {en, …} below a value. */
const textsIn = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [{ ...value }];
  return Object.values(value).flatMap(textsIn);
};

describe('The artworks (§1, §3)', () => {
  it('use every picture once', () => {
    const pictures = filesIn('works').filter((name) => name.endsWith('.jpg'));
    expect(WORKS.map(({ file }) => file).sort()).toEqual(pictures.sort());
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

  it('have certificates up to the fifth edition', () => {
    expect(CERTIFIED).toHaveLength(24 + 24 + 150 + 30);
  });
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

describe('The years (§1)', () => {
  const in2024 = YEAR_PAGES.find(({ year }) => year === '2024');
  const rules = REQUIREMENTS.flatMap(({ items }) => items.map(({ en }) => en)).join('\n');

  it('are five, with the facts that are known', () => {
    expect(YEAR_PAGES.map(({ year }) => year).sort()).toEqual(YEARS);
    expect(YEAR_PAGES.map(({ year, edition }) => [year, edition?.en])).toEqual([
      ['2024', '6th edition'],
      ['2023', '5th edition'],
      ['2022', undefined],
      ['2021', undefined],
      ['2020', undefined],
    ]);
    expect(YEAR_PAGES.flatMap(({ worksCount }) => worksCount ?? [])).toEqual([150]);
  });

  it('give 2024 its three subthemes', () => {
    expect(in2024?.subthemes.map(({ title }) => title.en)).toEqual([
      'Olympic Games in Paris',
      'Saving Lives',
      'Technology Changes the Future',
    ]);
  });

  it.each([
    'A3',
    '297 × 420 mm',
    'JPG under 20M',
    'below 4000 × 4000',
    'paper copy',
    'not returned',
    'public welfare by default',
    'at most 200 cm',
    'width 120 cm',
    'extra line fees',
    'No wooden frames',
    'three-dimensional materials',
    'canvas only',
    'black matt frame of at most 2.5 cm',
    'without clips',
  ])('require: %s', (fact) => {
    expect(rules).toContain(fact);
  });

  it('list the four honours', () => {
    expect(AWARDS.map(({ title }) => title.en)).toEqual([
      'Appreciation letter',
      'Badge',
      'Participation certificate',
      'Envoy or artist title certificates',
    ]);
  });

  it('show works that exist', () => {
    const files = WORKS.map(({ file }) => file);
    expect(
      YEAR_PAGES.flatMap((page) => page.summaryWorks).filter((f) => !files.includes(f)),
    ).toEqual([]);
  });
});

describe('The texts', () => {
  it.each([
    ['years', [YEAR_PAGES, REQUIREMENTS, AWARDS, PARTICIPANTS, REGISTRATION, VENUE]],
    ['site', [FOOTER, PAGES, EXH.title, MAIN_MENU]],
    ['news', NEWS],
    ['films and experts', [FILMS, LIVE, EXPERTS]],
    ['titles of works', WORKS.map(({ name }) => name)],
    ['alternative texts', [SCENES, MEDIUMS]],
    [
      'introductions of 2024',
      WORKS.filter((work) => toPlace(work).year === '2024').map(({ description }) => description),
    ],
  ])('of %s are there in English, French and Chinese', (_, tables) => {
    const texts = textsIn(tables);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(({ en, fr, zh }) => !en || !fr || !zh)).toEqual([]);
  });

  it('name every country in six languages', () => {
    expect(COUNTRY_CODES).toHaveLength(249);
    const nameless = COUNTRY_CODES.filter((code) =>
      Object.values(toCountryNames(code)).includes(code),
    );
    expect(nameless).toEqual([]);
  });
});

describe('The menu (§3, §9 Drawer menu levels)', () => {
  const depthOf = ({ childs = [] }: MenuNode): number => 1 + Math.max(0, ...childs.map(depthOf));
  const flatten = (nodes: MenuNode[]): MenuNode[] =>
    nodes.flatMap((node) => [node, ...flatten(node.childs ?? [])]);

  it('has three levels', () => {
    expect(Math.max(...MAIN_MENU.map(depthOf))).toBe(3);
  });

  it('leaves the site by items of type 2 only', () => {
    const items = flatten(MAIN_MENU);
    const leaving = items.filter(({ link }) => link?.startsWith('https://'));
    expect(leaving).toEqual(items.filter(({ type }) => type === '2'));
    expect(leaving).not.toEqual([]);
    expect(items.filter(({ type, link }) => type !== '1' && !link)).toEqual([]);
  });

  it('speaks of six languages', () => {
    expect(LANGUAGES.map(({ id }) => id).sort()).toEqual(['AR', 'EN', 'ES', 'FR', 'RU', 'ZH']);
  });
});

describe('The films and the news', () => {
  it.each(FILMS)('$file has film, poster and captions', ({ file }) => {
    const needed = ['.mp4', '-poster.jpg', '.en.vtt', '.fr.vtt', '.zh.vtt'].map(
      (end) => file + end,
    );
    expect(needed.filter((name) => !existsSync(join(__dirname, 'media', name)))).toEqual([]);
  });

  it('are told either in the editor’s format or in HTML, with pictures that exist', () => {
    expect(NEWS.length).toBeGreaterThanOrEqual(14);
    expect(NEWS.filter(({ text, html }) => Boolean(text) === Boolean(html))).toEqual([]);
    const inHtml = NEWS.flatMap(({ html }) => [...(html?.en ?? '').matchAll(/media:([\w.-]+)/g)]);
    const named = [...NEWS.map(({ icon }) => icon), ...inHtml.map(([, name]) => name)];
    expect(named.filter((name) => name && !filesIn('media').includes(name))).toEqual([]);
  });
});

describe('toRichText', () => {
  it('reads a line as a block and gathers list items', () => {
    const { root } = toRichText('Words\n## Head\n- one\n- two\n> Quote');
    expect(root).toMatchObject({
      children: [
        { type: 'paragraph', children: [{ text: 'Words' }] },
        { type: 'heading', tag: 'h2' },
        { type: 'list', children: [{ value: 1 }, { value: 2 }] },
        { type: 'quote' },
      ],
    });
  });

  it('keeps the words round a link', () => {
    expect(toRichText('See [the page](/news) now.').root).toMatchObject({
      children: [
        {
          children: [
            { text: 'See ' },
            { type: 'link', fields: { url: '/news' }, children: [{ text: 'the page' }] },
            { text: ' now.' },
          ],
        },
      ],
    });
  });
});
