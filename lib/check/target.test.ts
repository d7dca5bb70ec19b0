import { rewriteOf } from '@/lib/rewrites';
import { addressOf, keptPageOf, readItemName, tagsOfItem } from './target';

describe('An item that is checked', () => {
  it('has an address and a kept page in each language', () => {
    expect(addressOf('news', '7', 'en')).toBe('/contentView?id=7');
    expect(addressOf('years', '2024', 'fr')).toBe('/fr/exhibition/2024');
    expect(keptPageOf('news', '7', 'en')).toEqual({
      pathname: '/en/contentView/7',
      route: '/[locale]/contentView/[id]/page',
    });
  });

  it.each(['news', 'videos', 'lives'] as const)('is kept where its address leads: %s', (kind) => {
    const { pathname, searchParams } = new URL(addressOf(kind, '7', 'en'), 'http://site.test');
    const kept = rewriteOf(pathname, searchParams)?.path;
    expect(keptPageOf(kind, '7', 'en').pathname).toBe(`/en${kept}`);
  });

  it('of the menu and the footer is the home page, which shows them', () => {
    expect(addressOf('footer', 'footer', 'zh')).toBe('/zh');
    expect(keptPageOf('menus', '5', 'en')).toEqual({ pathname: '/en', route: '/[locale]/page' });
    expect(tagsOfItem({ kind: 'menus', id: '5', key: '5' })).toEqual(['menus']);
  });

  it('is refreshed by its own tags', () => {
    expect(tagsOfItem({ kind: 'albums', id: '5', key: '5' })).toEqual(['album:5']);
    expect(tagsOfItem({ kind: 'years', id: '3', key: '2024' })).toContain('webContent:year2024');
  });

  it.each(['kind=editors&id=1&key=1', 'kind=news&id=&key=1', 'kind=news&id=1&key=../x', ''])(
    'is not named by "%s"',
    (form) => expect(readItemName(new URLSearchParams(form))).toBeNull(),
  );
});
