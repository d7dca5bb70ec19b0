import { addressIn, localeCookie } from './languageChange';

const anAddress = (pathname: string, search = '', hash = '', protocol = 'https:') => ({
  pathname,
  search,
  hash,
  protocol,
});

describe('addressIn (§4 Language change: stays on the same page)', () => {
  it.each([
    ['fr', anAddress('/'), '/fr'],
    ['en', anAddress('/fr'), '/'],
    ['zh', anAddress('/fr/news'), '/zh/news'],
    ['fr', anAddress('/contentView', '?id=7', '#end'), '/fr/contentView?id=7#end'],
    ['en', anAddress('/zh/albumsView', '?labelIds=2024&locale=ZH'), '/albumsView?labelIds=2024'],
  ] as const)('in %s, %o is %s', (locale, address, expected) => {
    expect(addressIn(locale, address)).toBe(expected);
  });

  it('has the query in a browser that doesn’t count its fields', () => {
    jest.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never);
    expect(addressIn('fr', anAddress('/contentView', '?id=7'))).toBe('/fr/contentView?id=7');
  });
});

describe('localeCookie', () => {
  it('is sent to this site only, and over HTTPS only where there is HTTPS', () => {
    expect(localeCookie('fr', anAddress('/'))).toMatch(
      /^NEXT_LOCALE=fr; Path=\/; .*SameSite=Lax; Secure$/,
    );
    expect(localeCookie('fr', anAddress('/', '', '', 'http:'))).not.toContain('Secure');
  });
});
