import { anEnvelope, mockFetch, captureLog } from '@/tests/support/mockFetch';
import * as menu from './menu';
import * as news from './news';
import { getWebContent, getYearContent } from './webContent';

jest.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const lastPath = (calls: { url: URL }[]) => calls[0]?.url.pathname.replace('/services/', '');

describe('menu (§7)', () => {
  const body = [{ id: 1, pId: 0, name: 'A' }, { id: 2, pId: 1, name: 'B' }, { name: 'no id' }];
  const tree = [{ id: '1', childs: [{ id: '2', childs: [] }] }];

  it('getByLabel builds the tree of the locale', async () => {
    captureLog();
    const calls = mockFetch(anEnvelope({ body }));
    await expect(menu.getByLabel('main', 'fr')).resolves.toMatchObject(tree);
    expect(lastPath(calls)).toBe('cms/menu/getByLabel/artexh/main_FR');
  });
});

describe('news (§7)', () => {
  const aNewsList = (datas: object[]) => anEnvelope({ body: [{ datas, total: 9 }] });

  it('listByLabel asks for the news of the locale', async () => {
    const calls = mockFetch(aNewsList([{ id: 1, title: 'T' }]));
    const { items, total } = await news.listByLabel('zh', 20, 20);
    expect([items[0]?.title, total]).toEqual(['T', 9]);
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toMatchObject({
      ...{ category: 'news', label: 'news_ZH', dStart: '20', dCount: '20' },
    });
  });

  it('listContent asks for the pages of the category "content"', async () => {
    const calls = mockFetch(aNewsList([{ id: 1, title: 'T' }]));
    expect((await news.listContent('fr', 0, 100)).items).toHaveLength(1);
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toMatchObject({
      ...{ category: 'content', label: 'content_FR', dStart: '0', dCount: '100' },
    });
  });

  const lists = {
    listByLabel: async () => (await news.listByLabel('en', 0, 100)).items,
    listContent: async () => (await news.listContent('en', 0, 100)).items,
    listExperts: () => news.listExperts('2024', 'en'),
  };
  const refusals: [string, () => Response][] = [
    ...[404, 405, 410, 501].map((status): [string, () => Response] => [
      `status ${status}`,
      () => new Response('no JSON', { status }),
    ]),
    ...['invalid.params', 'invalid.id'].map((code): [string, () => Response] => [
      code,
      () => Response.json({ code }),
    ]),
  ];

  it.each(refusals)(
    'are no pages, and no experts, of a host that answers %s',
    async (_, answer) => {
      for (const list of [lists.listContent, lists.listExperts]) {
        const lines = captureLog();
        mockFetch(answer());
        await expect(list()).resolves.toEqual([]);
        expect(lines).toEqual([]);
      }
      mockFetch(answer(), answer());
      await expect(lists.listByLabel()).rejects.toThrow();
    },
  );

  it.each([
    ['is down', () => new Error('refused'), 'net.error'],
    ['answers status 503', () => new Response('', { status: 503 }), 'net.error'],
    ['answers something else', () => new Response('<p>Wait</p>'), 'net.error'],
    ['fails', () => Response.json({ code: 'request.failed' }), 'request.failed'],
  ])('of each kind are not known while the host %s', async (_, answer, token) => {
    captureLog();
    for (const list of Object.values(lists)) {
      mockFetch(answer(), answer());
      await expect(list()).rejects.toMatchObject({ token });
    }
  });

  it("listExperts sorts a year's guest persons (§3)", async () => {
    const person = (id: number, subTitle: string) => ({ id, draft: { subTitle } });
    const calls = mockFetch(aNewsList([person(1, '2'), person(2, '1')]), aNewsList([]));
    expect((await news.listExperts('2024', 'en')).map(({ id }) => id)).toEqual(['2', '1']);
    expect(calls[0]?.url.searchParams.get('label')).toBe('experts2024_EN');
    await news.listExperts('paris', 'fr');
    expect(calls[1]?.url.searchParams.get('label')).toBe('expertsparis_FR');
  });

  it.each([
    ['', 'empty.id'],
    [' ', 'empty.id'],
    ['a b', 'invalid.id'],
  ])('getById of "%s" is %s, unasked (§5)', async (id, token) => {
    await expect(news.getById(id, 'en')).rejects.toMatchObject({ token });
  });

  it.each([[Response.json({ code: 'invalid.id' })], [anEnvelope({ body: [] })]])(
    'getById of an unknown item is invalid.id (§5)',
    async (response) => {
      captureLog();
      mockFetch(response);
      await expect(news.getById('404', 'en')).rejects.toMatchObject({ token: 'invalid.id' });
    },
  );
});

describe('webContent (§7)', () => {
  const aContent = (content: string) => anEnvelope({ body: [{ datas: [{ content }] }] });

  it("parses the first item's JSON (§3) of the type and locale", async () => {
    const calls = mockFetch(aContent('{"img": "l.svg", "alt": "Mark"}'));
    await expect(getWebContent('logo', 'fr')).resolves.toEqual({
      img: '/download/l.svg',
      alt: 'Mark',
    });
    expect(lastPath(calls)).toBe('cms/webContent/getByLabel/artexh/logo_FR');
  });

  it('drops a year or language that does not fit', async () => {
    captureLog();
    mockFetch(
      aContent('{"years": [{"year": "2024"}, {}]}'),
      aContent('{"langs": [{"id": "fr"}, {}]}'),
    );
    await expect(getWebContent('years', 'en')).resolves.toMatchObject([{ year: '2024' }]);
    await expect(getWebContent('langs', 'en')).resolves.toMatchObject([{ id: 'FR' }]);
  });

  it("reads one year's content", async () => {
    const calls = mockFetch(aContent('{"year": "2024", "edition": "6th"}'));
    await expect(getYearContent('2024', 'en')).resolves.toMatchObject({
      edition: '6th',
      awards: [],
    });
    expect(lastPath(calls)).toBe('cms/webContent/getByLabel/artexh/year2024_EN');
  });

  it('drops and logs an entry of a list that does not fit', async () => {
    const lines = captureLog();
    mockFetch(aContent('{"year": "2024", "organizers": [{"name": "no id"}, null]}'));
    await expect(getYearContent('2024', 'en')).resolves.toMatchObject({ organizers: [] });
    expect(lines).toMatchObject([
      { msg: 'item dropped', reason: expect.stringContaining('organizers 0: id') },
      { msg: 'item dropped', reason: expect.stringContaining('organizers 1: ') },
    ]);
  });

  it.each(['', 'no JSON', '[]', '{"works": 1}'])(
    'calls the content "%s" request.failed, and logs it',
    async (content) => {
      const lines = captureLog();
      mockFetch(aContent(content));
      await expect(getYearContent('2024', 'en')).rejects.toMatchObject({ token: 'request.failed' });
      expect(lines).toMatchObject([{ token: 'request.failed' }]);
    },
  );
});
