import { readCategory } from './category';

jest.mock('@/lib/services/artexhAlbum', () => ({ listPublished: jest.fn() }));
jest.mock('@/lib/services/webContent', () => ({
  getWebContent: async (type: string) =>
    type === 'countries' ? [{ code: 'HK', name: 'Hong Kong, China' }] : [],
}));
jest.mock('@/lib/discovery/cards/cardLink', () => ({ cardLink: async () => null }));
jest.mock('next-intl/server', () => jest.requireActual('@/tests/support/serverTexts'));

test('The countries of the works by category are called as everywhere else', async () => {
  const { countries } = await readCategory('en');
  expect(countries).toContainEqual({ code: 'HK', name: 'Hong Kong, China' });
  expect(countries).toContainEqual({ code: 'FR', name: 'France' });
});
