import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import * as promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPublishedFile } from './publishedFile';
import type { openFile } from './openFile';
import type { serveFile } from './serveFile';

jest.mock('node:fs/promises', () => ({
  __esModule: true,
  ...jest.requireActual('node:fs/promises'),
}));
jest.mock('./bucket', () => ({}));
jest.mock('./publishedFile', () => ({ findPublishedFile: jest.fn() }));

/** Too large for a single read. */
const size = 600 * 1024;
const filename = 'film.mp4';
const FILE = { filename, key: filename, size, modified: 0, mimeType: 'video/mp4' };
const WHOLE = { start: 0, end: size - 1 };

describe('A large file on the disk', () => {
  const top = mkdtempSync(join(tmpdir(), 'one-world-files-'));
  let open: typeof openFile;
  let serve: typeof serveFile;

  beforeAll(async () => {
    process.env.DATA_DIR = top;
    mkdirSync(join(top, 'media'));
    writeFileSync(join(top, 'media', filename), Buffer.alloc(size, 'a'));
    open = (await import('./openFile')).openFile;
    serve = (await import('./serveFile')).serveFile;
  });
  afterAll(() => rmSync(top, { recursive: true, force: true }));

  /** How many files have been opened from now on, and how many of them are still open after at most a second. */
  function opened() {
    const { mock } = jest.spyOn(promises, 'open');
    const areOpen = async () => {
      const handles = await Promise.all(mock.results.map(({ value }) => value));
      return handles.filter(({ fd }) => fd >= 0).length;
    };
    return async () => {
      for (let tries = 0; tries < 100 && (await areOpen()) > 0; tries += 1) await wait(10);
      return [mock.results.length, await areOpen()];
    };
  }

  it('is read whole, and closed', async () => {
    const counts = opened();
    const body = await open(FILE, WHOLE, new AbortController().signal);
    expect((await new Response(body).arrayBuffer()).byteLength).toBe(size);
    expect(await counts()).toEqual([1, 0]);
  });

  it('is closed when the visitor leaves before it is read', async () => {
    const counts = opened();
    const gone = new AbortController();
    await open(FILE, WHOLE, gone.signal);
    gone.abort();
    expect(await counts()).toEqual([1, 0]);
  });

  it('is closed when the visitor has left, whom nobody answers', async () => {
    const counts = opened();
    jest.mocked(findPublishedFile).mockResolvedValue(FILE);
    const request = new Request('http://cms.test/video/x', { signal: AbortSignal.abort() });
    const answer = await serve('video')(request, { params: Promise.resolve({ file: filename }) });
    expect(answer.status).toBe(499);
    expect(await counts()).toEqual([1, 0]);
  });
});
