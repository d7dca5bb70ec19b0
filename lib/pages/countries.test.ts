import { listPublished } from '@/lib/services/artexhAlbum';
import { countryMetadata } from './countries';

jest.mock('@/lib/services/artexhAlbum', () => ({ listPublished: jest.fn() }));
jest.mock('@/lib/services/webContent', () => ({
  getWebContent: async () => [{ code: 'FR', name: 'France' }],
}));
jest.mock('@/lib/discovery/cards/cardLink', () => ({ cardLink: async () => null }));
const mockLocale = jest.fn();
jest.mock('next-intl/server', () => ({
  ...jest.requireActual('@/tests/support/serverTexts'),
  getLocale: async () => mockLocale(),
}));

it.each([
  ['fr', 'of France count 3'],
  ['zh', 'of 法国count 3'],
])(
  'The head of a country parts its two sentences as its language does: %s',
  async (locale, text) => {
    mockLocale.mockReturnValue(locale);
    jest.mocked(listPublished).mockResolvedValue({ items: [], total: 3 });
    expect(await countryMetadata({ code: 'fr' })).toMatchObject({ description: text });
  },
);
