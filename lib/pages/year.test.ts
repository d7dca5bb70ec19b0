import type { Album } from '@/lib/domain/album';
import type { Picture } from '@/lib/domain/picture';
import { newestOf, type YearContent, type YearSummary } from '@/lib/domain/years';
import { ServiceError } from '@/lib/errors';
import { listPublished } from '@/lib/services/artexhAlbum';
import { listExperts } from '@/lib/services/news';
import { readYearPage, toYearPage, yearMetadata, yearNeighbours } from './year';

jest.mock('@/lib/services/artexhAlbum', () => ({ listPublished: jest.fn() }));
jest.mock('@/lib/services/news', () => ({ listExperts: jest.fn() }));
/** The web content that is there; of any other type none. */
const contents: Record<string, unknown> = {};
jest.mock('@/lib/services/webContent', () => ({
  getWebContent: async (type: string) => contents[type] ?? [],
  getYearContent: async () => ({ labelId: 'blue', lead: 'The sea' }),
}));
jest.mock('@/lib/discovery/cards/cardLink', () => ({ cardLink: async () => null }));
jest.mock('next-intl/server', () => jest.requireActual('@/tests/support/serverTexts'));

const YEARS = ['2024', '2022', '2023', '2020'];

describe('The years beside a year (§1)', () => {
  it.each([
    ['2023', { previous: '2022', next: '2024' }],
    ['2020', { previous: undefined, next: '2022' }],
    ['2024', { previous: '2023', next: undefined }],
    ['2021', { previous: '2020', next: '2022' }],
  ])('of %s', (year, expected) => expect(yearNeighbours(YEARS, year)).toEqual(expected));

  it('the newest is the one that can be applied for', () => {
    const years = YEARS.map((year) => ({ year }) as YearSummary);
    expect(newestOf(years)?.year).toBe('2024');
    expect(newestOf([])).toBeUndefined();
  });
});

it.each(['net.error', 'request.failed'] as const)(
  'The experts of a year (§1) are not known while the host fails: %s',
  async (token) => {
    jest.mocked(listPublished).mockResolvedValue({ items: [], total: 0 });
    jest.mocked(listExperts).mockRejectedValue(new ServiceError(token));
    await expect(readYearPage('2024', 'en')).rejects.toMatchObject({ token });
  },
);

describe('The draft of a year, as it will be published', () => {
  const picture = (imgUrl: string) => ({ imgUrl }) as Picture;
  const draftOf = (year: string, works?: Picture[]) =>
    toYearPage({ year, labelId: year, works } as YearContent, 'en');

  beforeEach(() => {
    jest.mocked(listPublished).mockResolvedValue({ items: [], total: 0 });
    jest.mocked(listExperts).mockResolvedValue([]);
    const years = YEARS.map((year) => ({ year, works: [picture('published')] }));
    Object.assign(contents, { years, exhibition: { applyUrl: '/apply' } });
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const type of Object.keys(contents)) delete contents[type];
  });

  it('has its own works; those that are published where it tells none', async () => {
    const own = [picture('own')];
    await expect(draftOf('2024', own)).resolves.toMatchObject({ pictures: own });
    await expect(draftOf('2025', own)).resolves.toMatchObject({ pictures: own });
    await expect(draftOf('2024', [])).resolves.toMatchObject({ pictures: [] });
    await expect(draftOf('2024')).resolves.toMatchObject({ pictures: [picture('published')] });
    await expect(draftOf('2025')).resolves.toMatchObject({ pictures: [] });
  });

  it('can be applied for unless a later year is published', async () => {
    for (const [year, applyUrl] of [
      ['2025', '/apply'],
      ['2024', '/apply'],
      ['2023', ''],
    ] as const)
      await expect(draftOf(year)).resolves.toMatchObject({ applyUrl });
  });

  it.each([
    ['2024-07-20', '2024-08-11', '2024-08-11T21:59:59Z', '/apply'],
    ['2024-07-20', '2024-08-11', '2024-08-11T22:00:00Z', ''],
    ['2024-07-20', '2024-08-11', '2024-01-01T00:00:00Z', '/apply'],
    ['', '2024-01-31', '2024-01-31T22:59:59Z', '/apply'],
    ['', '2024-01-31', '2024-01-31T23:00:00Z', ''],
    ['2024-07-20', '', '2031-01-01T00:00:00Z', '/apply'],
    ['2024-07-20', '2023-08-11', '2031-01-01T00:00:00Z', '/apply'],
  ])(
    'can be applied for until its last day is over in Paris: from %j to %j, at %s',
    async (startDate, endDate, now, applyUrl) => {
      jest.useFakeTimers({ now: new Date(now) });
      const content = { year: '2024', labelId: '2024', startDate, endDate } as YearContent;
      await expect(toYearPage(content, 'en')).resolves.toMatchObject({ applyUrl });
    },
  );
});

describe('The head of a year', () => {
  const aWork = (width: number, height: number) => ({ width, height }) as Album;
  const SITE = 'http://localhost:3000';
  const COLLECTION = `${SITE}/iiif/exhibition/2024/collection.json`;

  it.each<[string, Album[], string[]]>([
    ['a work hangs', [aWork(0, 0), aWork(1200, 800)], [COLLECTION]],
    ['no work hangs', [], []],
    ['no work has a manifest', [aWork(0, 0)], []],
  ])('names its IIIF collection if there is one: %s', async (_, items, expected) => {
    jest.mocked(listPublished).mockResolvedValue({ items, total: items.length });
    const { alternates } = await yearMetadata('2024');
    const types = Object.values(alternates?.types ?? {});
    expect(types).toEqual([`${SITE}/feed/en.xml`, ...expected]);
    expect(listPublished).toHaveBeenLastCalledWith({ labelIds: ['blue'], locale: 'en' });
  });
});
