import type { Facts } from './entries';
import { writeWork, type Writing } from './writeWork';

jest.mock('./askDisk', () => ({ askDisk: async () => undefined }));
jest.mock('./pictures', () => ({ prepare: async () => undefined }));

const MOVED = { label: '2025', seq: 9 };
const PLACE = { num: 'WE-1', label: '2024', seq: 3 };

/** What is written into the own row of a work whose save fails. */
async function rowsOf(before: Facts, transaction: number | null = null) {
  const rows: object[] = [];
  const db = {
    beginTransaction: async () => transaction,
    rollbackTransaction: async () => undefined,
    updateOne: async ({ data }: { data: object }) => void rows.push(data),
  };
  const update = async () => {
    throw new Error('refused');
  };
  const known = { needLabel: async (label: string) => label };
  const writing = { payload: { db, update }, known } as unknown as Writing;
  const change = { id: 7, facts: MOVED, before: { ...PLACE, ...before }, path: null };
  await expect(writeWork(writing, change)).rejects.toThrow('refused');
  return rows;
}

const WRITTEN = { yearLabel: '2025', seq: 9, updatedAt: null };

test('each write refuses in the language of the import', async () => {
  const told: unknown[] = [];
  const noteLanguage = async ({
    req,
  }: {
    req: { i18n?: { language: string }; t?: () => string };
  }) => {
    told.push([req.i18n?.language, req.t?.()]);
    return { id: 7 };
  };
  const db = {
    beginTransaction: async () => 1,
    commitTransaction: async () => undefined,
    updateOne: noteLanguage,
  };
  const i18n = { language: 'fr', t: () => 'en français' };
  const payload = { db, update: noteLanguage, create: noteLanguage };
  const known = { needLabel: async (label: string) => label };
  const writing = { payload, known, i18n } as unknown as Writing;
  await writeWork(writing, { facts: PLACE, path: null });
  const before = { ...PLACE, published: false };
  await writeWork(writing, { id: 7, facts: MOVED, before, path: null });
  // The new work; the own row of the other, and the work.
  expect(told).toEqual(Array.from({ length: 3 }, () => ['fr', 'en français']));
});

test('without transactions the row of a draft that cannot be saved gets its place again', async () => {
  const before = { num: 'WE-1', yearLabel: '2024', seq: 3, updatedAt: null };
  expect(await rowsOf({ published: false })).toEqual([WRITTEN, before]);
});

test('a transaction takes it back by itself, and what is published was not written', async () => {
  expect(await rowsOf({ published: false }, 1)).toEqual([WRITTEN]);
  expect(await rowsOf({ published: true })).toEqual([]);
});
