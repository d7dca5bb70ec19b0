import type { Payload } from 'payload';
import { isTooOld } from '@/lib/cache/withdrawals.mjs';
import { claimRows, sweepOutbox } from './outbox';

const asked: { text: string; values: unknown[] }[] = [];
let isPostgres = false;
jest.mock('./driver', () => ({
  rowsBy: async (_: unknown, query: never) => {
    asked.push(query);
    return [];
  },
  isPostgresOf: () => isPostgres,
}));

it('a note is kept for as long as a website may have a page that it names', async () => {
  const now = Date.now();
  await sweepOutbox({} as Payload, now);
  const made = Number(asked.at(-1)?.values[0]);
  expect(isTooOld(made, now)).toBe(false);
  expect(isTooOld(made - 1, now)).toBe(true);
});

it('on PostgreSQL a row is due by the database’s clock, whatever this machine’s says', async () => {
  jest.useFakeTimers({ now: 1000 });
  isPostgres = true;
  await claimRows({ db: {} } as Payload, Date.now());
  expect(asked.at(-1)?.text.match(/statement_timestamp\(\)/g)).toHaveLength(2);
  expect(asked.at(-1)?.values).toEqual([3000, 0, 200]);
  isPostgres = false;
  await claimRows({ db: {} } as Payload, Date.now());
  expect(asked.at(-1)?.values).toEqual([4000, 1000, 121_000, 200]);
  jest.useRealTimers();
});

it('on SQLite a row waits no longer when the clock was set back', async () => {
  await claimRows({ db: {} } as Payload, 1000);
  expect(asked.at(-1)?.text).toContain('due > ');
  expect(asked.at(-1)?.values).toEqual([4000, 1000, 121_000, 200]);
});
