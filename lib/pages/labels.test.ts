import { wireYearContent } from '@/lib/contract/webContent';
import { toYearContent } from '@/lib/domain/years';
import { listPublished } from '@/lib/services/artexhAlbum';
import { anAlbum } from '@/tests/support/anAlbum';
import { labelsMetadata, readWallLabels } from './labels';

jest.mock('@/lib/services/artexhAlbum', () => ({ listPublished: jest.fn() }));
jest.mock('@/lib/services/webContent', () => ({
  getYearContent: async () =>
    toYearContent(wireYearContent.cast({ year: '2024', labelId: '2024' }), (path) => path),
}));
jest.mock('next-intl/server', () => jest.requireActual('@/tests/support/serverTexts'));

const work = (id: number, seq: number | null, label = '2024') =>
  anAlbum({ id: String(id), label, seq });

/** 40 works with a number, and two without. */
const YEAR = [
  ...Array.from({ length: 40 }, (_, at) => work(at + 1, at + 1)),
  ...[work(41, null), work(42, 7, '2023')],
];

beforeEach(() => {
  jest.mocked(listPublished).mockImplementation(async ({ start = 0, count = 0 } = {}) => ({
    items: YEAR.slice(start, start + count),
    total: YEAR.length,
  }));
});

const read = async (page?: string) => {
  const labels = await readWallLabels('en', '2024', page);
  return labels && { ...labels, works: labels.works.length };
};

describe('The wall labels of a year', () => {
  it('are those of the works that have a number in it', async () => {
    expect(await read()).toEqual({ year: '2024', works: 40, page: 1, pages: 2 });
  });

  it('are none on a page of others, which is there all the same', async () => {
    expect(await read('2')).toEqual({ year: '2024', works: 0, page: 2, pages: 2 });
  });

  it('are none on a page without a picture to show', async () => {
    jest.mocked(listPublished).mockResolvedValue({ items: [], total: 42 });
    expect(await read()).toEqual({ year: '2024', works: 0, page: 1, pages: 2 });
  });

  it('are none of a year without works, whose page is there all the same', async () => {
    jest.mocked(listPublished).mockResolvedValue({ items: [], total: 0 });
    expect(await read()).toEqual({ year: '2024', works: 0, page: 1, pages: 1 });
    expect(await read('2')).toBeNull();
  });

  it('end with the last page', async () => {
    expect(await read('3')).toBeNull();
  });

  it.each(['0', '02', 'x', ''])('have no page “%s”', async (page) => {
    expect(await read(page)).toBeNull();
  });

  it('are on no page that search engines read: it has its neighbours, and no canonical address', async () => {
    const head = await labelsMetadata({ year: '2024', page: '2' });
    expect(head).toMatchObject({
      robots: { index: false },
      pagination: { previous: 'http://localhost:3000/labels/2024' },
    });
    expect(head).not.toHaveProperty('alternates');
  });
});
