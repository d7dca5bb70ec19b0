import { LOCALES } from '@/lib/i18n/locales';
import { getById } from '@/lib/services/artexhAlbum';
import { anAlbum } from '@/tests/support/anAlbum';
import { schemaFaults } from '@/tests/support/iiifSchema';
import { artworkManifest } from './manifest';

jest.mock('@/lib/services/artexhAlbum', () => ({ getById: jest.fn() }));
jest.mock('@/lib/services/webContent', () => ({
  getWebContent: async () => [
    { year: '2023', labelId: 'blue' },
    { year: '2024', labelId: '2024' },
  ],
}));
jest.mock('next-intl/server', () => ({
  getTranslations:
    async ({ locale }: { locale: string }) =>
    (key: string) =>
      `${key} (${locale})`,
}));

const SIZE = { coverWidth: 1200, coverHeight: 800 };

function aWork(fields: object) {
  jest.mocked(getById).mockResolvedValue(anAlbum({ ...SIZE, ...fields }));
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

  it('and tells which language its description is in', async () => {
    aWork({ description: 'A whale sings', descriptionLang: 'en' });
    const manifest = await artworkManifest('7');
    expect(manifest).toMatchObject({ summary: { en: ['A whale sings'] } });
    expect(schemaFaults('manifest', manifest)).toEqual([]);
  });

  it('and claims no title in a language that has none', async () => {
    jest
      .mocked(getById)
      .mockImplementation(async (_, locale) =>
        anAlbum({ ...SIZE, name: locale === 'fr' ? 'Une baleine' : 'A whale' }),
      );
    const manifest = await artworkManifest('7');
    const [en, fr] = [{ en: ['A whale'] }, { fr: ['Une baleine'] }];
    expect(manifest).toMatchObject({ items: [{ label: { ...en, ...fr } }] });
    const { label, homepage } = manifest as { label: object; homepage: { label: object }[] };
    expect(label).toEqual({ ...en, ...fr });
    expect(homepage.map((page) => page.label)).toEqual(
      LOCALES.map((locale) => (locale === 'fr' ? fr : en)),
    );
    expect(schemaFaults('manifest', manifest)).toEqual([]);
  });

  it('and says of the picture what its editor wrote', async () => {
    aWork({ coverAlt: 'A whale under the moon' });
    const manifest = await artworkManifest('7');
    expect(manifest).toMatchObject({ items: [{ summary: { none: ['A whale under the moon'] } }] });
    expect(schemaFaults('manifest', manifest)).toEqual([]);
  });

  it('and has a small picture for lists of viewers', async () => {
    aWork({ coverPhoto: '/download/a.jpg' });
    const manifest = await artworkManifest('7');
    const id = 'http://localhost:3000/_next/image?url=%2Fdownload%2Fa.jpg&w=320&q=60';
    expect(manifest).toMatchObject({
      thumbnail: [{ id, type: 'Image', width: 320, height: 213 }],
    });
    expect(schemaFaults('manifest', manifest)).toEqual([]);
  });

  it.each([
    ['a drawing', { coverPhoto: '/download/a.svg' }],
    ['a picture that is small itself', { coverWidth: 120, coverHeight: 80 }],
  ])('but none of %s', async (_, fields) => {
    aWork({ coverPhoto: '/download/a.jpg', ...fields });
    expect(await artworkManifest('7')).not.toHaveProperty('thumbnail');
  });

  it.each([
    ['2024', '/iiif/exhibition/2024/collection.json'],
    // The label of a year may be called otherwise.
    ['blue', '/iiif/exhibition/2023/collection.json'],
    ['featured', undefined],
  ])('and names the collection of its year, if any: of label %s', async (label, expected) => {
    aWork({ label });
    const manifest = JSON.stringify(await artworkManifest('7'));
    expect(/\/iiif\/exhibition\/[^"]+/.exec(manifest)?.[0]).toBe(expected);
  });

  it('and there is none of a picture of unknown size', async () => {
    aWork({ coverWidth: null });
    expect(await artworkManifest('7')).toBeNull();
  });
});
