import * as promises from 'node:fs/promises';
import { MEDIA_DIR } from '../env';
import { inMedia } from './onDisk';
import { syncFiles } from './syncFiles';

jest.mock('node:fs/promises', () => ({
  __esModule: true,
  ...jest.requireActual('node:fs/promises'),
}));

const doc = { filename: 'a.jpg', sizes: { thumbnail: { filename: 'a-240x160.webp' } } };

/** What is on the disk after a save. `failure`: of the disk. */
async function syncedBy(req: object, saved: object = doc, failure?: Error) {
  const synced: string[] = [];
  jest.spyOn(promises, 'open').mockImplementation(async (path) => {
    const sync = async () => {
      if (failure) throw failure;
      synced.push(String(path));
    };
    return { sync, close: async () => undefined } as never;
  });
  await syncFiles({ doc: saved, req } as never);
  return synced;
}

describe('A save of an upload', () => {
  it('waits until its files and their names are on the disk', async () => {
    const files = [inMedia('a.jpg'), inMedia('a-240x160.webp')];
    expect(await syncedBy({ file: {} })).toEqual([...files, MEDIA_DIR]);
    const ofDocument = await syncedBy({ file: {} }, { filename: 'a.pdf' });
    expect(ofDocument).toEqual([inMedia('a.pdf'), MEDIA_DIR]);
  });

  it('waits for nothing if it brings no file', async () => {
    expect(await syncedBy({})).toEqual([]);
  });

  it('does not fail where the disk can’t tell', async () => {
    await expect(syncedBy({ file: {} }, doc, new Error('EINVAL'))).resolves.toEqual([]);
  });
});
