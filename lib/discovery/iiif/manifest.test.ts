import { wireAlbum } from '@/lib/contract/album';
import { toAlbum } from '@/lib/domain/album';
import { getById } from '@/lib/services/artexhAlbum';
import { schemaFaults } from '@/tests/support/iiifSchema';
import { artworkManifest } from './manifest';

jest.mock('@/lib/services/artexhAlbum', () => ({ getById: jest.fn() }));
jest.mock('next-intl/server', () => ({
  getTranslations:
    async ({ locale }: { locale: string }) =>
    (key: string) =>
      `${key} (${locale})`,
}));

const aPicture = { coverPhoto: '/download/a.jpg', coverWidth: 1200, coverHeight: 800 };

function aWork(fields: object) {
  const album = toAlbum(wireAlbum.cast({ id: '7', ...aPicture, ...fields }), (path) => path);
  jest.mocked(getById).mockResolvedValue(album);
}

describe('A IIIF manifest is by the schema of Presentation 3', () => {
  it.each([
    ['with all that is known', { name: 'Whale', author: 'Ana', countryCode: 'FR', label: '2024' }],
    ['without a title', {}],
    ['with an age, a mentor and an agency', { age: '9', teacher: 'Ms Li', org: 'School' }],
    ['with a description', { description: '“A whale” <b>sings</b>' }],
    ['of a picture in a format nobody knows', { coverPhoto: '/download/a.bmp' }],
    ['with an id that an address must escape', { id: 'a/b c' }],
  ])('%s', async (_, fields) => {
    aWork(fields);
    const manifest = await artworkManifest('7');
    expect(manifest).toMatchObject({ type: 'Manifest' });
    expect(schemaFaults('manifest', manifest)).toEqual([]);
  });

  it('and says of the picture what its editor wrote', async () => {
    aWork({ coverAlt: 'A whale under the moon' });
    const manifest = await artworkManifest('7');
    expect(manifest).toMatchObject({ items: [{ summary: { none: ['A whale under the moon'] } }] });
    expect(schemaFaults('manifest', manifest)).toEqual([]);
  });

  it('and there is none of a picture of unknown size', async () => {
    aWork({ coverWidth: null });
    expect(await artworkManifest('7')).toBeNull();
  });
});
