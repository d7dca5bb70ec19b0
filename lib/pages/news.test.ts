import type { News } from '@/lib/domain/news';
import { listByLabel } from '@/lib/services/news';
import en from '@/messages/en.json';
import { newsItemMetadata, newsListMetadata, newsNeighbours } from './news';

jest.mock('@/lib/services/news', () => ({ listByLabel: jest.fn(), getById: jest.fn() }));
jest.mock('@/lib/services/pictureSize', () => ({ sizeOf: jest.fn() }));
jest.mock('@/lib/services/webContent', () => ({ getWebContent: async () => [] }));
jest.mock('@/lib/discovery/cards/cardLink', () => ({ cardLink: async () => null }));
jest.mock('next-intl/server', () => jest.requireActual('@/tests/support/serverTexts'));

const TOTAL = 95;
const anItem = (id: number): News => ({
  ...{ id: String(id), title: `Item ${id}`, desc: '', content: '', time: '' },
  ...{ img: '', imgAlt: '', imgWidth: 0, imgHeight: 0 },
  ...{ titleLang: '', descLang: '', contentLang: '' },
  sTime: Date.UTC(2020, 0, 200 - id),
  updatedAt: null,
});
const LIST = Array.from({ length: TOTAL }, (_, index) => anItem(index));
const asked = jest.mocked(listByLabel);

const listed = (list: readonly News[]) =>
  asked.mockImplementation(async (_, start = 0, count = 20) => ({
    items: list.slice(start, start + count),
    total: list.length,
  }));

beforeEach(() => {
  asked.mockReset();
  listed(LIST);
});

describe('newsNeighbours', () => {
  it.each([
    [0, undefined, '1'],
    [9, '8', '10'],
    [10, '9', '11'],
    [47, '46', '48'],
    [94, '93', undefined],
  ])('finds what stands beside item %i, over the edge of a page too', async (id, before, after) => {
    const { previous, next } = await newsNeighbours(anItem(id), 'en');
    expect([previous?.id, next?.id]).toEqual([before, after]);
  });

  it('looks at few pages of many', async () => {
    await newsNeighbours(anItem(83), 'en');
    expect(asked.mock.calls.length).toBeLessThanOrEqual(7);
  });

  it('has none for an item that is in no list', async () => {
    const foreign = { ...anItem(40), id: 'elsewhere' };
    await expect(newsNeighbours(foreign, 'en')).resolves.toEqual({});
    await expect(newsNeighbours({ ...foreign, sTime: null }, 'en')).resolves.toEqual({});
  });
});

describe.each<[string, number | null]>([
  ['equal dates', Date.UTC(2020, 0, 5)],
  ['no dates', null],
])('newsNeighbours of news with %s over several pages', (_, sTime) => {
  const newer = Array.from({ length: 7 }, (_, index) => anItem(index));
  const older = sTime === null ? [] : Array.from({ length: 8 }, (_, index) => anItem(196 + index));
  const equal = (ids: readonly number[]) => ids.map((id) => ({ ...anItem(id), sTime }));
  const idsOf = (count: number) => Array.from({ length: count }, (_, index) => 1000 + index);

  /** Of each item of the list, whether what stands beside it is found. */
  async function expectFound(list: readonly News[], places: readonly number[]) {
    listed(list);
    for (const at of places) {
      const beside = await newsNeighbours(list[at]!, 'en');
      expect([beside.previous?.id, beside.next?.id]).toEqual([list[at - 1]?.id, list[at + 1]?.id]);
    }
  }

  it('finds what stands beside each: the greater id comes first', async () => {
    const list = [...newer, ...equal(idsOf(300).toReversed()), ...older];
    await expectFound(list, [6, 7, 9, 10, 11, 19, 20, 155, 156, 305, 306]);
    asked.mockClear();
    await newsNeighbours(list[290]!, 'en');
    expect(asked.mock.calls.length).toBeLessThanOrEqual(10);
  });

  it('finds them in the order of another host, too', async () => {
    const list = [...newer, ...equal(idsOf(34)), ...older];
    await expectFound(list, [...list.keys()]);
    const byName = list.map((item) => ({ ...item, id: `news-${item.id}` }));
    await expectFound(byName, [...list.keys()]);
  });

  it('looks at few pages for an item that is in no list', async () => {
    listed([...newer, ...equal(idsOf(900)), ...older]);
    await expect(newsNeighbours({ ...anItem(5000), sTime }, 'en')).resolves.toEqual({});
    expect(asked.mock.calls.length).toBeLessThanOrEqual(20);
  });
});

test('The head of a page of the list says which it is, and which are beside it', async () => {
  expect(await newsListMetadata(2)).toMatchObject({
    title: { absolute: `${en.news.kicker}, place 2 10 | ${en.common.siteName}` },
    pagination: {
      previous: 'http://localhost:3000/news',
      next: 'http://localhost:3000/news?page=3',
    },
  });
});

it('The head of an item that is dated ahead tells of no time to come', async () => {
  const updatedAt = Date.parse('2026-11-30T08:00:00Z');
  const ahead = { ...anItem(1), time: '2031-01-01', sTime: Date.UTC(2031), updatedAt };
  expect((await newsItemMetadata(ahead)).openGraph).toMatchObject({
    publishedTime: '2026-11-30',
    modifiedTime: '2026-11-30T08:00:00.000Z',
  });
});
