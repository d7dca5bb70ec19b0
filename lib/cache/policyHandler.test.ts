import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { asKept, requestScope } from '@/server/requestScope.mjs';
import { MARKER } from './firstPaint.mjs';
import PolicyHandler from './policyHandler.mjs';
import { isReachable } from './reachable.mjs';

jest.mock('./reachable.mjs', () => ({ isReachable: jest.fn(async () => false) }));

const HTML = '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>evil()</script>';
const SCOPE = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false };

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'policy-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// A CMS that sends notes.
beforeEach(() => (process.env.REVALIDATE_SECRET = 'secret'));
afterEach(() => delete process.env.REVALIDATE_SECRET);

const contextOf = (fs: object = nodeFs) => ({
  fs,
  flushToDisk: true,
  serverDistDir: folder,
  revalidatedTags: [],
  _requestHeaders: {},
});
const aHandler = (fs?: object) => new PolicyHandler(contextOf(fs));
const aValue = (fields = {}) => ({
  kind: 'APP_PAGE',
  html: HTML,
  rscData: Buffer.from(''),
  headers: { 'x-next-cache-tags': 'news' },
  status: 200,
  ...fields,
});
const fileOf = (key: string) => join(folder, 'app', `${key}.html`);

describe('PolicyHandler', () => {
  it('stamps a page before its first answer, beside its other headers', async () => {
    const value = aValue();
    await aHandler().set('/en', value, SCOPE);
    expect(value.headers).toMatchObject({
      'x-next-cache-tags': 'news',
      'content-security-policy': expect.stringMatching(
        /^script-src 'self'(?: 'sha256-[^ ]+'){3}; default-src 'none'/,
      ),
    });
  });

  it('gives a page a tag by its content', async () => {
    const [one, same, other] = [aValue(), aValue(), aValue({ html: `${HTML}<p>` })];
    for (const [at, value] of [one, same, other].entries())
      await aHandler().set(`/en/${at}`, value, SCOPE);
    const tags = [one, same, other].map(({ headers }) => 'etag' in headers && headers.etag);
    expect(tags[0]).toMatch(/^W\/"[\w-]{22}"$/);
    expect([tags[1] === tags[0], tags[2] === tags[0]]).toEqual([true, false]);
  });

  it('lays the scripts of a page aside until it is painted', async () => {
    const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
    const value = aValue({ html: `<head>${script}</head><body></body>` });
    await aHandler().set('/en', value, SCOPE);
    expect(value.html).toMatch(
      `<head><script>${MARKER}</script></head><body><template id="after-first-paint">${script}`,
    );
  });

  it('keeps the stamp on the disk', async () => {
    const value = aValue();
    await aHandler().set('/en', value, SCOPE);
    const entry = await aHandler().get('/en', SCOPE);
    expect(entry).toMatchObject({ value: { headers: value.headers } });
  });

  it('stamps a page that the build wrote', async () => {
    const Store = Object.getPrototypeOf(PolicyHandler);
    await new Store({
      fs: nodeFs,
      flushToDisk: true,
      serverDistDir: folder,
      revalidatedTags: [],
    }).set('/built', aValue(), SCOPE);
    const entry = await aHandler().get('/built', SCOPE);
    expect(entry).toMatchObject({
      value: { headers: { 'content-security-policy': expect.stringContaining("'sha256-") } },
    });
  });

  it('leaves data alone', async () => {
    const value = { kind: 'FETCH', data: { headers: {}, body: '1', url: '' }, revalidate: 300 };
    await aHandler().set('abc', value, { fetchCache: true, tags: ['news'] });
    expect(value).not.toHaveProperty('headers');
  });

  it('answers 404 for a page that is marked absent', async () => {
    const value = aValue({ headers: { 'x-next-cache-tags': 'news,absent' } });
    await aHandler().set('/en/nothing', value, SCOPE);
    expect(value.status).toBe(404);
  });

  it('leaves the status of a page whose tags only sound like it', async () => {
    const value = aValue({ headers: { 'x-next-cache-tags': '_N_T_/en/absent,absentees' } });
    await aHandler().set('/en/absent', value, SCOPE);
    expect(value.status).toBe(200);
  });

  it('keeps an unknown address off the disk', async () => {
    await aHandler().set('/en/nowhere', aValue({ status: 404 }), SCOPE);
    expect(existsSync(fileOf('/en/nowhere'))).toBe(false);
  });

  it('replaces a page on the disk that exists no more', async () => {
    await aHandler().set('/en/gone', aValue(), SCOPE);
    await aHandler().set('/en/gone', aValue({ status: 404 }), SCOPE);
    const entry = await aHandler().get('/en/gone', SCOPE);
    expect(entry).toMatchObject({ value: { status: 404 } });
  });

  it.each([
    ['null', false],
    ['[]', false],
    ['{"items":[],"total":0}', false],
    ['{"items":[],"total":61}', false],
    ['{"items":[{"id":"7"}],"total":1}', true],
    ['{"id":"7"}', true],
  ])('keeps a read of %s on disk: %s', async (body, isOnDisk) => {
    const data = { headers: {}, body, status: 200, url: '' };
    const value = { kind: 'FETCH', data, revalidate: 300 };
    const context = { fetchCache: true, fetchUrl: '', tags: ['news'] };
    const key = basename(folder); // reads lie beside the folder
    await aHandler().set(key, value, context);
    const file = join(folder, '..', 'cache', 'fetch-cache', key);
    expect(existsSync(file)).toBe(isOnDisk);
    rmSync(file, { force: true });
  });

  describe('with a disk that is small', () => {
    const keyOf = (name: string) => `/route-cache/APP_PAGE/source/$/en/${name}`;
    const names = () => readdirSync(join(folder, 'route-cache/APP_PAGE/source/$/en')).sort();
    beforeEach(() => (process.env.CACHE_PAGES_MB = '1'));
    afterEach(() => delete process.env.CACHE_PAGES_MB);

    it('lets the page go that was not asked for the longest time, and keeps within the budget', async () => {
      const half = { html: HTML + 'x'.repeat(450_000) };
      await aHandler().set(keyOf('a'), aValue(half), SCOPE);
      await aHandler().set(keyOf('b'), aValue(half), SCOPE);
      await aHandler().get(keyOf('a'), SCOPE);
      await aHandler().set(keyOf('c'), aValue(half), SCOPE);
      expect(names()).toEqual(
        ['a', 'c'].flatMap((name) => [`${name}.html`, `${name}.meta`, `${name}.rsc`]),
      );
    });

    it('goes on when nothing can be written', async () => {
      const warned = jest.spyOn(console, 'warn').mockImplementation();
      writeFileSync(join(folder, 'route-cache'), 'no folder');
      await expect(aHandler().set(keyOf('a'), aValue(), SCOPE)).resolves.toBeUndefined();
      expect(warned).toHaveBeenCalledTimes(1);
      await aHandler().set(keyOf('b'), aValue(), SCOPE);
      expect(warned).toHaveBeenCalledTimes(1);
    });

    it('takes away what of a page was written before the disk was full', async () => {
      const fs = {
        ...nodeFs,
        writeFile: async (file: string, data: string) => {
          if (file.endsWith('.meta')) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
          // It comes after the other has failed.
          await wait(50);
          await nodeFs.mkdir(dirname(file));
          await nodeFs.writeFile(file, data);
        },
      };
      await aHandler(fs).set(keyOf('a'), aValue(), SCOPE);
      await wait(800);
      const isThere = () => existsSync(join(folder, 'route-cache/APP_PAGE/source/$/en'));
      for (let tries = 0; isThere() && tries < 60; tries += 1) await wait(50);
      expect(isThere()).toBe(false);
    });
  });

  describe('where something was absent', () => {
    beforeEach(() => jest.mocked(isReachable).mockResolvedValue(true));
    const CHANGED = { expire: 31_536_000 };
    const absent = (tag: string) =>
      aValue({ headers: { 'x-next-cache-tags': `${tag},absent` }, status: 404 });

    it('gives nobody a page that may have come since, as it would be rendered without metadata', async () => {
      const handler = aHandler();
      // Only what was there before is on the disk.
      await handler.set('/absent', aValue(), SCOPE);
      await handler.set('/absent', absent('later'), SCOPE);
      await handler.set('/present', aValue({ headers: { 'x-next-cache-tags': 'later' } }), SCOPE);
      expect(await handler.get('/absent', SCOPE)).not.toBeNull();
      await wait(20);
      await handler.revalidateTag('later', CHANGED);
      expect(await handler.get('/absent', SCOPE)).toBeNull();
      expect(await handler.get('/present', SCOPE)).not.toBeNull();
      jest.mocked(isReachable).mockResolvedValue(false);
      expect(await handler.get('/absent', SCOPE)).toBeNull();
    });

    it('asks for a work that may have come since, even where services seem to be away', async () => {
      jest.mocked(isReachable).mockResolvedValue(false);
      const context = (tag: string) => ({ fetchCache: true, fetchUrl: '', tags: [tag] });
      const read = (body: string) => ({
        ...{ kind: 'FETCH', revalidate: 300 },
        data: { headers: {}, body, status: 200, url: '' },
      });
      for (const [key, body] of [
        ['nothing', 'null'],
        ['something', '{"id":"7"}'],
      ] as const)
        await aHandler().set(basename(folder) + key, read(body), context('comes'));
      await wait(20);
      await aHandler().revalidateTag('comes', CHANGED);
      const get = (key: string) =>
        aHandler().get(basename(folder) + key, { kind: 'FETCH', tags: ['comes'] });
      expect(await get('something')).not.toBeNull();
      expect(await get('nothing')).toBeNull();
      const file = join(folder, '../cache/fetch-cache', `${basename(folder)}something`);
      rmSync(file, { force: true });
    });

    it('nor one that has outlived its time', async () => {
      const handler = aHandler();
      const cacheControl = { revalidate: 60, expire: undefined };
      for (const key of ['/absent', '/old'])
        await handler.set(key, aValue(), { ...SCOPE, cacheControl });
      await handler.set('/absent', absent('old'), { ...SCOPE, cacheControl });
      expect(await handler.get('/absent', SCOPE)).not.toBeNull();
      const now = Date.now();
      jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
      expect(await handler.get('/absent', SCOPE)).toBeNull();
      expect(await handler.get('/old', SCOPE)).not.toBeNull();
    });
  });

  it('gives nobody a page of broadcasts that has outlived its time, unless services are away', async () => {
    const cacheControl = { revalidate: 300, expire: undefined };
    for (const tag of ['lives', 'videos']) {
      const page = aValue({ headers: { 'x-next-cache-tags': `${tag},withdrawn:${tag}` } });
      await aHandler().set(`/${tag}`, page, { ...SCOPE, cacheControl });
    }
    const get = async (key: string) => (await aHandler().get(key, SCOPE)) !== null;
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    jest.mocked(isReachable).mockResolvedValue(true);
    clock.mockReturnValue(now + 299_000);
    expect(await get('/lives')).toBe(true);
    clock.mockReturnValue(now + 301_000);
    expect([await get('/lives'), await get('/videos')]).toEqual([false, true]);
    jest.mocked(isReachable).mockResolvedValue(false);
    expect(await get('/lives')).toBe(true);
    clock.mockRestore();
  });

  it('gives nobody a page that has outlived its time where no notes come, unless services are away', async () => {
    const cacheControl = { revalidate: 300, expire: undefined };
    await aHandler().set('/untold', aValue(), { ...SCOPE, cacheControl });
    const get = async () => (await aHandler().get('/untold', SCOPE)) !== null;
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 301_000);
    jest.mocked(isReachable).mockResolvedValue(true);
    expect(await get()).toBe(true);
    process.env.REVALIDATE_SECRET = ' ';
    expect(await get()).toBe(false);
    jest.mocked(isReachable).mockResolvedValue(false);
    expect(await get()).toBe(true);
    clock.mockReturnValue(now + 299_000);
    jest.mocked(isReachable).mockResolvedValue(true);
    expect(await get()).toBe(true);
    clock.mockRestore();
  });

  it('gives nobody a read that has outlived its time, unless services are away', async () => {
    const key = basename(folder);
    const read = { kind: 'FETCH', data: { headers: {}, body: '1', url: '' }, revalidate: 300 };
    await aHandler().set(key, read, { fetchCache: true, fetchUrl: '', tags: [] });
    const get = async (context: { revalidate?: number } = {}) =>
      (await aHandler().get(key, { kind: 'FETCH', tags: [], ...context })) !== null;
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 301_000);
    jest.mocked(isReachable).mockResolvedValue(true);
    expect([await get(), await get({ revalidate: 3600 })]).toEqual([false, true]);
    jest.mocked(isReachable).mockResolvedValue(false);
    expect(await get()).toBe(true);
    // Next still asks its own service for it, which may not be the one that is away.
    const given = await aHandler().get(key, { kind: 'FETCH', tags: [] });
    expect(given?.lastModified).toBeLessThanOrEqual(now + 1000);
    clock.mockReturnValue(now + 299_000);
    jest.mocked(isReachable).mockResolvedValue(true);
    expect(await get()).toBe(true);
    clock.mockRestore();
    rmSync(join(folder, '..', 'cache', 'fetch-cache', key), { force: true });
  });

  it('gives nobody what was kept while the clock was ahead', async () => {
    const key = basename(folder);
    const file = join(folder, '..', 'cache', 'fetch-cache', key);
    const read = { kind: 'FETCH', data: { headers: {}, body: '1', url: '' }, revalidate: 300 };
    const handler = aHandler();
    await handler.set('/ahead', aValue(), SCOPE);
    await handler.set(key, read, { fetchCache: true, fetchUrl: '', tags: [] });
    const bySeconds = async (ahead: number) => {
      const at = Date.now() / 1000 + ahead;
      for (const path of [fileOf('/ahead'), file]) utimesSync(path, at, at);
      const [page, data] = [SCOPE, { kind: 'FETCH', tags: [] }];
      return [await handler.get('/ahead', page), await handler.get(key, data)];
    };
    expect(await bySeconds(30)).toEqual([expect.anything(), expect.anything()]);
    expect(await bySeconds(90)).toEqual([null, null]);
    rmSync(file);
  });

  it('gives nobody what was withdrawn before the clock was set back', async () => {
    jest.mocked(isReachable).mockResolvedValue(false);
    const withTag = (tag: string) => aValue({ headers: { 'x-next-cache-tags': tag } });
    await aHandler().set('/gone', withTag('withdrawn:album:70'), SCOPE);
    await aHandler().set('/changed', withTag('album:70'), SCOPE);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 30_000);
    await aHandler().revalidateTag('withdrawn:album:70', { expire: 0 });
    await aHandler().revalidateTag('album:70', { expire: 31_536_000 });
    clock.mockReturnValue(now + 1000);
    expect(await aHandler().get('/gone', SCOPE)).toBeNull();
    expect(await aHandler().get('/changed', SCOPE)).not.toBeNull();
  });

  it('does so after a restart, too', async () => {
    const tags = { 'x-next-cache-tags': 'withdrawn:album:71' };
    await aHandler().set('/gone-too', aValue({ headers: tags }), SCOPE);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 30_000);
    await aHandler().revalidateTag('withdrawn:album:71', { expire: 0 });
    clock.mockReturnValue(now - 20_000);
    jest.resetModules();
    Reflect.deleteProperty(globalThis, Symbol.for('oneWorldOneFuture.withdrawals'));
    const { default: Restarted } = await import('./policyHandler.mjs');
    const restarted = new Restarted({ serverDistDir: folder } as never);
    expect(await restarted.get('/gone-too', SCOPE)).toBeNull();
  });

  it('remembers over a restart what was withdrawn, and of a change nothing', async () => {
    const handler = aHandler();
    const withTag = (tag: string) => aValue({ headers: { 'x-next-cache-tags': tag } });
    await handler.set('/a', withTag('withdrawn:albums'), SCOPE);
    await handler.set('/b', withTag('albums'), SCOPE);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await handler.revalidateTag('withdrawn:albums', { expire: 0 });
    await handler.revalidateTag('albums', { expire: 31_536_000 });
    jest.resetModules();
    Reflect.deleteProperty(globalThis, Symbol.for('oneWorldOneFuture.withdrawals'));
    const { default: Restarted } = await import('./policyHandler.mjs');
    const restarted: PolicyHandler = new Restarted({
      ...{ fs: nodeFs, flushToDisk: true, serverDistDir: folder },
      ...{ revalidatedTags: [], _requestHeaders: {} },
    });
    expect(await restarted.get('/a', SCOPE)).toBeNull();
    expect(await restarted.get('/b', SCOPE)).not.toBeNull();
  });

  it.each([
    ['on the disk', 0],
    ['in memory', 1_000_000],
  ])(
    'takes what was read before a note for older than it, %s',
    async (where, maxMemoryCacheSize) => {
      const handler = () => new PolicyHandler({ ...contextOf(), maxMemoryCacheSize });
      const [asked, reading, later] = [handler(), handler(), `later ${where}`];
      const read = { kind: 'FETCH', data: { headers: {}, body: '1', url: '' }, revalidate: 300 };
      await wait(20);
      const noteAt = Date.now();
      await handler().revalidateTag(later, { expire: 31_536_000 });
      await wait(20);
      const page = () => aValue({ headers: { 'x-next-cache-tags': later } });
      await asked.set(`/old/${maxMemoryCacheSize}`, page(), SCOPE);
      await handler().set(`/new/${maxMemoryCacheSize}`, page(), SCOPE);
      const key = basename(folder);
      await reading.set(key, read, { fetchCache: true, fetchUrl: '', tags: [later] });
      const old = await handler().get(`/old/${maxMemoryCacheSize}`, SCOPE);
      const fresh = await handler().get(`/new/${maxMemoryCacheSize}`, SCOPE);
      expect(old?.lastModified).toBeLessThan(noteAt);
      expect(fresh?.lastModified).toBeGreaterThan(noteAt);
      jest.mocked(isReachable).mockResolvedValue(true);
      expect(await handler().get(key, { kind: 'FETCH', tags: [later] })).toBeNull();
      rmSync(join(folder, '..', 'cache', 'fetch-cache', key), { force: true });
    },
  );

  it.each([
    ['.html', ''],
    ['.html', `${HTML}<p>of the page after</p>`],
    ['.rsc', 'of the page before'],
    ['.segments/_tree.segment.rsc', 'cut of'],
  ])('gives nobody a page of which %s was not written: "%s"', async (ending, left) => {
    const handler = new PolicyHandler({ ...contextOf(), maxMemoryCacheSize: 1_000_000 });
    const segmentData = new Map(['/_tree', '/_full'].map((name) => [name, Buffer.from('cut off')]));
    await handler.set('/written/page', aValue({ segmentData }), SCOPE);
    // Under another address it is not in memory, as after a restart.
    const found = basename(folder);
    renameSync(join(folder, 'app/written'), join(folder, 'app', found));
    const key = `/${found}/page`;
    const file = join(folder, 'app', key + ending);
    const whole = readFileSync(file);
    writeFileSync(file, left);
    expect(await handler.get(key, SCOPE)).toBeNull();
    expect(await handler.get(key, SCOPE)).toBeNull();
    writeFileSync(file, whole);
    expect(await handler.get(key, SCOPE)).toMatchObject({ value: { html: aValue().html } });
  });

  it('keeps a page as old as it is when a rendering failed, and rests for moments', async () => {
    jest.mocked(isReachable).mockResolvedValue(true);
    await aHandler().set('/rests', aValue({ headers: { 'x-next-cache-tags': 'rest' } }), SCOPE);
    const first = await aHandler().get('/rests', SCOPE);
    await wait(20);
    await aHandler().revalidateTag('rest', { expire: 31_536_000 });
    const modified = statSync(fileOf('/rests')).mtimeMs;
    // So Next does when it could not render.
    await aHandler().set('/rests', first?.value, SCOPE);
    expect(statSync(fileOf('/rests')).mtimeMs).toBe(modified);
    const rested = await aHandler().get('/rests', SCOPE);
    expect(rested?.lastModified).toBeGreaterThan(Number(first?.lastModified) + 10);
    await wait(3100);
    expect(await aHandler().get('/rests', SCOPE)).toBeNull();
  });

  it('takes a page that was made of an old read for as old, while services are away', async () => {
    const key = basename(folder);
    const tag = `read ${key}`;
    const read = { kind: 'FETCH', data: { headers: {}, body: '1', url: '' }, revalidate: 300 };
    await aHandler().set(key, read, { fetchCache: true, fetchUrl: '', tags: [tag] });
    await wait(20);
    await aHandler().revalidateTag(tag, { expire: 31_536_000 });
    await wait(20);
    jest.mocked(isReachable).mockResolvedValue(false);
    await requestScope.run({}, async () => {
      expect(await aHandler().get(key, { kind: 'FETCH', tags: [tag] })).not.toBeNull();
      await aHandler().set('/made', aValue({ headers: { 'x-next-cache-tags': tag } }), SCOPE);
    });
    jest.mocked(isReachable).mockResolvedValue(true);
    await wait(3100);
    expect(await aHandler().get('/made', SCOPE)).toBeNull();
    rmSync(join(folder, '..', 'cache', 'fetch-cache', key), { force: true });
  });

  it('takes a page that was made of a read that has outlived its time for as old', async () => {
    const key = basename(folder);
    const read = { kind: 'FETCH', data: { headers: {}, body: '1', url: '' }, revalidate: 300 };
    await aHandler().set(key, read, { fetchCache: true, fetchUrl: '', tags: [] });
    const now = Date.now();
    const later = now + 301_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    const get = () => aHandler().get(key, { kind: 'FETCH', tags: [] });
    jest.mocked(isReachable).mockResolvedValue(true);
    expect(await requestScope.run({}, get)).toBeNull();
    await requestScope.run({}, async () => {
      // Its service did not answer, whether that of the works does or not.
      expect(await asKept.run(true, get)).toMatchObject({ lastModified: later });
      await aHandler().set('/aged', aValue(), SCOPE);
    });
    expect(statSync(fileOf('/aged')).mtimeMs).toBeLessThan(now + 1000);
    // It rests.
    expect(await aHandler().get('/aged', SCOPE)).toMatchObject({ lastModified: later });
    clock.mockRestore();
    rmSync(join(folder, '..', 'cache', 'fetch-cache', key), { force: true });
  });
});
