import { safeLink } from '@/lib/domain/link';
import { DEMO_MENU } from '../demo/data/menus';
import { EXH_CONTENT, EXHIBITION, FOOTER_CONTENT } from '../demo/data/site';
import type { MenuNode } from '../structure/data/menus';
import { FOOTER } from '../structure/data/site';
import { isOutside, isPlace, isPlaceOrMail } from './links';

const RULES = { isOutside, isPlace, isPlaceOrMail };

const taken = (value: unknown, { stored = undefined as unknown, context = {} } = {}) =>
  Object.entries(RULES).flatMap(([name, rule]) =>
    rule(value, { previousValue: stored, req: { context } }) === true ? [name] : [],
  );

describe('A link that an editor enters', () => {
  it.each<[string, string[]]>([
    ['https://upload.example.org', ['isOutside', 'isPlace', 'isPlaceOrMail']],
    ['/news', ['isPlace', 'isPlaceOrMail']],
    ['/', ['isPlace', 'isPlaceOrMail']],
    ['mailto:us@example.org', ['isPlaceOrMail']],
  ])('may be %s', (value, rules) => {
    expect(taken(value)).toEqual(rules);
    expect(safeLink(value)).toBe(value);
  });

  it.each([
    ...['upload.example.org', 'http://example.org', 'https://', 'https://a b', 'mailto:'],
    ...['//example.org', '/\\example.org', '/a b', 'news', 'javascript:alert(1)'],
  ])('may not be "%s"', (value) => expect(taken(value)).toEqual([]));

  it('may be empty, and stay what is stored or what an archive has', () => {
    const all = Object.keys(RULES);
    for (const none of ['', null, undefined]) expect(taken(none)).toEqual(all);
    expect(taken('example.org', { stored: 'example.org' })).toEqual(all);
    expect(taken('example.org', { stored: 'example.com' })).toEqual([]);
    expect(taken('example.org', { context: { seeding: true } })).toEqual(all);
  });
});

describe('The links of the demo', () => {
  const linksOf = ({ link, childs = [] }: MenuNode): (string | undefined)[] => [
    link,
    ...childs.flatMap(linksOf),
  ];

  it('could be entered', () => {
    const menu = DEMO_MENU.flatMap(linksOf).filter((link) => link !== undefined);
    const footer = FOOTER.nav.items.map(({ link }) => link);
    for (const link of [...menu, ...footer]) expect(taken(link)).toContain('isPlace');
    const social = FOOTER_CONTENT.social.items.map(({ link }) => link);
    for (const link of [...social, EXHIBITION.applyUrl, EXH_CONTENT.uploadUrl])
      expect(taken(link)).toContain('isOutside');
  });
});
