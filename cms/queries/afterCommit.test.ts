import type { BaseDatabaseAdapter, PayloadRequest } from 'payload';
import { afterCommit, withAfterCommit } from './afterCommit';

jest.mock('./ownTransaction', () => ({ runnerOf: async () => async () => [{ number: '7' }] }));

/** What PostgreSQL tells of the transaction. */
let status = 'committed';
const query = async (_text: string, values: unknown[]) => {
  expect(values).toEqual(['7']);
  return { rows: [{ status }] };
};
const adapter = {
  name: 'postgres',
  drizzle: { $client: { query } },
  commitTransaction: async () => undefined,
  rollbackTransaction: async () => undefined,
};
const db = withAfterCommit({ init: () => adapter }).init() as unknown as BaseDatabaseAdapter;

const done: string[] = [];
/** Two things are to be done after a save. */
async function save(transactionID?: string) {
  const within = { payload: { db }, transactionID } as unknown as PayloadRequest;
  const acts = ['one', 'other'].map((name) => async () => void done.push(name));
  await Promise.all(acts.map((act) => afterCommit(within, act)));
}

beforeEach(() => {
  adapter.name = 'postgres';
  status = 'committed';
  done.length = 0;
});

describe('What can’t be taken back', () => {
  it('is done when the transaction is committed, once', async () => {
    await save('a');
    expect(done).toEqual([]);
    for (const id of ['b', 'a', 'a']) await db.commitTransaction(id);
    expect(done).toEqual(['one', 'other']);
  });

  it('is never done when the transaction is rolled back, or its commit fails', async () => {
    await save('a');
    await db.rollbackTransaction('a');
    await db.commitTransaction('a');
    await save('b');
    status = 'aborted';
    await db.commitTransaction('b');
    expect(done).toEqual([]);
  });

  it('is done though something before it fails, of which the log tells', async () => {
    const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const within = { payload: { db }, transactionID: 'a' } as unknown as PayloadRequest;
    await afterCommit(within, () => Promise.reject(new Error('away')));
    await save('a');
    await db.commitTransaction('a');
    expect(done).toEqual(['one', 'other']);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('is done at once where there is no transaction', async () => {
    await save();
    adapter.name = 'sqlite';
    await save('a');
    expect(done).toEqual(['one', 'other', 'one', 'other']);
  });
});
