import { safeLink } from '@/lib/domain/link';
import { DEMO_MENU } from '../demo/data/menus';
import { EXH_CONTENT, EXHIBITION, FOOTER_CONTENT } from '../demo/data/site';
import { quietly } from '../quietly';
import type { MenuNode } from '../structure/data/menus';
import { FOOTER } from '../structure/data/site';
import { isOutside, isPlace, isShown, isSite } from './links';

const RULES = { isOutside, isSite, isPlace, isShown };
const ALL = Object.keys(RULES);

async function taken(value: unknown, { stored = undefined as unknown, context = {} } = {}) {
  const asked = { name: 'link', data: {}, previousValue: stored, req: { context } as never };
  const judged = Object.entries(RULES).map(async ([name, rule]) =>
    (await rule(value, asked)) === true ? [name] : [],
  );
  return (await Promise.all(judged)).flat();
}

describe('A link that an editor enters', () => {
  it.each<[string, string[]]>([
    ['https://upload.example.org', ALL],
    ['http://example.org', ['isSite', 'isShown']],
    ['/news', ['isPlace', 'isShown']],
    ['/', ['isPlace', 'isShown']],
    ['mailto:us@example.org', ['isShown']],
    ['tel:+33 1 23 45', ['isShown']],
    ['#awards', ['isShown']],
    ['https://a b', ['isShown']],
    ['/a b', ['isShown']],
  ])('may be %s', async (value, rules) => {
    for (const entered of [value, ` ${value} `]) {
      expect(await taken(entered)).toEqual(rules);
      expect(safeLink(entered)).toBe(value);
    }
  });

  it.each([
    ...['upload.example.org', '//example.org', '/\\example.org', 'news', 'ftp://example.org'],
    'javascript:alert(1)',
  ])('may not be "%s", which visitors would not see', async (value) => {
    expect(await taken(value)).toEqual([]);
    expect(safeLink(value)).toBe('');
  });

  it.each(['https://', 'mailto:'])('is no other site or page with "%s" alone', async (value) =>
    expect(await taken(value)).toEqual(['isShown']),
  );

  it('may be empty, and stay what is stored or what an archive has', async () => {
    for (const none of ['', ' ', null, undefined]) expect(await taken(none)).toEqual(ALL);
    expect(await taken('example.org', { stored: 'example.org' })).toEqual(ALL);
    expect(await taken('example.org', { stored: 'example.com' })).toEqual([]);
    expect(await taken('example.org', { context: quietly() })).toEqual(ALL);
  });
});

describe('The links of the demo', () => {
  const linksOf = ({ link, childs = [] }: MenuNode): (string | undefined)[] => [
    link,
    ...childs.flatMap(linksOf),
  ];

  it('could be entered', async () => {
    const menu = DEMO_MENU.flatMap(linksOf).filter((link) => link !== undefined);
    const footer = FOOTER.nav.items.map(({ link }) => link);
    for (const link of [...menu, ...footer]) expect(await taken(link)).toContain('isPlace');
    const social = FOOTER_CONTENT.social.items.map(({ link }) => link);
    for (const link of [...social, EXHIBITION.applyUrl, EXH_CONTENT.uploadUrl])
      expect(await taken(link)).toContain('isOutside');
  });
});
