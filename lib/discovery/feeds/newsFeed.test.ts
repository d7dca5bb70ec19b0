import { getTranslations } from 'next-intl/server';
import type { News } from '@/lib/domain/news';
import { listByLabel } from '@/lib/services/news';
import { newsFeed } from './newsFeed';

jest.mock('next/image', () => ({
  getImageProps: ({ src }: { src: string }) => ({ props: { src, srcSet: `${src} 640w` } }),
}));
jest.mock('@/lib/services/news', () => ({ listByLabel: jest.fn() }));
jest.mock('next-intl/server', () => {
  const texts = jest.requireActual('@/tests/support/serverTexts');
  return { ...texts, getTranslations: jest.fn(texts.getTranslations) };
});

const before: { feedIdOrigin?: string } = {};
jest.mock('@/lib/env', () => {
  const { env } = jest.requireActual('@/lib/env');
  return { env: () => ({ ...env(), ...before }) };
});
afterEach(() => delete before.feedIdOrigin);

const SITE = 'http://localhost:3000';

const NEWS: News = {
  ...{ id: '5', title: 'An item', desc: 'In short', content: '', time: '2024-05-01' },
  ...{ img: '', imgAlt: '', imgWidth: 0, imgHeight: 0, updatedAt: null },
  ...{ titleLang: 'fr', descLang: 'fr', contentLang: 'fr' },
  sTime: Date.UTC(2024, 4, 1),
};

async function feedOf(fields: Partial<News>) {
  jest.mocked(listByLabel).mockResolvedValue({ items: [{ ...NEWS, ...fields }], total: 1 });
  return newsFeed('fr');
}

/** The HTML of the item, as a reader of feeds gets it. */
async function contentOf(content: string) {
  const [, escaped = ''] = /<content [^>]*>(.*?)<\/content>/s.exec(await feedOf({ content })) ?? [];
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

describe('newsFeed', () => {
  it('says which texts are in another language than the feed', async () => {
    const content = '<p>a</p>';
    const foreign = await feedOf({ titleLang: 'en', descLang: 'en', contentLang: 'zh', content });
    expect(foreign).toContain('<title xml:lang="en">An item</title>');
    expect(foreign).toContain('<summary xml:lang="en">In short</summary>');
    expect(foreign).toContain('<content type="html" xml:lang="zh">');
    const own = await feedOf({ descLang: '', content });
    expect(own).toContain('<title>An item</title>');
    expect(own).toContain('<summary>In short</summary>');
    expect(own).toContain('<content type="html">');
  });

  it.each([
    ['/news', `${SITE}/fr/news`],
    ['contentView?id=3&amp;page=2', `${SITE}/fr/contentView?id=3&amp;page=2`],
    ['#top', `${SITE}/fr/contentView?id=5#top`],
    ['/download/rules.pdf', `${SITE}/download/rules.pdf`],
    ['mailto:a@b.test', 'mailto:a@b.test'],
  ])('leads from %s to %s', async (href, there) => {
    expect(await contentOf(`<p><a href="${href}">a</a></p>`)).toContain(`<a href="${there}"`);
  });

  it.each([
    ['', 'news.film localhost:3000'],
    [' title="A &lt; B"', 'A &lt; B'],
    [
      ' poster="/download/p.jpg"',
      `<img src="${SITE}/download/p.jpg" alt="news.film localhost:3000">`,
    ],
    [
      ' poster="/download/p.jpg" title="A &quot;B&quot;"',
      `<img src="${SITE}/download/p.jpg" alt="A &quot;B&quot;">`,
    ],
  ])('shows a film of ours with%s by its still, which leads to the item', async (given, still) => {
    const film = `<video src="/video/a.mp4"${given}>An <b>old</b> browser</video>`;
    const link = `<a href="${SITE}/fr/contentView?id=5">${still}</a>`;
    const words = '<p>It says &lt;video src="/video/a.mp4"&gt;.</p>';
    const both = (one: string) => `<p>${one} ${one}</p>${words}`;
    expect(await contentOf(both(film))).toBe(both(link));
  });

  const NAME = '&quot;A&quot; &lt;b&gt; &amp; B';

  it.each([
    ['', NAME],
    [' poster="/download/p.jpg"', `<img src="${SITE}/download/p.jpg" alt="${NAME}">`],
  ])(
    'names a film of ours with%s by a text of the site, which is no HTML',
    async (given, still) => {
      jest.mocked(getTranslations).mockResolvedValueOnce((() => '"A" <b> & B') as never);
      const film = await contentOf(`<video src="/video/a.mp4"${given}></video>`);
      expect(film).toBe(`<a href="${SITE}/fr/contentView?id=5">${still}</a>`);
    },
  );

  it('keeps its ids, and no other address, when the site gets another name', async () => {
    const content = '<a href="/news">a</a>';
    const idsOf = (feed: string) => Array.from(feed.matchAll(/<id>(.*?)<\/id>/g), ([, id]) => id);
    const feed = await feedOf({ content });
    expect(idsOf(feed)).toEqual([`${SITE}/feed/fr.xml`, `${SITE}/fr/contentView?id=5`]);
    before.feedIdOrigin = 'https://old.test';
    const moved = await feedOf({ content });
    expect(idsOf(moved)).toEqual([
      'https://old.test/feed/fr.xml',
      'https://old.test/fr/contentView?id=5',
    ]);
    expect(moved.replaceAll('<id>https://old.test', `<id>${SITE}`)).toBe(feed);
  });

  it('leaves words that look like an address', async () => {
    expect(await contentOf('<code>a href="/news"</code>')).toBe('<code>a href="/news"</code>');
  });

  it('tells of no time to come where an item is published before noon of its day, or dated ahead', async () => {
    const at = (time: string) => Date.parse(`2026-11-30T${time}Z`);
    const fields = { time: '2026-11-30', sTime: at('12:00') };
    const feed = await feedOf({ ...fields, updatedAt: at('08:00') });
    expect(feed).toContain('<published>2026-11-30T08:00:00.000Z</published>');
    expect(feed).not.toContain('T12:00');
    const ahead = await feedOf({
      time: '2031-01-01',
      sTime: Date.UTC(2031),
      updatedAt: at('08:00'),
    });
    expect(ahead).not.toContain('2031');
    expect(ahead.match(/<updated>.*?<\/updated>/g)).toEqual(
      Array(2).fill('<updated>2026-11-30T08:00:00.000Z</updated>'),
    );
    const old = await feedOf({ ...fields, updatedAt: null });
    expect(old).toContain('<published>2026-11-30T12:00:00.000Z</published>');
  });

  it('gives a picture its size only where that is known', async () => {
    expect(await contentOf('<img src="/download/a.jpg">')).not.toMatch(/width|height/);
    const sized = await contentOf('<img src="/download/a.jpg" width="300" height="200">');
    expect(sized).toContain('width="300" height="200"');
    expect(sized).toContain(`src="${SITE}/download/a.jpg"`);
    expect(sized).not.toContain('srcset');
  });
});
