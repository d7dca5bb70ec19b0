import { wireNews } from '@/lib/contract/news';
import { wireVideo } from '@/lib/contract/video';
import { toNews } from '@/lib/domain/news';
import { toVideo } from '@/lib/domain/video';
import { listPublished } from '@/lib/services/artexhAlbum';
import { listPublished as listFilms } from '@/lib/services/artexhVideo';
import { listByLabel, listContent } from '@/lib/services/news';
import { LOCALES } from '@/lib/i18n/locales';
import { anAlbum } from '@/tests/support/anAlbum';
import { sitemapPart, sitemapParts, WORKS_A_PART } from './parts';
import { MOST_URLS, sitemapXml } from './sitemap';

jest.mock('@/lib/services/artexhAlbum', () => ({ listPublished: jest.fn() }));
jest.mock('@/lib/services/artexhVideo', () => ({ listPublished: jest.fn() }));
jest.mock('@/lib/services/artexhLive', () => ({
  listPublished: async () => ({ items: [], given: 0 }),
}));
jest.mock('@/lib/services/news', () => ({ listByLabel: jest.fn(), listContent: jest.fn() }));
jest.mock('@/lib/services/webContent', () => ({
  getWebContent: async (type: string) =>
    type === 'years'
      ? [{ year: '2024', labelId: 'paris', updatedAt: CHANGED }]
      : [
          { code: 'FR', name: 'France' },
          { code: 'DE', name: 'Germany', works: 2 },
          { code: 'IT', name: 'Italy', works: 0 },
        ],
}));

const CHANGED = Date.UTC(2024, 4, 1);
const same = (path: string) => path;

/** Each page has `lost` films that the service returned but that don't fit the schema. */
function films(total: number, lost = 0) {
  jest.mocked(listFilms).mockImplementation(async (_labels, start = 0, count = 20) => {
    const given = Math.max(0, Math.min(count, total - start));
    const items = Array.from({ length: Math.max(0, given - lost) }, (_, at) =>
      toVideo(wireVideo.cast({ id: String(start + at + 1), updatedAt: CHANGED }), (path) => path),
    );
    return { items, given };
  });
}

const aWork = (seq: number) => anAlbum({ id: `w${seq}`, coverPhoto: `/download/${seq}.jpg` });

function anExhibition(total: number) {
  jest.mocked(listPublished).mockImplementation(async ({ start = 0, count = 20 } = {}) => ({
    items: Array.from({ length: Math.min(count, total - start) }, (_, i) => aWork(start + i)),
    total,
  }));
  for (const list of [listByLabel, listContent])
    jest.mocked(list).mockResolvedValue({ items: [], total: 0 });
  films(3);
}

describe('The sitemap', () => {
  it('keeps every file within the limit of addresses, whatever the number of languages', () => {
    expect(WORKS_A_PART * LOCALES.length).toBeLessThanOrEqual(MOST_URLS);
  });

  it('is split, and names every work once', async () => {
    const total = WORKS_A_PART + 30;
    anExhibition(total);
    expect(await sitemapParts()).toEqual(['pages', 'works-1', 'works-2']);
    jest.mocked(listByLabel).mockResolvedValue({ items: [], total: 1 });
    expect(await sitemapParts()).toEqual(['pages', 'news', 'works-1', 'works-2']);
    const works = [...(await sitemapPart('works-1')), ...(await sitemapPart('works-2'))];
    expect(new Set(works.map(({ path }) => path)).size).toBe(total);
    expect(works).toHaveLength(total);
    expect(works[0]).toEqual({ path: '/artwork/w0', images: ['/download/0.jpg'], changed: '' });
  });

  it.each(['works-0', 'works-3', 'works', 'nothing', ''])('has no file %j', async (name) => {
    anExhibition(WORKS_A_PART + 30);
    expect(await sitemapPart(name)).toEqual([]);
  });

  it('leaves out pages about one person and searches', async () => {
    anExhibition(1);
    const paths = (await sitemapPart('pages')).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/videosView?id=3', '/countries/fr', '/exhibition/2024']),
    );
    const hidden = /cert|favorite|labels\/|check/;
    // The search for a certificate is about nobody.
    expect(paths.filter((path) => hidden.test(path))).toEqual(['/cert/query']);
  });

  it('names the pages of a year’s works once it has works', async () => {
    const pages = ['/albumsView?labelIds=paris', '/catalogue/2024', '/classroom/paris'];
    const named = async () => {
      const paths = (await sitemapPart('pages')).map(({ path }) => path);
      expect(paths).toContain('/exhibition/2024');
      return paths.filter((path) => pages.includes(path));
    };
    anExhibition(1);
    expect(await named()).toEqual(pages);
    anExhibition(0);
    expect(await named()).toEqual([]);
  });

  it('names the pages of countries that have works, also where the host tells no number', async () => {
    const named = async () =>
      (await sitemapPart('pages'))
        .map(({ path }) => path)
        .filter((path) => path.startsWith('/countries/'));
    anExhibition(1);
    expect(await named()).toEqual(['/countries/fr', '/countries/de']);
    anExhibition(0);
    expect(await named()).toEqual(['/countries/de']);
  });

  it.each([0, 99, 100, 250])('names every one of %i films', async (total) => {
    anExhibition(1);
    films(total);
    const paths = (await sitemapPart('pages')).map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('/videosView?'))).toHaveLength(total);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('names the films that can be read, also when others on their page cannot', async () => {
    anExhibition(1);
    films(250, 1);
    const paths = (await sitemapPart('pages')).map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('/videosView?'))).toHaveLength(250 - 3);
  });

  it('tells when a year, a film or a news item last changed, as the service does', async () => {
    anExhibition(1);
    const item = (fields: object) =>
      toNews(wireNews.cast({ id: '1', sTime: CHANGED, ...fields }), (path) => path);
    const items = [item({ updatedAt: CHANGED + 1 }), item({ updatedAt: CHANGED - 1 }), item({})];
    jest.mocked(listByLabel).mockResolvedValue({ items, total: 3 });
    const changed = (await sitemapPart('pages')).filter((page) => page.changed);
    expect(changed.map(({ path }) => path)).toEqual([
      ...[1, 2, 3].map((id) => `/videosView?id=${id}`),
      '/exhibition/2024',
    ]);
    expect((await sitemapPart('news')).map((page) => page.changed)).toEqual([
      '2024-05-01T00:00:00.001Z',
      '2024-04-30T23:59:59.999Z',
      '',
    ]);
  });

  const pagesOf =
    (ids: readonly number[]) => async (_locale: string, start: number, count: number) => ({
      items: ids
        .slice(start, start + count)
        .map((id) => toNews(wireNews.cast({ id: `${id}` }), same)),
      total: ids.length,
    });

  it('names the pages of the category "content" beside the news, also where there are no news', async () => {
    anExhibition(0);
    jest.mocked(listContent).mockImplementation(pagesOf([8, 9]));
    expect(await sitemapParts()).toEqual(['pages', 'news']);
    jest.mocked(listByLabel).mockImplementation(pagesOf([7]));
    expect((await sitemapPart('news')).map(({ path }) => path)).toEqual(
      [7, 8, 9].map((id) => `/contentView?id=${id}`),
    );
  });

  it('keeps the file of both within the limit of addresses', async () => {
    anExhibition(0);
    const many = Array.from({ length: MOST_URLS / 10 }, (_, at) => at);
    for (const list of [listByLabel, listContent])
      jest.mocked(list).mockImplementation(pagesOf(many));
    const named = await sitemapPart('news');
    expect(named.length).toBeGreaterThan(many.length);
    expect(named.length * LOCALES.length).toBeLessThanOrEqual(MOST_URLS);
  });

  it('says when a page changed only where it is known', () => {
    expect(sitemapXml([{ path: '/a' }])).not.toContain('lastmod');
    expect(sitemapXml([{ path: '/a', changed: '2024-05-01T00:00:00Z' }])).toContain(
      '<lastmod>2024-05-01T00:00:00Z</lastmod>',
    );
  });
});
