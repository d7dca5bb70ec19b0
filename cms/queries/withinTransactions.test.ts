import type { BaseDatabaseAdapter } from 'payload';
import { withinTransactions, WRITES } from './withinTransactions';

const done: string[] = [];
const noting = (name: string) => [name, async () => void done.push(name)] as const;
const adapter = {
  sessions: { open: {} },
  ...Object.fromEntries(WRITES.map(noting)),
};
const db = withinTransactions({ init: () => adapter }).init() as unknown as BaseDatabaseAdapter;

type Write = (args: object) => Promise<unknown>;
const write = (name: (typeof WRITES)[number], transactionID?: unknown) =>
  (db[name] as unknown as Write)({ collection: 'news', req: { transactionID } });

beforeEach(() => {
  done.length = 0;
});

describe('A transaction', () => {
  it('has what is written in it while it is open', async () => {
    for (const name of WRITES) await write(name, 'open');
    expect(done).toEqual(WRITES);
  });

  it('that has ended has no more', async () => {
    for (const name of WRITES)
      await expect(write(name, Promise.resolve('ended'))).rejects.toThrow('has ended');
    expect(done).toEqual([]);
  });

  it('is not needed, and SQLite has none', async () => {
    await write('create');
    await write('create', Promise.resolve(null));
    expect(done).toEqual(['create', 'create']);
  });
});
