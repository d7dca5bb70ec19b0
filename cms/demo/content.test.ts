import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { YEARS } from '../structure/data/labels';
import type { MenuNode } from '../structure/data/menus';
import { DEMO_MENU } from './data/menus';
import { NEWS } from './data/news';
import { LANGUAGES } from '../structure/data/site';
import { FILMS } from './data/videos';
import { AWARDS, REQUIREMENTS } from '../structure/data/yearRules';
import { YEAR_PAGES } from '../structure/data/years';
import { YEAR_CONTENT } from './data/years';
import { CMS_LOCALES } from '../queries/locale';
import { WORKS } from './works';

const filesIn = (folder: string) => readdirSync(join(__dirname, folder));

describe('The years (§1)', () => {
  const in2024 = YEAR_PAGES.find(({ year }) => year === '2024');
  const rules = REQUIREMENTS.flatMap(({ items }) => items.map(({ en }) => en))
    .join('\n')
    .replaceAll('\u00a0', ' ');

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

  it('each have content in the demo', () => {
    expect(Object.keys(YEAR_CONTENT).sort()).toEqual(YEARS);
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

  it.each([
    ['en', '20M,'],
    ['fr', '20\u00a0Mo,'],
    ['zh', '20\u00a0MB，'],
    ['es', '20\u00a0MB,'],
    ['ru', '20\u00a0МБ,'],
    ['ar', '20\u00a0ميغابايت،'],
  ] as const)('give the size of the file in the unit of %s', (locale, size) => {
    const texts = REQUIREMENTS.flatMap(({ items }) => items.map((item) => item[locale]));
    expect(texts.join('\n')).toContain(size);
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
      Object.values(YEAR_CONTENT)
        .flatMap((page) => page.summaryWorks)
        .filter((f) => !files.includes(f)),
    ).toEqual([]);
  });
});

describe('The menu (§3, §9 Drawer menu levels)', () => {
  const depthOf = ({ childs = [] }: MenuNode): number => 1 + Math.max(0, ...childs.map(depthOf));
  const flatten = (nodes: MenuNode[]): MenuNode[] =>
    nodes.flatMap((node) => [node, ...flatten(node.childs ?? [])]);

  it('has three levels', () => {
    expect(Math.max(...DEMO_MENU.map(depthOf))).toBe(3);
  });

  it('leaves the site by items of type 2 only', () => {
    const items = flatten(DEMO_MENU);
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
    const needed = ['.mp4', '-poster.jpg', ...CMS_LOCALES.map((locale) => `.${locale}.vtt`)].map(
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
