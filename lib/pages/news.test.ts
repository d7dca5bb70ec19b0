import type { News } from '@/lib/domain/news';
import { listByLabel } from '@/lib/services/news';
import en from '@/messages/en.json';
import { neighboursOf, newsListMetadata } from './news';

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

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(async (_, start = 0, count = 20) => ({
    items: LIST.slice(start, start + count),
    total: TOTAL,
  }));
});

describe('neighboursOf', () => {
  it.each([
    [0, undefined, '1'],
    [9, '8', '10'],
    [10, '9', '11'],
    [47, '46', '48'],
    [94, '93', undefined],
  ])('finds what stands beside item %i, over the edge of a page too', async (id, before, after) => {
    const { previous, next } = await neighboursOf(anItem(id), 'en');
    expect([previous?.id, next?.id]).toEqual([before, after]);
  });

  it('looks at few pages of many', async () => {
    await neighboursOf(anItem(83), 'en');
    expect(asked.mock.calls.length).toBeLessThanOrEqual(7);
  });

  it('has none for an item that is in no list', async () => {
    const foreign = { ...anItem(40), id: 'elsewhere' };
    await expect(neighboursOf(foreign, 'en')).resolves.toEqual({});
    await expect(neighboursOf({ ...foreign, sTime: null }, 'en')).resolves.toEqual({});
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
