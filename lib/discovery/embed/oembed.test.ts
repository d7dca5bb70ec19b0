import { getById, listPublished } from '@/lib/services/artexhAlbum';
import { escapeXml } from '@/lib/xml/element';
import en from '@/messages/en.json';
import { anAlbum } from '@/tests/support/anAlbum';
import { oembedAnswer } from './oembedAnswer';

jest.mock('@/lib/services/artexhAlbum', () => ({ getById: jest.fn(), listPublished: jest.fn() }));
jest.mock('@/lib/services/webContent', () => ({
  getWebContent: async () => [{ year: '2027', labelId: 'we2027' }],
}));
jest.mock('next-intl/server', () => ({ getMessages: async () => en }));

const SITE = 'http://localhost:3000';
const WORK = { name: 'Whale & "sea"', author: 'Ana', coverWidth: 1200, coverHeight: 800 };

function aWork(fields: object = {}) {
  const album = anAlbum({ ...WORK, ...fields });
  jest.mocked(getById).mockImplementation(async (id) => (id === '7' ? album : null));
  jest
    .mocked(listPublished)
    .mockImplementation(async ({ labelIds = [] } = {}) =>
      labelIds[0] === '2024' ? { items: [album], total: 1 } : { items: [], total: 0 },
    );
}

const ask = (url: string, rest = '', from = 'one') =>
  oembedAnswer(
    new Request(`${SITE}/api/oembed?url=${encodeURIComponent(url)}${rest}`, {
      headers: { 'x-visitor-address': from },
    }),
  );

type Facts = Record<string, string | number>;
const facts = async (path: string, rest?: string): Promise<Facts> =>
  (await ask(SITE + path, rest)).json() as Promise<Facts>;

const frameIn = (html: string | number | undefined) =>
  /^<iframe src="([^"]+)" width="(\d+)" height="(\d+)" title="([^"]+)" loading="lazy" style="[^"]+"><\/iframe>$/.exec(
    String(html),
  );

beforeEach(() => aWork());

describe('oEmbed 1.0 (https://oembed.com)', () => {
  it('has the fields that a rich answer needs, and those that are known', async () => {
    const answer = await facts('/fr/artwork/7');
    expect(answer).toMatchObject({
      type: 'rich',
      version: '1.0',
      title: 'Whale & "sea", a painting by Ana',
      author_name: 'Ana',
      provider_name: 'One World, One Future',
      provider_url: `${SITE}/fr`,
      cache_age: 600,
      width: 640,
      height: 547,
      thumbnail_url: `${SITE}/_next/image?url=%2Fdownload%2Fa.jpg&w=320&q=60`,
      thumbnail_width: 320,
      thumbnail_height: 213,
    });
    expect(frameIn(answer.html)?.slice(1)).toEqual([
      `${SITE}/fr/embed/artwork/7`,
      ...['640', '547', 'Whale &amp; &quot;sea&quot;, a painting by Ana'],
    ]);
  });

  it.each([
    ['&maxwidth=300', 300, 320, 300],
    ['&maxheight=100', 640, 100, 128],
    ['&maxwidth=90&maxheight=90', 90, 90, 64],
  ])('is never larger than asked: %s', async (rest, width, height, widest) => {
    const answer = await facts('/artwork/7', rest);
    expect(answer).toMatchObject({ width, height });
    expect(frameIn(answer.html)?.slice(2, 4)).toEqual([`${width}`, `${height}`]);
    expect(answer.thumbnail_width).toBeLessThanOrEqual(widest);
    expect(answer.thumbnail_height).toBeLessThanOrEqual(height);
  });

  it.each(['&maxwidth=30&maxheight=30'])('has no thumbnail, or all of it: %s', async (rest) => {
    const answer = await facts('/artwork/7', rest);
    expect(Object.keys(answer).filter((name) => name.startsWith('thumbnail'))).toEqual([]);
    expect(answer).toMatchObject({ width: 30, height: 30 });
  });

  it.each(['&maxwidth=0', '&maxwidth=-1', '&maxwidth=1e9', '&maxheight=x'])(
    'takes %s for no limit',
    async (rest) => expect(await facts('/artwork/7', rest)).toMatchObject({ width: 640 }),
  );

  it('shows the works of a label', async () => {
    const answer = await facts('/albumsView?labelIds=2024');
    expect(answer).toMatchObject({ type: 'rich', title: 'Works of 2024', width: 640, height: 480 });
    expect(frameIn(answer.html)?.[1]).toBe(`${SITE}/embed/gallery?labelIds=2024`);
  });

  it('says the same in XML', async () => {
    const answer = await ask(`${SITE}/artwork/7`, '&format=xml');
    expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    const told = Object.entries(await facts('/artwork/7')).map(
      ([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`,
    );
    const root = `<oembed>${told.join('')}</oembed>`;
    expect(await answer.text()).toBe(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`);
  });

  it('leaves out an author nobody knows', async () => {
    aWork({ author: '' });
    expect(await facts('/artwork/7')).not.toHaveProperty('author_name');
  });

  it.each([
    ['a work that is not there', `${SITE}/artwork/8`, '', 404],
    ['a label that nothing hangs under', `${SITE}/albumsView?labelIds=1999`, '', 404],
    ['another site', 'https://evil.test/artwork/7', '', 404],
    ['no address', '', '', 404],
    ['a page about one person', `${SITE}/cert/query?unicode=1`, '', 401],
    ['an unknown format', `${SITE}/artwork/7`, '&format=yaml', 501],
    ['a format of the language', `${SITE}/artwork/7`, '&format=constructor', 501],
  ])('answers %s by a status', async (_, url, rest, status) => {
    const answer = await ask(url, rest);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain('evil');
  });

  it('refuses who asks without end, and nobody else', async () => {
    const statusOf = async (from: string) => (await ask(`${SITE}/artwork/7`, '', from)).status;
    const statuses = [];
    for (let times = 0; times < 301; times += 1) statuses.push(await statusOf('two'));
    expect(statuses.slice(-2)).toEqual([200, 429]);
    expect(await statusOf('three')).toBe(200);
  });
});
