import type { BaseDatabaseAdapter, PayloadRequest } from 'payload';
import { afterCommit, withCheckedCommits } from './afterCommit';

jest.mock('./ownTransaction', () => ({
  ...jest.requireActual('./ownTransaction'),
  runnerOf: async () => async () => {
    if (hasFailed) throw new Error('current transaction is aborted');
    return [{ number }];
  },
}));

/** What PostgreSQL tells of the transaction. */
let hasFailed = false;
let number: string | null = '7';
let status = 'committed';
/** How many questions about it fail. */
let unanswered = 0;
const query = async (_text: string, values: unknown[]) => {
  expect(values).toEqual(['7']);
  unanswered -= 1;
  if (unanswered >= 0) throw new Error('no connection was free');
  return { rows: [{ status }] };
};
const end = async (id: Promise<string> | string) => {
  delete adapter.sessions[await id];
};
const adapter = {
  name: 'postgres',
  sessions: {} as Record<string, object>,
  drizzle: { $client: { query } },
  commitTransaction: end,
  rollbackTransaction: end,
};
const db = withCheckedCommits({ init: () => adapter }).init() as unknown as BaseDatabaseAdapter;

const done: string[] = [];
/** Two things are to be done after a save. */
async function save(transactionID?: string) {
  if (transactionID) adapter.sessions[transactionID] = {};
  const within = { payload: { db }, transactionID } as unknown as PayloadRequest;
  const acts = ['one', 'other'].map((name) => async () => void done.push(name));
  await Promise.all(acts.map((act) => afterCommit(within, act)));
}

beforeEach(() => {
  adapter.name = 'postgres';
  adapter.sessions = {};
  [hasFailed, number, status, unanswered] = [false, '7', 'committed', 0];
  done.length = 0;
});

describe('What can’t be taken back', () => {
  it('is done when the transaction is committed, once', async () => {
    await save('a');
    expect(done).toEqual([]);
    for (const id of ['b', Promise.resolve('a'), 'a']) {
      adapter.sessions[await id] ??= {};
      await db.commitTransaction(id);
    }
    expect(done).toEqual(['one', 'other']);
  });

  it('is never done when the transaction is rolled back', async () => {
    await save('a');
    await db.rollbackTransaction('a');
    adapter.sessions.a = {};
    await db.commitTransaction('a');
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

describe('A commit', () => {
  it.each([
    ['in which a statement has failed', () => void (hasFailed = true), 'is aborted'],
    ['whose COMMIT fails', () => void (status = 'aborted'), 'not committed'],
    ['of which nothing can be asked', () => void (unanswered = 3), 'can’t be asked'],
    ['that was rolled back', () => void delete adapter.sessions.a, 'has ended'],
  ])('of a transaction %s fails, and nothing of it is left', async (_, fail, message) => {
    await save('a');
    fail();
    await expect(db.commitTransaction('a')).rejects.toThrow(message);
    expect(adapter.sessions).toEqual({});
    [hasFailed, status, adapter.sessions.a] = [false, 'committed', {}];
    await db.commitTransaction('a');
    expect(done).toEqual([]);
  });

  it('holds though questions about it fail, as long as one is answered', async () => {
    await save('a');
    unanswered = 2;
    await db.commitTransaction('a');
    expect(done).toEqual(['one', 'other']);
  });

  it('of a transaction whose id its request has lost fails', async () => {
    const lost = undefined as unknown as string;
    await expect(db.commitTransaction(lost)).rejects.toThrow('has ended');
  });

  it('of a transaction that has written nothing can’t lose anything', async () => {
    adapter.sessions.a = {};
    [number, status] = [null, 'unknown'];
    await db.commitTransaction('a');
    expect(adapter.sessions).toEqual({});
  });
});
