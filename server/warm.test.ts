import { mkdtempSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { warmErrands } from './warmErrands.mjs';
import { warmer } from './warm.mjs';
import { WarmQueue } from './warmQueue.mjs';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(async () => undefined) }));

const picture = (name: string) =>
  `<img src="/_next/image?url=%2Fdownload%2F${name}&amp;w=640&amp;q=60">`;
const MADE = { headers: { 'content-length': '100', 'x-nextjs-cache': 'MISS' } };

const nameOf = ({ source, format }: { source: string; format: string }) =>
  `${source.slice(10)} ${format === '*/*' ? 'jpeg' : format.slice(6)}`;

type Site = (path: string) => Response | undefined;

/** A website whose pages have these pictures; what it asked itself for is noted. */
function aSite(
  pages: Record<string, string>,
  answer: Site = () => undefined,
  { pictures = 1000, isForNext = (_name: string): boolean => false } = {},
) {
  const asked: string[] = [];
  const rested: string[] = [];
  const kept = new Set<string>();
  const queue = new WarmQueue(join(mkdtempSync(join(tmpdir(), 'warm-')), 'to-warm.json'));
  const state = { isOver: false };
  const rest = async (lane: string, isApart = false) => void (isApart || rested.push(lane));
  const by = { queue, rest, isOver: () => state.isOver };
  const room = { told: pictures, cards: 1000, found: pictures, foundCards: 1000 };
  const errands = warmErrands({
    ...by,
    room,
    table: { own: new Set(), widths: [640], qualities: [60] },
    isKept: (wanted) => kept.has(nameOf(wanted)),
    make: async (source, wanted) => {
      const left = wanted.filter((one) => isForNext(nameOf(one)));
      const own = wanted.filter((one) => !left.includes(one));
      for (const one of own) {
        asked.push(nameOf(one));
        answer(one.address);
        kept.add(nameOf(one));
      }
      return { bytes: 100 * own.length, left };
    },
    ask: async (path, { accept = '' } = {}) => {
      const source = new URL(path, 'http://own').searchParams.get('url') ?? '';
      asked.push(source ? `Next: ${nameOf({ source, format: accept })}` : path);
      const own = answer(path);
      if (own) return own;
      const html = pages[path];
      if (source || path.startsWith('/card/')) return new Response('', MADE);
      return new Response(html, { status: html === undefined ? 404 : 200 });
    },
  });
  return {
    asked,
    rested,
    pages,
    state,
    queue,
    warm: warmer({ queue, errands, isOver: by.isOver }),
  };
}

const items = (...paths: string[]) => ({ items: paths, others: [] });

describe('The website warms', () => {
  it('the pictures of what was published, in each format and once', async () => {
    const { asked, warm } = aSite({ '/news': picture('a') + picture('a'), '/b': picture('a') });
    await warm.tell(items('/news', '/b'));
    expect(asked).toEqual(['/news', 'a avif', 'a jpeg', '/b']);
  });

  it('by Next what only Next has a rule for', async () => {
    const { asked, warm } = aSite({ '/news': picture('a') }, undefined, { isForNext: () => true });
    await warm.tell(items('/news'));
    expect(asked).toEqual(['/news', 'Next: a avif', 'Next: a jpeg']);
  });

  it('by Next what could not be encoded, and all else as ever', async () => {
    const { asked, warm } = aSite({ '/news': picture('a') + picture('b') }, undefined, {
      isForNext: (name) => name === 'a avif',
    });
    await warm.tell(items('/news'));
    expect(asked).toEqual(['/news', 'a jpeg', 'Next: a avif', 'b avif', 'b jpeg']);
  });

  it('its cards after the pictures of all', async () => {
    const og = '<meta property="og:image" content="http://x.test/card/en/artwork/7/0.jpg"/>';
    const { asked, rested, warm } = aSite({ '/artwork/7': og, '/artwork/8': picture('b') });
    await warm.tell(items('/artwork/7', '/artwork/8'));
    expect(asked.slice(0, 4)).toEqual(['/artwork/7', '/artwork/8', 'b avif', 'b jpeg']);
    expect(asked).toContain('/card/ar/artwork/7/000000000000.jpg');
    // They are drawn apart from the event loop: visitors needn't be waited for.
    expect(rested).not.toContain('cards');
  });

  it('what is published and was never made, after a start', async () => {
    const sitemap = '<sitemap><loc>http://x.test/sitemap/works-1.xml</loc></sitemap>';
    const works = '<url><xhtml:link hreflang="x-default" href="http://x.test/artwork/1"/></url>';
    const pages = { '/sitemap.xml': sitemap, '/sitemap/works-1.xml': works };
    const { asked, warm } = aSite({ ...pages, '/artwork/1': picture('a') });
    await warm.start();
    expect(asked.slice(2)).toEqual(['/artwork/1', 'a avif', 'a jpeg', '/artwork/1']);
  });

  it('nothing of what was withdrawn meanwhile', async () => {
    const { asked, warm, queue } = aSite({});
    await warm.tell(items('/artwork/1'));
    expect(asked).toEqual(['/artwork/1']);
    expect(queue.next()).toBeUndefined();
  });

  it('the new page, not the one that is shown until it is there', async () => {
    let left = 1;
    const stale = { headers: { 'x-nextjs-cache': 'STALE' } };
    const { asked, warm } = aSite({ '/news': picture('new') }, (path) =>
      path === '/news' && left-- > 0 ? new Response(picture('old'), stale) : undefined,
    );
    await warm.tell(items('/news'));
    expect(asked).toEqual(['/news', '/news', 'new avif', 'new jpeg']);
  });

  it('what failed again, so many times, with growing pauses', async () => {
    jest.mocked(wait).mockClear();
    const { asked, warm } = aSite({}, () => new Response('', { status: 503 }));
    await warm.tell(items('/artwork/1'));
    expect(asked).toEqual(Array(5).fill('/artwork/1'));
    expect(jest.mocked(wait).mock.calls.map(([ms]) => ms)).toEqual([
      2000, 4000, 8000, 16_000, 32_000,
    ]);
  });

  it('what is published in such a pause at once, and then what failed', async () => {
    let left = 1;
    const { asked, warm } = aSite({ '/a': '', '/b': '' }, (path) =>
      path === '/a' && left-- > 0 ? new Response('', { status: 503 }) : undefined,
    );
    const paused = new Promise<void>((begin) => {
      jest.mocked(wait).mockImplementationOnce((_ms, _value, { signal } = {}) => {
        begin();
        return new Promise((_, reject) => signal?.addEventListener('abort', reject));
      });
    });
    const all = warm.tell(items('/a'));
    await paused;
    await warm.tell(items('/b'));
    await all;
    expect(asked).toEqual(['/a', '/b', '/a']);
  });

  it('what is published before a failure without such a pause, too', async () => {
    let left = 1;
    const { asked, warm } = aSite({ '/a': '', '/b': '' }, (path) =>
      path === '/a' && left-- > 0 ? failMeanwhile() : undefined,
    );
    function failMeanwhile() {
      void warm.tell(items('/b'));
      return new Response('', { status: 503 });
    }
    await warm.tell(items('/a'));
    expect(jest.mocked(wait).mock.calls.at(-1)?.[2]?.signal?.aborted).toBe(true);
    expect(asked).toEqual(['/a', '/b', '/a']);
  });

  it('no more than there is room for', async () => {
    const pages = { '/a': picture('a') + picture('b') + picture('c'), '/b': picture('d') };
    const { asked, warm } = aSite(pages, undefined, { pictures: 350 });
    await warm.tell(items('/a', '/b'));
    expect(asked).toEqual(['/a', 'a avif', 'a jpeg', '/b', 'b avif', 'b jpeg']);
    await warm.tell(items('/b'));
    expect(asked.slice(6)).toEqual(['/b', 'd avif', 'd jpeg']);
  });

  it('nothing that is found where what was published has used the room: it would push that out again', async () => {
    const { asked, warm, queue } = aSite(
      { '/new': picture('new') + picture('newer'), '/old': picture('old') },
      undefined,
      { pictures: 350 },
    );
    queue.find([{ path: '/old', entry: '/old old' }]);
    await warm.tell(items('/new'));
    expect(asked).toContain('newer jpeg');
    expect(asked).not.toContain('old avif');
  });

  it('of told works their own picture first, which other pages name too, and each once', async () => {
    const { asked, warm } = aSite({
      '/artwork/1': picture('a') + picture('b') + picture('z'),
      '/artwork/2': picture('b') + picture('a') + picture('z'),
      '/news': picture('n'),
    });
    await warm.tell(items('/artwork/1', '/artwork/2', '/artwork/gone', '/news'));
    const pictures = asked.filter((one) => !one.startsWith('/'));
    const inFormats = (one: string) => [`${one} avif`, `${one} jpeg`];
    expect(pictures).toEqual(['a', 'b', 'n', 'z'].flatMap(inFormats));
  });

  it('what is beside a work again when it failed', async () => {
    let left = 1;
    const { asked, warm } = aSite({ '/artwork/1': picture('a') + picture('z') }, (path) => {
      if (path.includes('Fz&') && left-- > 0) throw new Error('away');
      return undefined;
    });
    await warm.tell(items('/artwork/1'));
    expect(asked.filter((one) => one === 'z jpeg')).toHaveLength(1);
  });

  it('the next page while pictures are made, but as it is when its turn comes', async () => {
    const { asked, warm, pages } = aSite(
      { '/news': picture('a'), '/old': picture('old') },
      (path) => void (path === '/old' && changeOld()),
    );
    let isChanged = false;
    function changeOld() {
      if (isChanged) return;
      isChanged = true;
      pages['/old'] = picture('new');
      void warm.tell(items('/old'));
    }
    await warm.tell(items('/news', '/old'));
    expect(asked).toEqual([
      ...['/news', 'a avif', 'a jpeg', '/old'],
      ...['/old', 'new avif', 'new jpeg'],
    ]);
  });

  it('what was published just now before the rest, and then goes on', async () => {
    const { asked, warm, queue } = aSite(
      { '/new': picture('new'), '/old': picture('a') + picture('b') },
      (path) => void (path.includes('Fa&') && queue.add('told', '/new')),
    );
    queue.find([{ path: '/old', entry: '/old a' }]);
    await warm.tell(items());
    expect(asked.slice(0, 6)).toEqual(['/old', 'a avif', 'a jpeg', '/new', 'new avif', 'new jpeg']);
    expect(asked.filter((one) => /^[ab] /.test(one))).toHaveLength(4);
  });

  it('on after a restart, where it was stopped', async () => {
    const { asked, state, warm, queue } = aSite({ '/a': picture('a') }, (path) => {
      state.isOver ||= path.includes('url=');
      return undefined;
    });
    await warm.tell(items('/a', '/b'));
    expect(asked).toEqual(['/a', 'a avif', 'a jpeg']);
    queue.putBack();
    expect(queue.next()?.path).toBe('/a');
  });
});
