import { localePath, ownPath, splitLocale } from './localePath';

describe('localePath (§2)', () => {
  it.each([
    ['en', '/', '/'],
    ['en', '/news', '/news'],
    ['fr', '/', '/fr'],
    ['zh', '/exhibition/2024', '/zh/exhibition/2024'],
  ] as const)('in %s, %s is %s', (locale, path, expected) => {
    expect(localePath(locale, path)).toBe(expected);
  });
});

describe('ownPath: what an editor has entered', () => {
  it.each([
    ['/', '/fr'],
    ['/news?id=1#end', '/fr/news?id=1#end'],
    ['/ar/news', '/ar/news'],
    ['/fr?view=wall', '/fr?view=wall'],
    ['/download/rules.pdf', '/download/rules.pdf'],
    ['/downloads', '/fr/downloads'],
    ['/feed/fr.xml', '/feed/fr.xml'],
    ['/iiif/exhibition/2024/collection.json', '/iiif/exhibition/2024/collection.json'],
    ['/icons/world.svg', '/icons/world.svg'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/sitemap.xml?x#end', '/sitemap.xml?x#end'],
    ['/sitemap.xml/x', '/fr/sitemap.xml/x'],
  ])('%s is %s in French', (path, expected) => expect(ownPath('fr', path)).toBe(expected));
});

describe('splitLocale (§2)', () => {
  it.each([
    ['/', 'en', '/'],
    ['/news', 'en', '/news'],
    ['/fr', 'fr', '/'],
    ['/fr/', 'fr', '/'],
    ['/fr/news', 'fr', '/news'],
    ['/en/news', 'en', '/news'],
    ['/french/news', 'en', '/french/news'],
  ])('reads %s as %s %s', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
  });
});
