import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import PolicyHandler from './policyHandler.mjs';
import { isReachable } from './reachable.mjs';
import { isForgetful } from './jsonFile.mjs';
import { recallWithdrawn, rememberWithdrawn } from './withdrawals.mjs';
import { LONGEST_LIFE_MS } from '../freshness.mjs';

jest.mock('./reachable.mjs', () => ({ isReachable: jest.fn(async () => true) }));

const A_DAY = 24 * 60 * 60_000;
const SCOPE = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false };

let folder: string;
let server: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'withdrawals-'));
  server = join(folder, 'server');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  tagsManifest.clear();
});

const file = () => join(folder, 'cache/withdrawn.json');
const remembered = () => Object.keys(JSON.parse(readFileSync(file(), 'utf8')));

describe('What was withdrawn', () => {
  it('is remembered for thirty days, on the disk and in memory', () => {
    const now = Date.now();
    for (const days of [40, 31, 29, 0]) {
      tagsManifest.set(`withdrawn:album:${days}`, { expired: now - days * A_DAY });
      rememberWithdrawn(server, [`withdrawn:album:${days}`], now - days * A_DAY);
    }
    expect(remembered()).toEqual(['withdrawn:album:29', 'withdrawn:album:0']);
    expect([...tagsManifest.keys()]).toEqual(['withdrawn:album:29', 'withdrawn:album:0']);
  });

  it('waits in memory while the disk takes nothing, and no note counts as heard', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    // In its way, as on a full disk: the folder can't be written over.
    const inTheWay = join(folder, 'cache/withdrawn.json.new');
    mkdirSync(inTheWay, { recursive: true });
    rememberWithdrawn(server, ['withdrawn:album:1']);
    rememberWithdrawn(server, ['withdrawn:album:2']);
    expect([isForgetful(), warn.mock.calls.length]).toEqual([true, 1]);
    rmSync(inTheWay, { recursive: true });
    rememberWithdrawn(server, ['withdrawn:album:3']);
    expect(remembered()).toEqual(['withdrawn:album:1', 'withdrawn:album:2', 'withdrawn:album:3']);
    expect(isForgetful()).toBe(false);
  });

  describe('where the file can not be read', () => {
    let warn: jest.SpyInstance;
    beforeEach(() => {
      warn = jest.spyOn(console, 'warn').mockImplementation();
      mkdirSync(join(folder, 'cache'));
    });

    it.each([
      ['blank', () => writeFileSync(file(), '')],
      ['cut off', () => writeFileSync(file(), '{"withdrawn:album:1":17')],
      ['no file', () => mkdirSync(file())],
    ])('may be anything that is kept: %s', (_, spoil) => {
      spoil();
      const now = Date.now();
      recallWithdrawn(server, now);
      expect(tagsManifest.get('withdrawn:albums')).toEqual({ expired: now });
      expect(tagsManifest.get('withdrawn:webContent')).toEqual({ expired: now });
      expect(warn).toHaveBeenCalledTimes(1);
    });

    it('is still that after the next one, and a restart', () => {
      writeFileSync(file(), '');
      recallWithdrawn(server);
      rememberWithdrawn(server, ['withdrawn:album:1']);
      expect(remembered()).toEqual(
        expect.arrayContaining(['withdrawn:albums', 'withdrawn:album:1']),
      );
    });

    it('is not forgotten by a process that knows it', () => {
      rememberWithdrawn(server, ['withdrawn:album:1']);
      writeFileSync(file(), '');
      rememberWithdrawn(server, ['withdrawn:album:2']);
      expect(remembered()).toEqual(['withdrawn:album:1', 'withdrawn:album:2']);
    });
  });

  it('keeps its time when the clock was ahead, but none that is years ahead', () => {
    const now = Date.now();
    mkdirSync(join(folder, 'cache'));
    const ahead = { 'withdrawn:album:1': now + A_DAY, 'withdrawn:album:2': now + 5000 * A_DAY };
    writeFileSync(file(), JSON.stringify(ahead));
    recallWithdrawn(server, now);
    expect(tagsManifest.get('withdrawn:album:1')).toEqual({ expired: now + A_DAY });
    expect(tagsManifest.get('withdrawn:album:2')).toEqual({ expired: now + LONGEST_LIFE_MS });
  });

  it('is on no page that somebody gets, since none is older than that', async () => {
    const aHandler = () =>
      new PolicyHandler({
        fs: nodeFs,
        flushToDisk: true,
        serverDistDir: server,
        revalidatedTags: [],
        _requestHeaders: {},
        maxMemoryCacheSize: 0,
      });
    const page = { kind: 'APP_PAGE', html: '<p>', rscData: Buffer.from(''), headers: {} };
    await aHandler().set('/route-cache/en', { ...page, status: 200 }, SCOPE);
    const read = async (days: number) => {
      const at = new Date(Date.now() - days * A_DAY);
      for (const name of ['en.html', 'en.rsc', 'en.meta'])
        utimesSync(join(server, 'route-cache', name), at, at);
      return (await aHandler().get('/route-cache/en', SCOPE))?.value;
    };
    expect(await read(29)).toBeDefined();
    // Also while nothing new can be rendered: nobody knows any more what was on it.
    jest.mocked(isReachable).mockResolvedValue(false);
    expect(await read(31)).toBeUndefined();
  });
});
