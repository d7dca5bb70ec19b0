import { queueJob } from './jobs';
import { dropOutdatedSheets, dropSheetsOfDeleted } from './outdated';

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
const req = { payload };
const change = { doc: { id: 7, _status: 'published' }, operation: 'update', req };

beforeEach(() => {
  done = [];
  mockIsThere = true;
  mockWasPublished = true;
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
      { certPhotos: [4] },
      { id: { in: [2, 3] } },
    ]);
  });

  it('are all that a work has which was taken down before', async () => {
    mockWasPublished = false;
    await dropOutdatedSheets(change as never);
    expect(done).toEqual([
      { works: [7], locales: ['en', 'fr', 'ar'], by: '' },
      { certPhotos: [1] },
      { id: { in: [2, 3, 4] } },
    ]);
  });

  it('and those of a picture that goes', async () => {
    await dropSheetsOfDeleted({ id: 1, req } as never);
    expect(done).toEqual([
      { works: [7], locales: ['en', 'fr', 'ar'], by: '' },
      { certPhotos: [1] },
      { id: { in: [2, 3, 4] } },
    ]);
  });

  it('go with a certificate that was deleted meanwhile, which is written no more', async () => {
    mockIsThere = false;
    await dropOutdatedSheets(change as never);
    expect(done).toEqual([{ works: [7], locales: ['en', 'fr'], by: '' }, { id: { in: [2, 3] } }]);
  });

  it('stay if they can’t be queued', async () => {
    jest.mocked(queueJob).mockRejectedValue(new Error('the disk is full'));
    await expect(dropOutdatedSheets(change as never)).rejects.toThrow('full');
    expect(done).toEqual([]);
  });
});
