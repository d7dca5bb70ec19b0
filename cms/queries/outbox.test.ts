import type { Payload } from 'payload';
import { isTooOld } from '@/lib/cache/withdrawals.mjs';
import { sweepOutbox } from './outbox';

const asked: { values: unknown[] }[] = [];
jest.mock('./driver', () => ({ rowsBy: (_: unknown, query: never) => asked.push(query) }));

it('a note is kept for as long as a website may have a page that it names', async () => {
  const now = Date.now();
  await sweepOutbox({} as Payload, now);
  const made = Number(asked[0]?.values[0]);
  expect(isTooOld(made, now)).toBe(false);
  expect(isTooOld(made - 1, now)).toBe(true);
});
