import { createClient } from '@libsql/client';
import type { SQL } from '../queries/sql';
import { queueJob } from './jobs';
import { dropOutdatedSheets, dropSheetsOfDeleted } from './outdated';
import { readSheetName } from './sheetName';

/** What the database runs of our own statements, and within which transaction. */
const mockRun = jest.fn();
jest.mock('../queries/ownTransaction', () => ({
  runnerOf:
    async (_db: object, { transactionID }: { transactionID: number }) =>
    (statement: object) =>
      mockRun(statement, transactionID),
}));
jest.mock('../queries/afterCommit', () => ({
  afterCommit: (_within: unknown, act: () => Promise<unknown>) => act(),
}));
/** Whether the certificate is still there. */
let mockIsThere = true;
jest.mock('../collections/goneForGood', () => ({ isThere: async () => mockIsThere }));
jest.mock('../queries/albumPlaces', () => ({ isPrivate: async () => false }));
jest.mock('./jobs', () => ({ queueJob: jest.fn() }));
/** Whether visitors saw the work before it was saved. */
let mockWasPublished = true;
jest.mock('./shownBefore', () => ({
  shownBefore: () => ({ isPublished: mockWasPublished }),
}));
jest.mock('./source', () => ({
  readSource: async () => ({ source: 'b'.repeat(12), num: 'T-1', cover: 1, isPublished: true }),
}));

const sheet = (id: number, locale: string, source: string) => {
  const hashes = [source, source].map((letter) => letter.repeat(12)).join('-');
  return { id, originalName: `certificate-T-1-${locale}-${hashes}.jpg` };
};

/** What was done, in order. */
let done: unknown[] = [];
const payload = {
  find: async ({ collection }: { collection: string }) => {
    const certPhotos = [sheet(2, 'en', 'a'), sheet(3, 'fr', 'a'), sheet(4, 'ar', 'b')];
    return { docs: collection === 'albums' ? [{ id: 7 }] : [{ id: 9, num: 'T-1', certPhotos }] };
  },
  update: async ({ data }: { data: unknown }) => void done.push(data),
  delete: async ({ where }: { where: unknown }) => void done.push(where),
};
const req = { payload, transactionID: 5 };
const change = { doc: { id: 7, _status: 'published' }, operation: 'update', req };

beforeEach(() => {
  done = [];
  mockIsThere = true;
  mockWasPublished = true;
  mockRun.mockImplementation(async ({ values }: SQL) => void done.push({ renamed: values }));
  jest.mocked(queueJob).mockImplementation(async (_payload, wanted) => {
    done.push(wanted);
    return null;
  });
});

describe('The sheets that a save outdates', () => {
  it('are queued before they are taken away: a process that is killed then loses none', async () => {
    await dropOutdatedSheets(change as never);
    expect(done).toEqual([
      { works: [7], locales: ['en', 'fr'], by: '' },
      { renamed: [2, 3] },
      { certPhotos: [4] },
      { id: { in: [2, 3] } },
    ]);
  });

  it('are all that a work has which was taken down before', async () => {
    mockWasPublished = false;
    await dropOutdatedSheets(change as never);
    expect(done).toEqual([
      { works: [7], locales: ['en', 'fr', 'ar'], by: '' },
      { renamed: [2, 3, 4] },
      { certPhotos: [1] },
      { id: { in: [2, 3, 4] } },
    ]);
  });

  it('and those of a picture that goes', async () => {
    await dropSheetsOfDeleted({ id: 1, req } as never);
    expect(done).toEqual([
      { works: [7], locales: ['en', 'fr', 'ar'], by: '' },
      { renamed: [2, 3, 4] },
      { certPhotos: [1] },
      { id: { in: [2, 3, 4] } },
    ]);
  });

  it('go with a certificate that was deleted meanwhile, which is written no more', async () => {
    mockIsThere = false;
    await dropOutdatedSheets(change as never);
    expect(done).toEqual([
      { works: [7], locales: ['en', 'fr'], by: '' },
      { renamed: [2, 3] },
      { id: { in: [2, 3] } },
    ]);
  });

  it('are found by their name no more once the save is committed, but known to be made here', async () => {
    await dropOutdatedSheets(change as never);
    const [[{ sql, values }, transaction] = []] = mockRun.mock.calls;
    expect(transaction).toBe(5);
    const database = createClient({ url: ':memory:' });
    await database.execute('CREATE TABLE media (id INTEGER, original_name TEXT)');
    const names = [sheet(2, 'en', 'a'), sheet(4, 'ar', 'b')];
    for (const { id, originalName } of names)
      await database.execute({ sql: 'INSERT INTO media VALUES (?, ?)', args: [id, originalName] });
    await database.execute({ sql, args: values });
    const { rows } = await database.execute('SELECT original_name FROM media ORDER BY id');
    database.close();
    const [gone, kept] = rows.map((row) => String(row.original_name));
    const [before, other] = names.map(({ originalName }) => originalName);
    expect(gone).not.toBe(before);
    expect(readSheetName(gone)).toEqual(readSheetName(before));
    expect(kept).toBe(other);
  });

  it('stay if they can’t be queued', async () => {
    jest.mocked(queueJob).mockRejectedValue(new Error('the disk is full'));
    await expect(dropOutdatedSheets(change as never)).rejects.toThrow('full');
    expect(done).toEqual([]);
  });
});
