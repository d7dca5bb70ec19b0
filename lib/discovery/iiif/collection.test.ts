import { listPublished } from '@/lib/services/artexhAlbum';
import { anAlbum } from '@/tests/support/anAlbum';
import { schemaFaults } from '@/tests/support/iiifSchema';
import { exhibitionCollection, exhibitionPart } from './collection';

jest.mock('@/lib/services/artexhAlbum', () => ({ listPublished: jest.fn() }));
jest.mock('@/lib/services/webContent', () => ({
  getWebContent: async () => [{ year: '2024', labelId: 'we2024' }],
}));
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

type Item = { id: string; type: string };
const itemsOf = (collection: object | null) => (collection as { items: Item[] } | null)?.items;
const kindsOf = (items: readonly Item[] = []) => items.map(({ type }) => type);

/** The ids of so many works, which hang in 2024. Those of `unsized` have no manifest. */
function hang(count: number, unsized: readonly number[] = []): string[] {
  const works = Array.from({ length: count }, (_, index) =>
    anAlbum({
      id: `${index + 1}`,
      coverPhoto: `/download/${index + 1}.jpg`,
      ...(unsized.includes(index + 1) ? {} : { coverWidth: 1200, coverHeight: 800 }),
    }),
  );
  jest.mocked(listPublished).mockImplementation(async (query = {}) => {
    const { labelIds = [], start = 0, count: most = 20 } = query;
    const all = labelIds[0] === 'we2024' ? works : [];
    return { items: all.slice(start, start + most), total: all.length };
  });
  return works.map(({ id }) => id);
}

const pictureOf = (id: number) => [
  {
    id: `http://localhost:3000/_next/image?url=%2Fdownload%2F${id}.jpg&w=320&q=60`,
    ...{ type: 'Image', width: 320, height: 213 },
  },
];

const workOf = ({ id }: Item) => /\/iiif\/artwork\/(\d+)\/manifest\.json$/.exec(id)?.[1];

describe('The IIIF collection of a year', () => {
  it('has all works itself, up to 200', async () => {
    const ids = hang(200);
    const items = itemsOf(await exhibitionCollection('2024'));
    expect(items?.map(workOf)).toEqual(ids);
    expect(await exhibitionPart('2024', '1')).toBeNull();
  });

  it('has parts where there are more, each work in one of them', async () => {
    const ids = hang(230);
    const items = itemsOf(await exhibitionCollection('2024'));
    expect(kindsOf(items)).toEqual(Array(5).fill('Collection'));
    const parts = await Promise.all(
      ['1', '2', '3', '4', '5'].map((part) => exhibitionPart('2024', part)),
    );
    expect(parts.map((part) => (part as Item | null)?.id)).toEqual(items?.map(({ id }) => id));
    expect(parts.flatMap((part) => itemsOf(part) ?? []).map(workOf)).toEqual(ids);
    expect(await exhibitionPart('2024', '6')).toBeNull();
  });

  it.each([3, 230])(
    'has small pictures for lists of viewers, its first work’s itself: of %i works',
    async (count) => {
      hang(count);
      const isLarge = count > 200;
      const year = await exhibitionCollection('2024');
      const part = isLarge ? await exhibitionPart('2024', '2') : year;
      const first = isLarge ? 51 : 1;
      expect(year).toMatchObject({ thumbnail: pictureOf(1) });
      expect(part).toMatchObject({ thumbnail: pictureOf(first) });
      const [work, next] = itemsOf(part) ?? [];
      expect(work).toMatchObject({ thumbnail: pictureOf(first) });
      expect(next).toMatchObject({ thumbnail: pictureOf(first + 1) });
      for (const document of [year, part]) expect(schemaFaults('collection', document)).toEqual([]);
    },
  );

  it('has the picture of the first work that is in it', async () => {
    hang(3, [1]);
    expect(await exhibitionCollection('2024')).toMatchObject({ thumbnail: pictureOf(2) });
    hang(230, [1, 51]);
    const year = await exhibitionCollection('2024');
    expect(year).toMatchObject({ thumbnail: pictureOf(2) });
    expect(itemsOf(year)?.filter((part) => 'thumbnail' in part)).toEqual([]);
    expect(await exhibitionPart('2024', '2')).toMatchObject({ thumbnail: pictureOf(52) });
  });

  it('is none of a year that is not there', async () => {
    hang(230);
    expect(await exhibitionCollection('2023')).toBeNull();
    expect(await exhibitionPart('2023', '1')).toBeNull();
  });
});
