import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as fs from 'node:fs';
import * as promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type * as Uploads from './uploads';

jest.mock('node:fs', () => ({ __esModule: true, ...jest.requireActual('node:fs') }));
jest.mock('node:fs/promises', () => ({
  __esModule: true,
  ...jest.requireActual('node:fs/promises'),
}));

const MB = 1024 * 1024;
const BATCH = '5a6f7d1e-0000-4000-8000-000000000001';

describe('Files that wait to be imported', () => {
  const top = mkdtempSync(join(tmpdir(), 'one-world-uploads-'));
  const at = (...names: string[]) => join(top, 'imports', BATCH, ...names);
  let uploads: typeof Uploads;

  beforeAll(async () => {
    process.env.DATA_DIR = top;
    uploads = await import('./uploads');
  });
  afterAll(() => rmSync(top, { recursive: true, force: true }));

  const send = (name: string, bytes: BlobPart, size = 0) =>
    uploads.receive(BATCH, name, { body: new Blob([bytes]).stream(), size });
  const faultOf = (sent: Promise<void>) =>
    sent.then(
      () => '',
      (error: { fault?: string }) => error.fault ?? String(error),
    );
  const parts = () => readdirSync(at()).filter((name) => name !== 'files');

  it('are kept by their names, and replaced whole', async () => {
    await send('works.csv', 'one');
    await send('class 3/a.jpg', 'a');
    await send('works.csv', 'two');
    expect(readFileSync(at('files', 'works.csv'), 'utf8')).toBe('two');
    expect(await uploads.summaryOf(BATCH)).toEqual({
      pictures: 1,
      sheets: ['works.csv'],
      bytes: 4,
    });
    // A folder can't have the name of a file.
    expect(await faultOf(send('class 3/a.jpg/b.jpg', 'b'))).toBe('badName');
    expect(parts()).toEqual([]);
  });

  it('are refused by their size, whatever they claim', async () => {
    // Below 20 MB, as the import asks of a picture.
    expect(await faultOf(send('big.jpg', '', 20 * MB))).toBe('tooLarge');
    expect(await faultOf(send('big.jpg', new Uint8Array(20 * MB), 5))).toBe('tooLarge');
    expect(await faultOf(send('class 3/a.jpg', new Uint8Array(20 * MB - 1)))).toBe('');
    expect(parts()).toEqual([]);
    expect(readdirSync(at('files'))).toEqual(['class 3', 'works.csv']);
  });

  it('are refused while there is room left, and when there is none all at once', async () => {
    const free = { bavail: 1024, bsize: MB } as never;
    jest.spyOn(promises, 'statfs').mockResolvedValueOnce(free);
    expect(await faultOf(send('b.jpg', 'b', MB))).toBe('diskFull');
    const full = new Writable({
      write: (_chunk, _coding, done) => done(Object.assign(new Error(), { code: 'ENOSPC' })),
    });
    jest.spyOn(fs, 'createWriteStream').mockReturnValueOnce(full as never);
    expect(await faultOf(send('b.jpg', 'b'))).toBe('diskFull');
    expect(readFileSync(at('files', 'works.csv'), 'utf8')).toBe('two');
  });

  it('go when their editor has gone', async () => {
    const gone = new AbortController();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from('x')),
    });
    const sent = faultOf(
      uploads.receive(BATCH, 'half.jpg', { body, size: 9, signal: gone.signal }),
    );
    setTimeout(() => gone.abort(), 50);
    expect(await sent).toBe('stalled');
    expect(parts()).toEqual([]);
  });

  it('go when their editor had gone before', async () => {
    const body = new ReadableStream();
    const signal = AbortSignal.abort();
    const sent = uploads.receive(BATCH, 'half.jpg', { body, size: 9, signal });
    expect(await faultOf(sent)).toBe('stalled');
    expect(parts()).toEqual([]);
  });

  it('go when nothing more comes of them for 30 seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from('x')),
    });
    const sent = faultOf(uploads.receive(BATCH, 'slow.jpg', { body, size: 9 }));
    while (parts().length === 0) await new Promise(setImmediate);
    await jest.advanceTimersByTimeAsync(29_000);
    expect(parts()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2000);
    jest.useRealTimers();
    expect(await sent).toBe('stalled');
    expect(parts()).toEqual([]);
  });

  it('are at most 20,000; one of them can still be replaced', async () => {
    const full = '5a6f7d1e-0000-4000-8000-000000000002';
    const files = join(top, 'imports', full, 'files');
    mkdirSync(files, { recursive: true });
    for (let at = 0; at < uploads.MOST_FILES; at += 1) writeFileSync(join(files, `${at}.jpg`), '');
    const one = (name: string) =>
      uploads.receive(full, name, { body: new Blob(['x']).stream(), size: 1 });
    expect(await faultOf(one('more.jpg'))).toBe('tooMany');
    expect(await faultOf(one('7.jpg'))).toBe('');
    await uploads.removeBatch(full);
  }, 30_000);

  it('are swept after a day', async () => {
    const day = 24 * 60 * 60_000;
    await uploads.sweepUploads(Date.now() + day - 60_000);
    expect(uploads.isHere(BATCH)).toBe(true);
    await uploads.sweepUploads(Date.now() + day + 60_000);
    expect(uploads.isHere(BATCH)).toBe(false);
    expect((await uploads.summaryOf(BATCH)).bytes).toBe(0);
  });
});
