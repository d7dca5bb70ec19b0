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

test('without transactions the row of a draft that cannot be saved gets its place again', async () => {
  const before = { num: 'WE-1', yearLabel: '2024', seq: 3, updatedAt: null };
  expect(await rowsOf({ published: false })).toEqual([WRITTEN, before]);
});

test('a transaction takes it back by itself, and what is published was not written', async () => {
  expect(await rowsOf({ published: false }, 1)).toEqual([WRITTEN]);
  expect(await rowsOf({ published: true })).toEqual([]);
});
