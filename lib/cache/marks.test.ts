import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { beginServing, isMarked, isOverdue, noteMarks, recallChanges } from './marks.mjs';
import PolicyHandler from './policyHandler.mjs';
import { isReachable } from './reachable.mjs';

jest.mock('./reachable.mjs', () => ({ isReachable: jest.fn(async () => true) }));

const A_YEAR = 365 * 24 * 60 * 60;
const SCOPE = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false };

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'marks-'))));
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
  tagsManifest.clear();
  beginServing(0);
});

const aHandler = () =>
  new PolicyHandler({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: join(folder, 'server'),
    revalidatedTags: [],
    _requestHeaders: {},
  });
const aPage = (tag: string) => ({
  kind: 'APP_PAGE',
  html: '<p>',
  rscData: Buffer.from(''),
  headers: { 'x-next-cache-tags': tag },
  status: 200,
});

describe('isOverdue', () => {
  it('is a page two seconds after a change, unless it was made since', () => {
    tagsManifest.set('album:7', { stale: 10_000 });
    expect(isOverdue(['album:7'], 9000, 12_000)).toBe(false);
    expect(isOverdue(['album:7'], 9000, 12_001)).toBe(true);
    expect(isOverdue(['album:7'], 11_000, 12_001)).toBe(false);
    expect(isOverdue(['album:8'], 9000, 12_001)).toBe(false);
  });

  it('is a page two seconds after a change, though there were more since', () => {
    for (let at = 10_000; at <= 60_000; at += 700) {
      noteMarks(['album:7'], at);
      tagsManifest.set('album:7', { stale: at });
      expect(isOverdue(['album:7'], at - 1900, at)).toBe(false);
      expect(isOverdue(['album:7'], at - 1900, at + 900)).toBe(at >= 11_400);
    }
  });

  it('is a page two seconds after a change, though the clock was ahead before', () => {
    for (const at of [90_000, 10_000, 10_700]) {
      noteMarks(['album:7'], at);
      tagsManifest.set('album:7', { stale: at });
    }
    expect(isOverdue(['album:7'], 9000, 12_001)).toBe(true);
  });

  it('is at once what changed before the website began to serve', () => {
    tagsManifest.set('album:7', { stale: 10_000 });
    beginServing(10_000);
    expect(isOverdue(['album:7'], 9000, 10_001)).toBe(true);
    expect(isOverdue(['album:7'], 10_001, 10_002)).toBe(false);
  });
});

describe('A read that changed', () => {
  const read = async () =>
    (await aHandler().get('key', { kind: 'FETCH', tags: ['album:7'] }))?.value;

  it('is given to nobody, except while nothing new can be read', async () => {
    expect(isMarked(['album:7'], 0)).toBe(false);
    const data = { headers: {}, body: '{"name":"old"}', status: 200, url: '' };
    const value = { kind: 'FETCH', data, revalidate: 3600, tags: ['album:7'] };
    await aHandler().set('key', value, { fetchCache: true, tags: ['album:7'] });
    expect(await read()).toBeDefined();
    jest.useFakeTimers({ now: Date.now() + 1000, doNotFake: ['setImmediate', 'nextTick'] });
    await aHandler().revalidateTag(['album:7'], { expire: A_YEAR });
    expect(await read()).toBeUndefined();
    jest.mocked(isReachable).mockResolvedValueOnce(false);
    expect(await read()).toBeDefined();
  });
});

describe('A page that changed', () => {
  const read = async () => (await aHandler().get('/en', SCOPE))?.value;

  it('is given to nobody after seconds, except while nothing new can be rendered', async () => {
    await aHandler().set('/en', aPage('album:7'), SCOPE);
    expect(await read()).toBeDefined();
    jest.useFakeTimers({ now: Date.now() + 1000, doNotFake: ['setImmediate', 'nextTick'] });
    await aHandler().revalidateTag(['album:7'], { expire: A_YEAR });
    expect(await read()).toBeDefined();
    jest.setSystemTime(Date.now() + 6000);
    expect(await read()).toBeUndefined();
    jest.mocked(isReachable).mockResolvedValueOnce(false);
    expect(await read()).toBeDefined();
  });

  it('has changed after a restart, too', async () => {
    const handler = aHandler();
    jest.useFakeTimers();
    await handler.revalidateTag(['album:7'], { expire: A_YEAR });
    jest.advanceTimersByTime(1000);
    const { stale } = tagsManifest.get('album:7') ?? {};
    expect(JSON.parse(readFileSync(join(folder, 'cache/changed.json'), 'utf8'))).toEqual({
      'album:7': stale,
    });
    tagsManifest.clear();
    recallChanges(join(folder, 'server'));
    expect(tagsManifest.get('album:7')).toMatchObject({ stale });
  });

  it.each([
    ['may be any where the file can not be read', '{"albums":', 'albums'],
    ['has changed by now, also when the clock was ahead', '{"album:7":1e15}', 'album:7'],
  ])('%s', (_, text, tag) => {
    jest.spyOn(console, 'warn').mockImplementation();
    mkdirSync(join(folder, 'cache'));
    writeFileSync(join(folder, 'cache/changed.json'), text);
    recallChanges(join(folder, 'server'), 5000);
    expect(tagsManifest.get(tag)).toEqual({ stale: 5000 });
  });

  it('is given to nobody hours later either, though nobody has asked for it since', async () => {
    await aHandler().set('/en', aPage('album:7'), SCOPE);
    const now = Date.now() + 1000;
    jest.useFakeTimers({ now, doNotFake: ['setImmediate', 'nextTick'] });
    await aHandler().revalidateTag(['album:7'], { expire: A_YEAR });
    jest.setSystemTime(now + 3 * 3_600_000);
    await aHandler().revalidateTag(['album:8'], { expire: A_YEAR });
    jest.advanceTimersByTime(1000);
    expect(await read()).toBeUndefined();
  });

  it('is forgotten when it is older than any page, but not what was withdrawn', async () => {
    const now = Date.now();
    const [before, since] = [now - 31 * 86_400_000, now - 29 * 86_400_000];
    tagsManifest.set('album:1', { stale: before, expired: now + 1e9 });
    tagsManifest.set('album:3', { stale: since, expired: now + 1e9 });
    tagsManifest.set('withdrawn:album:1', { stale: before, expired: before });
    const handler = aHandler();
    jest.useFakeTimers({ now });
    await handler.revalidateTag(['album:2'], { expire: A_YEAR });
    jest.advanceTimersByTime(1000);
    expect([...tagsManifest.keys()]).toEqual(['album:3', 'withdrawn:album:1', 'album:2']);
  });

  it('is forgotten when there are very many, the longest ago first', async () => {
    const now = Date.now();
    for (let id = 1; id <= 20_000; id += 1) {
      tagsManifest.set(`album:${id}`, { stale: now - id, expired: now + 1e9 });
    }
    const handler = aHandler();
    jest.useFakeTimers({ now });
    await handler.revalidateTag(['album:0'], { expire: A_YEAR });
    jest.advanceTimersByTime(1000);
    expect(tagsManifest.size).toBe(20_000);
    expect([tagsManifest.has('album:0'), tagsManifest.has('album:20000')]).toEqual([true, false]);
  });
});
