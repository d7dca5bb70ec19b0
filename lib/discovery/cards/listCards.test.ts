import type { Album } from '@/lib/domain/album';
import { listPublished } from '@/lib/services/artexhAlbum';
import type { CardKind } from './card';
import { readCard } from './readCard';

jest.mock('@/lib/services/artexhAlbum', () => ({ listPublished: jest.fn(), getById: jest.fn() }));
jest.mock('@/lib/services/webContent', () => ({
  getWebContent: async () => [{ year: '2027', labelId: 'we2027' }],
}));
jest.mock('@/lib/discovery/metadata/pageWords', () => ({
  pageWords: async () => ({ title: 'Gallery', description: '' }),
  isPageName: () => false,
}));
jest.mock('next-intl/server', () => ({
  getTranslations: async () => () => 'Countries',
  getMessages: async () => ({}),
}));

const NONE = { items: [], total: 0 };

beforeEach(() => jest.mocked(listPublished).mockReset());

it.each<[CardKind, string]>([
  ['gallery', 'a\0b'],
  ['gallery', '2024,2023'],
  ['gallery', ' '],
  ['gallery', 'x'.repeat(65)],
  ['country', 'F\0'],
  ['country', 'FR,CN'],
  ['country', 'france'],
  ['country', ''],
])('there is no card of %s %j, and nobody is asked for it', async (kind, id) => {
  jest.mocked(listPublished).mockResolvedValue(NONE);
  expect(await readCard('en', kind, id)).toBeNull();
  expect(listPublished).not.toHaveBeenCalled();
});

it('of a year whose label is not its number is called by the year', async () => {
  const items = [{ imgUrl: '/download/a.jpg' } as Album];
  jest.mocked(listPublished).mockResolvedValue({ items, total: 1 });
  expect(await readCard('en', 'gallery', 'we2027')).toMatchObject({
    year: '2027',
    words: { kicker: '2027' },
  });
});

it('one that may exist is looked for', async () => {
  jest.mocked(listPublished).mockResolvedValue(NONE);
  expect(await readCard('en', 'gallery', '2024')).toBeNull();
  expect(await readCard('en', 'country', 'fr')).toBeNull();
  const asked = jest.mocked(listPublished).mock.calls;
  expect(asked.map(([query]) => query)).toEqual([
    { labelIds: ['2024'], locale: 'en' },
    { country: ['FR'], locale: 'en' },
  ]);
});
