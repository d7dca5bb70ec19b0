import { anAlbum } from '@/tests/support/anAlbum';
import { artworkGraph } from './artwork';

jest.mock('@/lib/discovery/metadata/pageWords', () => ({
  pageWords: async () => ({ title: 'Gallery', description: '' }),
}));
jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string, values?: { year: string }) => values?.year ?? key,
}));

const WORK = anAlbum({ name: 'The Whale', label: 'we2027' });
const SITE = { name: 'common.siteName' };
const GALLERY = { name: 'Gallery' };
const ITSELF = { name: 'The Whale' };

it.each([
  ['2027', [SITE, GALLERY, { name: '2027', item: expect.stringContaining('we2027') }, ITSELF]],
  ['', [SITE, GALLERY, ITSELF]],
])('the way to a work of the year "%s" leads by what the year is called', async (year, way) => {
  const [, crumbs] = await artworkGraph(WORK, year, 'en');
  expect(crumbs).toMatchObject({ itemListElement: way });
});
